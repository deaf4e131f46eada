import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { proofEmails } from '../../db/tables/proofs';

const { accountId, isOn, token } = proofEmails;

export type ProofEmailsRepository = ReturnType<typeof createProofEmailsRepository>;

/** Who gets emails about what clients say. */
export function createProofEmailsRepository(db: Db) {
  return {
    async isOn(ofAccount: string): Promise<boolean> {
      const [found] = await db.select({ isOn }).from(proofEmails).where(eq(accountId, ofAccount));
      return found?.isOn ?? true;
    },

    /** The links of mails that went out before stay good. */
    async put(ofAccount: string, on: boolean, newToken: string): Promise<void> {
      await db
        .insert(proofEmails)
        .values({ accountId: ofAccount, isOn: on, token: newToken })
        .onConflictDoUpdate({ target: accountId, set: { isOn: on } });
    },

    /** The token that every mail to somebody has, at first `newToken`; `undefined` if they turned the mails off. */
    async tokenFor(ofAccount: string, newToken: string): Promise<string | undefined> {
      await db
        .insert(proofEmails)
        .values({ accountId: ofAccount, isOn: true, token: newToken })
        .onConflictDoNothing({ target: accountId });
      const [found] = await db.select({ isOn, token }).from(proofEmails).where(eq(accountId, ofAccount));
      return found?.isOn ? found.token : undefined;
    },

    /** False if nobody has this token. */
    async turnOff(ofToken: string): Promise<boolean> {
      const found = await db
        .update(proofEmails)
        .set({ isOn: false })
        .where(eq(token, ofToken))
        .returning({ accountId });
      return found.length === 1;
    },
  };
}
