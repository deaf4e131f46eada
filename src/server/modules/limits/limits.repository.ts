import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../db/connect';
import { rateLimits } from '../../db/tables/rateLimits';

/** How many tries are allowed within a time. */
export interface Allowance {
  /** Names the tries that are counted together. */
  name: string;
  tries: number;
  seconds: number;
}

/** What became of a try. */
export interface Counted {
  isAllowed: boolean;
  /** How many more tries are allowed. */
  left: number;
  /** In how many seconds all of them are. */
  seconds: number;
}

const countedOf = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Counted => ({
  isAllowed,
  left: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** `isFirstRefused` says of a try that it was the first in its time that is not allowed. */
export type CountedTry = Counted & { isFirstRefused: boolean };

export type LimitsRepository = ReturnType<typeof createLimitsRepository>;

/** Counts tries in the database, so that several processes count as one. */
export function createLimitsRepository(db: Db) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  const limiterFor = ({ name, tries, seconds }: Allowance): RateLimiterDrizzle => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      // Housekeeping does it.
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    /** Counts one try, or several at once. */
    async count(allowance: Allowance, key: string, tries = 1): Promise<CountedTry> {
      try {
        return { ...countedOf(true, await limiterFor(allowance).consume(key, tries)), isFirstRefused: false };
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          return { ...countedOf(false, refused), isFirstRefused: refused.consumedPoints - tries <= allowance.tries };
        }
        throw refused;
      }
    },

    /** Takes one try back. */
    async takeBack(allowance: Allowance, key: string): Promise<void> {
      await limiterFor(allowance).reward(key);
    },

    /** Forgets all tries. */
    async forget(allowance: Allowance, key: string): Promise<void> {
      await limiterFor(allowance).delete(key);
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(rateLimits).where(lte(rateLimits.expire, now));
    },
  };
}
