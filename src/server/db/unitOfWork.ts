import type { Locks } from '../lib/locks';
import type { Db } from './connect';
import { isWorthRepeating } from './failures';
import { createLocks } from './locks';

/** Runs work in one transaction. The work gets repositories and locks bound to it, and must use no others. */
export type UnitOfWork<Repositories> = <T>(work: (tx: Repositories & { locks: Locks }) => Promise<T>) => Promise<T>;

const attempts = 3;

/**
 * Makes units of work whose repositories `bind` makes. Work that loses against other work (a deadlock, a serialisation
 * failure of a distributed database) is repeated from its start, so it must change nothing outside of the database.
 */
export function createUnitOfWork<Repositories>(
  db: Db,
  bind: (tx: Db) => Repositories,
): UnitOfWork<Repositories & { locks: Locks }> {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction((tx) => work({ ...bind(tx), locks: createLocks(tx) }));
      } catch (error) {
        if (attempt === attempts || !isWorthRepeating(error)) throw error;
      }
    }
  };
}
