import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { proofCodes, proofVisits } from '../../db/tables/proofs';

/** A code that was mailed. */
interface ApprovalCode {
  proofId: string;
  email: string;
  codeHash: string;
  expiresAt: Date;
}

/** What became of a code so far, the try that is being counted included. */
interface TriedCode extends Pick<ApprovalCode, 'codeHash' | 'expiresAt'> {
  tries: number;
  usedAt: Date | null;
}

export type ApproversRepository = ReturnType<typeof createApproversRepository>;

/** Codes of people who may decide by a proof link, and what these give. Addresses are in lower case. */
export function createApproversRepository(db: Db) {
  const codeOf = (proofId: string, email: string) => and(eq(proofCodes.proofId, proofId), eq(proofCodes.email, email));
  return {
    /** Takes the place of the address's code before. */
    async setCode(code: ApprovalCode): Promise<void> {
      const fresh = { codeHash: code.codeHash, tries: 0, usedAt: null, expiresAt: code.expiresAt };
      await db
        .insert(proofCodes)
        .values({ ...code, tries: 0 })
        .onConflictDoUpdate({ target: [proofCodes.proofId, proofCodes.email], set: fresh });
    },

    /** Counts a code that is tried. `undefined` where none was asked for. */
    async countTry(proofId: string, email: string): Promise<TriedCode | undefined> {
      const { codeHash, tries, usedAt, expiresAt } = proofCodes;
      const [counted] = await db
        .update(proofCodes)
        .set({ tries: sql`${tries} + 1` })
        .where(codeOf(proofId, email))
        .returning({ codeHash, tries, usedAt, expiresAt });
      return counted;
    },

    /** False if it was used, or another one took its place. */
    async useCode({ proofId, email, codeHash }: Omit<ApprovalCode, 'expiresAt'>, now: Date): Promise<boolean> {
      const used = await db
        .update(proofCodes)
        .set({ usedAt: now })
        .where(and(codeOf(proofId, email), eq(proofCodes.codeHash, codeHash), isNull(proofCodes.usedAt)))
        .returning({ email: proofCodes.email });
      return used.length === 1;
    },

    async insertVisit(visit: { tokenHash: string; proofId: string; email: string; expiresAt: Date }): Promise<void> {
      await db.insert(proofVisits).values(visit);
    },

    /** The address that was confirmed; `undefined` if there is none such, or it is over. */
    async findVisitor(proofId: string, tokenHash: string, now: Date): Promise<string | undefined> {
      const { email } = proofVisits;
      const isValid = and(eq(proofVisits.proofId, proofId), gt(proofVisits.expiresAt, now));
      const [found] = await db
        .select({ email })
        .from(proofVisits)
        .where(and(eq(proofVisits.tokenHash, tokenHash), isValid));
      return found?.email;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(proofCodes).where(lte(proofCodes.expiresAt, now));
      await db.delete(proofVisits).where(lte(proofVisits.expiresAt, now));
    },
  };
}
