import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { passwordResets } from '../../db/tables/accounts';

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>;

export function createPasswordResetsRepository(db: Db) {
  return {
    async insert(reset: { tokenHash: string; accountId: string; expiresAt: Date }): Promise<void> {
      await db.insert(passwordResets).values(reset);
    },

    /** Uses up a token and returns whose it was; `undefined` if it is unknown, used or too old. */
    async take(tokenHash: string, now: Date): Promise<string | undefined> {
      const [taken] = await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
        .returning({ accountId: passwordResets.accountId });
      return taken?.accountId;
    },

    async deleteAll(accountId: string): Promise<void> {
      await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
    },
  };
}
