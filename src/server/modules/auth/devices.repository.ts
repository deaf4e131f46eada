import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { knownDevices } from '../../db/tables/accounts';

export type DevicesRepository = ReturnType<typeof createDevicesRepository>;

export function createDevicesRepository(db: Db) {
  return {
    async isKnown(tokenHash: string, accountId: string): Promise<boolean> {
      const rows = await db
        .select({ accountId: knownDevices.accountId })
        .from(knownDevices)
        .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.accountId, accountId)));
      return rows.length === 1;
    },

    async insert(tokenHash: string, accountId: string, lastUsedAt: Date): Promise<void> {
      await db.insert(knownDevices).values({ tokenHash, accountId, lastUsedAt });
    },

    /** Gives a browser another token, for all accounts that know it. */
    async replaceToken(from: string, to: string): Promise<void> {
      await db.update(knownDevices).set({ tokenHash: to }).where(eq(knownDevices.tokenHash, from));
    },

    async delete(tokenHash: string, accountId: string): Promise<void> {
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.accountId, accountId)));
    },

    /** Forgets all devices of an account but the one of this token. */
    async deleteOthers(accountId: string, keptHash: string): Promise<void> {
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, accountId), ne(knownDevices.tokenHash, keptHash)));
    },

    /** Forgets all but the `count` devices of an account that were used last. */
    async keepNewest(accountId: string, count: number): Promise<void> {
      const surplus = db
        .select({ tokenHash: knownDevices.tokenHash })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, accountId))
        .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.tokenHash))
        .offset(count);
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, accountId), inArray(knownDevices.tokenHash, surplus)));
    },

    async deleteUnusedSince(time: Date): Promise<void> {
      await db.delete(knownDevices).where(lte(knownDevices.lastUsedAt, time));
    },
  };
}
