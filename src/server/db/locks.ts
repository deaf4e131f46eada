import { eq } from 'drizzle-orm';
import type { Locks } from '../lib/locks';
import type { Db } from './connect';
import { accounts } from './tables/accounts';
import { workspaces } from './tables/workspaces';

/** The locks of one transaction. */
export function createLocks(db: Db): Locks {
  const locked = new Set<string>();
  const held = new Set<string>();
  let hasWorkspace = false;
  const take = async (id: string, strength: 'share' | 'no key update'): Promise<void> => {
    if (hasWorkspace) throw new Error('An account is locked before a workspace.');
    await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for(strength);
  };
  const account = async (id: string): Promise<void> => {
    if (held.has(id)) throw new Error('An account that is only held cannot be locked.');
    await take(id, 'no key update');
    locked.add(id);
  };
  const workspace = async (id: string): Promise<void> => {
    hasWorkspace = true;
    await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, id)).for('no key update');
  };
  return {
    account,
    async accounts(ids) {
      for (const id of inOrder(ids)) await account(id);
    },
    async holdAccount(id) {
      // A lock that this transaction holds already can't block.
      if (locked.has(id) || held.has(id)) return;
      await take(id, 'share');
      held.add(id);
    },
    workspace,
    async workspaces(ids) {
      for (const id of inOrder(ids)) await workspace(id);
    },
  };
}

/** Each id once, in one order: transactions that lock the same rows in different orders would deadlock. */
const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
