import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { signInLinks } from '../../db/tables/accounts';

export type SignInLinksRepository = ReturnType<typeof createSignInLinksRepository>;

export function createSignInLinksRepository(db: Db) {
  return {
    async insert(link: { tokenHash: string; accountId: string; expiresAt: Date }): Promise<void> {
      await db.insert(signInLinks).values(link);
    },

    /** Uses up a token and returns whose it was; `undefined` if it is unknown, used or too old. */
    async take(tokenHash: string, now: Date): Promise<string | undefined> {
      const [taken] = await db
        .delete(signInLinks)
        .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)))
        .returning({ accountId: signInLinks.accountId });
      return taken?.accountId;
    },

    async deleteAll(accountId: string): Promise<void> {
      await db.delete(signInLinks).where(eq(signInLinks.accountId, accountId));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(signInLinks).where(lte(signInLinks.expiresAt, now));
    },
  };
}
