import type { Counted } from './limits.repository';

/** How many keys' tries are held in memory. */
const mostHeld = 10_000;

interface Lease {
  isAllowed: boolean;
  /** Tries that are counted in the database already and not made yet. */
  unused: number;
  /** What was left in the database beside them. */
  left: number;
  /** In milliseconds since 1970: when all tries are allowed again. */
  endsAt: number;
}

/**
 * Counts tries in the database several at a time, and hands them out from memory: a write for each try takes longer than
 * what most calls do. Each process takes tries of its own, so together they never make more than are allowed; those that
 * a process doesn't make are lost until the time is over.
 *
 * `take` counts `size` tries of a key, which has to divide what is allowed.
 */
export function createLeases(size: number, take: (key: string) => Promise<Counted>) {
  const held = new Map<string, Promise<Lease>>();

  const begin = (key: string): Promise<Lease> => {
    const lease = take(key).then(({ isAllowed, left, seconds }) => ({
      isAllowed,
      unused: isAllowed ? size : 0,
      left,
      endsAt: Date.now() + seconds * 1_000,
    }));
    held.delete(key);
    held.set(key, lease);
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    // After a failure, the next try asks the database again.
    lease.catch(() => held.delete(key));
    return lease;
  };

  return {
    /** Makes one try. */
    async use(key: string): Promise<Counted> {
      for (;;) {
        const asked = held.get(key) ?? begin(key);
        const lease = await asked;
        const seconds = Math.ceil((lease.endsAt - Date.now()) / 1_000);
        if (seconds > 0 && !lease.isAllowed) return { isAllowed: false, left: 0, seconds };
        if (seconds > 0 && lease.unused > 0) {
          lease.unused -= 1;
          return { isAllowed: true, left: lease.left + lease.unused, seconds };
        }
        // Of many tries that find it used up, the first begins the next.
        if (held.get(key) === asked) void begin(key);
      }
    },
  };
}
