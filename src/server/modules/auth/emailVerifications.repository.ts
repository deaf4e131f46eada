import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { emailVerifications } from '../../db/tables/accounts';

export type EmailVerificationsRepository = ReturnType<typeof createEmailVerificationsRepository>;

export function createEmailVerificationsRepository(db: Db) {
  return {
    async insert(verification: { tokenHash: string; accountId: string; expiresAt: Date }): Promise<void> {
      await db.insert(emailVerifications).values(verification);
    },

    /** Uses up a token and returns whose it was; `undefined` if it is unknown, used or too old. */
    async take(tokenHash: string, now: Date): Promise<string | undefined> {
      const [taken] = await db
        .delete(emailVerifications)
        .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)))
        .returning({ accountId: emailVerifications.accountId });
      return taken?.accountId;
    },

    async deleteAll(accountId: string): Promise<void> {
      await db.delete(emailVerifications).where(eq(emailVerifications.accountId, accountId));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
    },
  };
}
