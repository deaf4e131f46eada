import { and, count, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { recoveryCodes, twoSteps } from '../../db/tables/accounts';
import type { TwoStep } from './auth.types';

export type TwoStepRepository = ReturnType<typeof createTwoStepRepository>;

export function createTwoStepRepository(db: Db) {
  const ofAccount = (accountId: string) => eq(twoSteps.accountId, accountId);
  return {
    /** Also what was begun and not finished; `undefined` if there is neither. */
    async find(accountId: string): Promise<TwoStep | undefined> {
      const { secret, startedAt, turnedOnAt } = twoSteps;
      const [found] = await db.select({ secret, startedAt, turnedOnAt }).from(twoSteps).where(ofAccount(accountId));
      return found;
    },

    async isOn(accountId: string): Promise<boolean> {
      return (await db.$count(twoSteps, and(ofAccount(accountId), isNotNull(twoSteps.turnedOnAt)))) > 0;
    },

    /** Begins, in place of what was begun before. False if it is on already. */
    async start(accountId: string, secret: string, startedAt: Date): Promise<boolean> {
      const started = await db
        .insert(twoSteps)
        .values({ accountId, secret, startedAt })
        .onConflictDoUpdate({
          target: twoSteps.accountId,
          set: { secret, startedAt },
          setWhere: isNull(twoSteps.turnedOnAt),
        })
        .returning({ accountId: twoSteps.accountId });
      return started.length === 1;
    },

    /** With the step of the code that it is turned on by. */
    async turnOn(accountId: string, lastStep: number, turnedOnAt: Date): Promise<void> {
      await db
        .update(twoSteps)
        .set({ turnedOnAt, lastStep })
        .where(and(ofAccount(accountId), isNull(twoSteps.turnedOnAt)));
    },

    /** Uses up the code of a time step. False if that one or a later one was used: of two at once, one gets true. */
    async useStep(accountId: string, step: number): Promise<boolean> {
      const used = await db
        .update(twoSteps)
        .set({ lastStep: step })
        .where(and(ofAccount(accountId), lt(twoSteps.lastStep, step)))
        .returning({ accountId: twoSteps.accountId });
      return used.length === 1;
    },

    /** With its recovery codes. */
    async delete(accountId: string): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
      await db.delete(twoSteps).where(ofAccount(accountId));
    },

    async deleteUnfinished(startedBefore: Date): Promise<void> {
      await db.delete(twoSteps).where(and(isNull(twoSteps.turnedOnAt), lte(twoSteps.startedAt, startedBefore)));
    },

    async replaceCodes(accountId: string, codeHashes: readonly string[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountId, codeHash })));
    },

    /** Uses up a recovery code: of two who use it at once, one gets `used`. `undefined` if there is none such. */
    async useCode(accountId: string, codeHash: string, now: Date): Promise<'used' | 'used before' | undefined> {
      const isIt = and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash));
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(isIt, isNull(recoveryCodes.usedAt)))
        .returning({ codeHash: recoveryCodes.codeHash });
      if (used.length === 1) return 'used';
      return (await db.$count(recoveryCodes, isIt)) > 0 ? 'used before' : undefined;
    },

    async countUnusedCodes(accountId: string): Promise<number> {
      const [counted] = await db
        .select({ unused: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
      return counted?.unused ?? 0;
    },
  };
}
