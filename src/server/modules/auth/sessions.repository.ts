import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { accountColumns } from '../../db/accountColumns';
import type { Db } from '../../db/connect';
import { isDiskFull } from '../../db/failures';
import { accounts, knownDevices, sessions } from '../../db/tables/accounts';
import type { Page, Paged } from '../../lib/page';
import type { Account, Session, SignedInDevice } from './auth.types';

const columns = {
  id: sessions.id,
  accountId: sessions.accountId,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
};

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Db) {
  let byToken: ReturnType<typeof prepareByToken> | undefined;
  return {
    async insert(session: Session & { tokenHash: string; deviceId: string | null }): Promise<void> {
      await db.insert(sessions).values(session);
    },

    /** `undefined` if there is no such session, or it has expired. */
    async findByToken(tokenHash: string, now: Date): Promise<{ session: Session; account: Account } | undefined> {
      byToken ??= prepareByToken(db);
      const [found] = await byToken.execute({ tokenHash, now });
      return found;
    },

    /** Left undone while nothing can be stored: who is signed in may go on reading. */
    async touch(id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
      try {
        await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.id, id));
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    },

    /** Most recently used first; ties by id. */
    async list(accountId: string, now: Date, page: Page): Promise<Paged<SignedInDevice>> {
      const wanted = and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now));
      const items = await db
        .select({ ...columns, rememberedUntil: knownDevices.rememberedUntil })
        .from(sessions)
        .leftJoin(knownDevices, and(eq(knownDevices.id, sessions.deviceId), gt(knownDevices.rememberedUntil, now)))
        .where(wanted)
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(page.limit)
        .offset(page.offset);
      return { items, total: await db.$count(sessions, wanted) };
    },

    /** Returns what it was of; `undefined` if the account has no such session. */
    async delete(accountId: string, id: string): Promise<{ deviceId: string | null } | undefined> {
      const [deleted] = await db
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
        .returning({ deviceId: sessions.deviceId });
      return deleted;
    },

    async deleteAll(accountId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.accountId, accountId));
    },

    async deleteOthers(accountId: string, keptId: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, keptId)));
    },

    /** Ends all but the `count` sessions of an account that were used last. */
    async keepNewest(accountId: string, count: number): Promise<void> {
      const surplus = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.accountId, accountId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .offset(count);
      await db.delete(sessions).where(inArray(sessions.id, surplus));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}

/** Prepared once, because every request of a signed-in person asks it. */
const prepareByToken = (db: Db) =>
  db
    .select({
      session: columns,
      account: accountColumns,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_token');
