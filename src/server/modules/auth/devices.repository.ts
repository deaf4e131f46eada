import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
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

    /** Whether the account is signed in from this browser without a code. */
    async isRemembered(tokenHash: string, accountId: string, now: Date): Promise<boolean> {
      const { rememberedUntil } = knownDevices;
      const isIt = and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.accountId, accountId));
      return (await db.$count(knownDevices, and(isIt, gt(rememberedUntil, now)))) > 0;
    },

    /** Whether the account knows browsers, and this is none of them. */
    async knowsOnlyOthers(accountId: string, tokenHash: string): Promise<boolean> {
      const known = await db
        .select({ tokenHash: knownDevices.tokenHash })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, accountId));
      return known.length > 0 && known.every((device) => device.tokenHash !== tokenHash);
    },

    /** Keeps a browser that signed in. A null `rememberedUntil` changes nothing. Returns the browser's id. */
    async keep(tokenHash: string, accountId: string, lastUsedAt: Date, rememberedUntil: Date | null): Promise<string> {
      const changed = { lastUsedAt, ...(rememberedUntil && { rememberedUntil }) };
      const [kept] = await db
        .insert(knownDevices)
        .values({ tokenHash, accountId, ...changed })
        .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.accountId], set: changed })
        .returning({ id: knownDevices.id });
      if (!kept) throw new Error('A browser was not kept.');
      return kept.id;
    },

    /** Has a code asked for again in a browser, or in all of the account. */
    async forgetRemembered(accountId: string, id?: string): Promise<void> {
      await db
        .update(knownDevices)
        .set({ rememberedUntil: null })
        .where(and(eq(knownDevices.accountId, accountId), id === undefined ? undefined : eq(knownDevices.id, id)));
    },

    /** Gives a browser another token, for all accounts that know it. */
    async replaceToken(from: string, to: string): Promise<void> {
      await db.update(knownDevices).set({ tokenHash: to }).where(eq(knownDevices.tokenHash, from));
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
