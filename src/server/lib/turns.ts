import { Refusal } from './refusal';

/** Whose turn it is; work of one owner is done one after the other. */
export type Owner = string | symbol;

/** Hands out turns for work that takes much of the machine: a few at once, one for each owner, in the order they came. */
export interface Turns {
  /**
   * Does the work when its turn comes. Throws `Refusal('busy')` when too many wait already, when it waited for too
   * long, and when `signal` ended the wait: work that has not begun by then is not begun.
   */
  take<T>(owner: Owner, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Begins a turn in the same way, and returns what ends it; only the first call of that counts. */
  begin(owner: Owner, signal?: AbortSignal): Promise<() => void>;
}

export interface TurnsOptions {
  /** How much is done at once. */
  atOnce: number;
  /** How many may wait, and how many of them for one owner. */
  waiting: { inAll: number; each: number };
  longestWaitMs: number;
  /** What somebody is told whose work does not get a turn. */
  sorry: string;
}

/** How many may wait to be signed in, and for how long. */
export const signInCrowd = {
  waiting: { inAll: 200, each: 1 },
  longestWaitMs: 20_000,
  sorry: 'A lot of people are signing in right now. Please try again in a few seconds.',
};

interface Waiting {
  owner: Owner;
  begin: () => void;
}

/** After this long it is worth trying again. */
const retryAfterSeconds = 10;

export function createTurns({ atOnce, waiting: most, longestWaitMs, sorry }: TurnsOptions): Turns {
  const waiting: Waiting[] = [];
  const working = new Set<Owner>();
  const busy = () => new Refusal('busy', sorry, { retryAfterSeconds });

  const beginNext = () => {
    while (working.size < atOnce) {
      const index = waiting.findIndex(({ owner }) => !working.has(owner));
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      working.add(next.owner);
      next.begin();
    }
  };

  const turnOf = (owner: Owner, signal: AbortSignal | undefined): Promise<void> => {
    const isFull = waiting.length >= most.inAll || waiting.filter((one) => one.owner === owner).length >= most.each;
    if (isFull || signal?.aborted) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const entry: Waiting = {
        owner,
        begin: () => {
          stopWaiting();
          resolve();
        },
      };
      const giveUp = () => {
        stopWaiting();
        waiting.splice(waiting.indexOf(entry), 1);
        reject(busy());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      signal?.addEventListener('abort', giveUp);
      waiting.push(entry);
      beginNext();
    });
  };

  const begin: Turns['begin'] = async (owner, signal) => {
    await turnOf(owner, signal);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      working.delete(owner);
      beginNext();
    };
  };

  return {
    begin,
    async take(owner, work, signal) {
      const end = await begin(owner, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
