import type { Locks } from '../lib/locks';
import type { Person } from '../lib/scope';
import { markAttempt } from './attempts';
import type { Db } from './connect';
import { isWorthRepeating } from './failures';
import { createLocks } from './locks';
import type { ConfirmRight, Requester } from './rights';

export { byNobody } from './rights';

/**
 * Runs work in one transaction. The work gets repositories and locks bound to it, and must use no others. The caller's
 * right is checked first, in the same transaction: the scope that the work gets has the current role and payer.
 */
export type UnitOfWork<Repositories> = <By extends Requester, T>(
  by: By,
  work: (tx: Repositories & { locks: Locks }, by: By) => Promise<T>,
) => Promise<T>;

/** Throws unless the caller is still signed in. For what is not stored here, such as calls to a provider. */
export const confirmSignIn = (unitOfWork: UnitOfWork<object>, person: Person): Promise<void> =>
  unitOfWork(person, () => Promise.resolve());

const attempts = 3;

/**
 * Makes units of work whose repositories `bind` makes. Work that loses against other work is repeated from its start, so
 * it must change nothing outside of the database: after a deadlock, a serialisation failure of a distributed database,
 * or when what it refers to went away meanwhile, which it then finds out and says in words of its own.
 */
export function createUnitOfWork<Repositories>(
  db: Db,
  bind: (tx: Db) => Repositories,
  confirm: ConfirmRight,
): UnitOfWork<Repositories & { locks: Locks }> {
  return async (by, work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction(async (tx) => {
          const confirmed = await confirm(tx, by);
          await markAttempt(tx);
          return work({ ...bind(tx), locks: createLocks(tx) }, confirmed);
        });
      } catch (error) {
        if (attempt === attempts || !isWorthRepeating(error)) throw error;
      }
    }
  };
}
