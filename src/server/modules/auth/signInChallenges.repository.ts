import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { signInChallenges } from '../../db/tables/accounts';

/** As what the audit log keeps a sign-in that took a code. */
export type TwoStepSignIn = 'signed_in' | 'signed_in_by_link';

export type SignInChallengesRepository = ReturnType<typeof createSignInChallengesRepository>;

/** Sign-ins that wait for a code. */
export function createSignInChallengesRepository(db: Db) {
  const { tokenHash: hash, accountId: owner, action, tries, expiresAt } = signInChallenges;
  return {
    async insert(one: { tokenHash: string; accountId: string; action: TwoStepSignIn; expiresAt: Date }): Promise<void> {
      await db.insert(signInChallenges).values(one);
    },

    /** `undefined` if there is none such, or it is over. */
    async find(tokenHash: string, now: Date): Promise<{ accountId: string; action: TwoStepSignIn } | undefined> {
      const [found] = await db
        .select({ accountId: owner, action })
        .from(signInChallenges)
        .where(and(eq(hash, tokenHash), gt(expiresAt, now)));
      return found;
    },

    /** Counts a code that is tried. False if `most` were tried before, or there is none such. */
    async countTry(tokenHash: string, most: number): Promise<boolean> {
      const counted = await db
        .update(signInChallenges)
        .set({ tries: sql`${tries} + 1` })
        .where(and(eq(hash, tokenHash), lt(tries, most)))
        .returning({ tries });
      return counted.length === 1;
    },

    /** False if there is none such, as where another one was faster. */
    async delete(tokenHash: string): Promise<boolean> {
      const deleted = await db.delete(signInChallenges).where(eq(hash, tokenHash)).returning({ hash });
      return deleted.length === 1;
    },

    async deleteAll(accountId: string): Promise<void> {
      await db.delete(signInChallenges).where(eq(owner, accountId));
    },

    /** Ends all but the `count` newest of an account. */
    async keepNewest(accountId: string, count: number): Promise<void> {
      const surplus = db
        .select({ hash })
        .from(signInChallenges)
        .where(eq(owner, accountId))
        .orderBy(desc(expiresAt), desc(hash))
        .offset(count);
      await db.delete(signInChallenges).where(inArray(hash, surplus));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(signInChallenges).where(lte(expiresAt, now));
    },
  };
}
