import { Refusal } from './refusal';

/** Whose turn it is. */
export type Owner = string | symbol;

/**
 * Hands out turns at something that only a few can use at a time. The next turn is that of the owner who has had the
 * least time so far, so nobody waits for all that somebody else has lined up; the turns of one owner come in the order
 * they were requested.
 */
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
  /** How many turns there are at once. */
  atOnce: number;
  /** How many of them one owner has at once; 1 by default. */
  eachAtOnce?: number;
  /** How many may wait, and how many of them for one owner. */
  waiting: { inAll: number; each: number };
  longestWaitMs: number;
  /** After so many milliseconds of turns in a row the process does something else, in time that counts for no owner. */
  pauseAfterMs?: number;
  /** What the person is told if the work gets no turn. */
  sorry: string;
}

/** How many may wait to be signed in, and for how long. */
export const signInCrowd = {
  waiting: { inAll: 200, each: 1 },
  longestWaitMs: 20_000,
  sorry: 'A lot of people are signing in right now. Please try again in a few seconds.',
};

/** What takes much of the machine: two at once, so that a processor and memory are left for everybody else. */
export const heavyWork = {
  atOnce: 2,
  waiting: { inAll: 300, each: 60 },
  longestWaitMs: 60_000,
  sorry: 'The server is very busy right now. Please try again in a few seconds.',
};

/** The turns of one owner who has or wants some, or has had more than the others. */
interface Line {
  waiting: Set<() => void>;
  working: number;
  /** The time that was had, counted from what the others had when this owner came. */
  hadMs: number;
}

const isIdle = ({ waiting, working }: Line): boolean => working === 0 && waiting.size === 0;

/** After this long it is worth trying again. */
const retryAfterSeconds = 10;

export function createTurns(options: TurnsOptions): Turns {
  const { atOnce, eachAtOnce = 1, waiting: most, longestWaitMs, pauseAfterMs, sorry } = options;
  const lines = new Map<Owner, Line>();
  let working = 0;
  let waiting = 0;
  /** What the owner of the last turn had had. A new owner starts from there, so nobody saves up turns by waiting. */
  let floorMs = 0;
  /** When the first of the turns began that came one right after the other. */
  let inRowSince = 0;
  const busy = () => new Refusal('busy', sorry, { retryAfterSeconds });

  const nextLine = (): Line | undefined => {
    let next: Line | undefined;
    for (const line of lines.values()) {
      const isReady = line.waiting.size > 0 && line.working < eachAtOnce;
      if (isReady && (!next || line.hadMs < next.hadMs)) next = line;
    }
    return next;
  };

  const beginNext = () => {
    while (working < atOnce && waiting > 0) {
      const line = nextLine();
      const [start] = line?.waiting ?? [];
      if (!line || !start) return;
      line.waiting.delete(start);
      waiting -= 1;
      line.working += 1;
      working += 1;
      floorMs = Math.max(floorMs, line.hadMs);
      start();
    }
  };

  /** An owner who has had more than the others keeps that, also with nothing to do for a moment. */
  const forgetIdle = () => {
    const isQuiet = working === 0 && waiting === 0;
    for (const [owner, line] of lines) if (isIdle(line) && (isQuiet || line.hadMs <= floorMs)) lines.delete(owner);
  };

  const turnOf = (owner: Owner, signal: AbortSignal | undefined): Promise<Line> => {
    const line = lines.get(owner) ?? { waiting: new Set(), working: 0, hadMs: floorMs };
    if (isIdle(line)) line.hadMs = Math.max(line.hadMs, floorMs);
    if (waiting >= most.inAll || line.waiting.size >= most.each || signal?.aborted) return Promise.reject(busy());
    lines.set(owner, line);
    if (working === 0 && waiting === 0) inRowSince = performance.now();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const start = () => {
        stopWaiting();
        resolve(line);
      };
      const giveUp = () => {
        stopWaiting();
        if (line.waiting.delete(start)) waiting -= 1;
        forgetIdle();
        reject(busy());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      signal?.addEventListener('abort', giveUp);
      line.waiting.add(start);
      waiting += 1;
      beginNext();
    });
  };

  const release = (line: Line) => {
    line.working -= 1;
    working -= 1;
    beginNext();
    forgetIdle();
  };

  const releaseAnew = (line: Line) => {
    inRowSince = performance.now();
    release(line);
  };

  const begin: Turns['begin'] = async (owner, signal) => {
    const line = await turnOf(owner, signal);
    const begunAt = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      line.hadMs += performance.now() - begunAt;
      if (pauseAfterMs === undefined) release(line);
      // The owner of the last turn may ask for the next one first: a small request takes two short turns in a row.
      else if (performance.now() - inRowSince < pauseAfterMs) process.nextTick(release, line);
      else setImmediate(releaseAnew, line);
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
