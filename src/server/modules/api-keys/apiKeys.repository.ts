import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { keyColumns, keyWorksAt } from '../../db/keyColumns';
import { isDiskFull } from '../../db/failures';
import { accounts } from '../../db/tables/accounts';
import { apiKeys } from '../../db/tables/apiKeys';
import type { Page, Paged } from '../../lib/page';
import type { Account } from '../auth/auth.types';
import type { ApiKey, ListedApiKey } from './apiKeys.types';

/** A key that ends soon, and whom to tell. */
export interface EndingKey {
  id: string;
  name: string;
  prefix: string;
  expiresAt: Date | null;
  account: Pick<Account, 'id' | 'email' | 'fullName' | 'isDemo'>;
}

export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

export function createApiKeysRepository(db: Db) {
  const listed = () =>
    db
      .select({ ...keyColumns, madeBy: accounts.fullName })
      .from(apiKeys)
      .innerJoin(accounts, eq(accounts.id, apiKeys.accountId));
  return {
    /** Left undone while nothing can be stored: a key may go on reading. */
    async touch(id: string, lastUsedAt: Date, lastUsedAddress: string): Promise<void> {
      try {
        await db.update(apiKeys).set({ lastUsedAt, lastUsedAddress }).where(eq(apiKeys.id, id));
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    },

    async insert(key: ApiKey & { tokenHash: string }): Promise<void> {
      await db.insert(apiKeys).values(key);
    },

    /** How many of an account's keys in a workspace work. */
    async countWorking(workspaceId: string, accountId: string, now: Date): Promise<number> {
      const ofAccount = and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.accountId, accountId));
      const [found] = await db
        .select({ count: count() })
        .from(apiKeys)
        .where(and(ofAccount, keyWorksAt(now)));
      return found?.count ?? 0;
    },

    /** Of everybody, or of one account. The newest first; ties by id. */
    async page(workspaceId: string, accountId: string | undefined, page: Page): Promise<Paged<ListedApiKey>> {
      const wanted = and(
        eq(apiKeys.workspaceId, workspaceId),
        accountId ? eq(apiKeys.accountId, accountId) : undefined,
      );
      const items = await listed()
        .where(wanted)
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
        .limit(page.limit)
        .offset(page.offset);
      return { items, total: await db.$count(apiKeys, wanted) };
    },

    find: async (workspaceId: string, id: string): Promise<ListedApiKey | undefined> => {
      const [found] = await listed().where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)));
      return found;
    },

    /** All that an account made, in every workspace, the newest first. */
    ofAccount: (accountId: string): Promise<ListedApiKey[]> =>
      listed().where(eq(apiKeys.accountId, accountId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),

    async delete(id: string): Promise<void> {
      await db.delete(apiKeys).where(eq(apiKeys.id, id));
    },

    /** Has a key end at a time that its maker knows of. */
    async endAt(id: string, expiresAt: Date, now: Date): Promise<void> {
      await db.update(apiKeys).set({ expiresAt, endIsKnownAt: now }).where(eq(apiKeys.id, id));
    },

    /** Ends what somebody who leaves a team made there. */
    async deleteOfMember(workspaceId: string, accountId: string): Promise<void> {
      await db.delete(apiKeys).where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.accountId, accountId)));
    },

    async deleteEndedBefore(time: Date): Promise<void> {
      await db.delete(apiKeys).where(lte(apiKeys.expiresAt, time));
    },

    /** Those that end by `time` and whose makers were not told, each once: they count as told from now on. */
    async claimEnding(now: Date, time: Date, most: number): Promise<EndingKey[]> {
      const due = and(gt(apiKeys.expiresAt, now), lte(apiKeys.expiresAt, time), isNull(apiKeys.endIsKnownAt));
      const ids = db
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .where(due)
        .limit(most)
        .for('update', { skipLocked: true });
      const claimed = db.$with('claimed').as(
        db
          .update(apiKeys)
          .set({ endIsKnownAt: now })
          .where(sql`${apiKeys.id} in ${ids}`)
          .returning({
            id: apiKeys.id,
            name: apiKeys.name,
            prefix: apiKeys.prefix,
            expiresAt: apiKeys.expiresAt,
            accountId: apiKeys.accountId,
          }),
      );
      return db
        .with(claimed)
        .select({
          id: claimed.id,
          name: claimed.name,
          prefix: claimed.prefix,
          expiresAt: claimed.expiresAt,
          account: { id: accounts.id, email: accounts.email, fullName: accounts.fullName, isDemo: accounts.isDemo },
        })
        .from(claimed)
        .innerJoin(accounts, eq(accounts.id, claimed.accountId));
    },
  };
}
