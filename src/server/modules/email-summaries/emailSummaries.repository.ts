import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { emailSummaries } from '../../db/tables/emailSummaries';
import type { Day } from '../../lib/days';
import type { EmailSummary, SummaryKey } from './emailSummaries.types';

const { accountId, workspaceId, cadence, nextOn, token } = emailSummaries;

export type EmailSummariesRepository = ReturnType<typeof createEmailSummariesRepository>;

export function createEmailSummariesRepository(db: Db) {
  const of = (key: SummaryKey) => and(eq(accountId, key.accountId), eq(workspaceId, key.workspaceId));
  return {
    /** `undefined` if it was never turned on. */
    async find(key: SummaryKey): Promise<(EmailSummary & { token: string }) | undefined> {
      const [found] = await db.select({ cadence, nextOn, token }).from(emailSummaries).where(of(key));
      return found;
    },

    /** The links of mails that went out before stay good. */
    async put(key: SummaryKey, summary: EmailSummary, newToken: string): Promise<void> {
      await db
        .insert(emailSummaries)
        .values({ ...key, ...summary, token: newToken })
        .onConflictDoUpdate({ target: [accountId, workspaceId], set: { ...summary } });
    },

    /** False if no summary has this token. */
    async turnOff(ofToken: string): Promise<boolean> {
      const off = { cadence: 'off' as const, nextOn: null };
      const found = await db.update(emailSummaries).set(off).where(eq(token, ofToken)).returning({ accountId });
      return found.length === 1;
    },

    async remove(key: SummaryKey): Promise<void> {
      await db.delete(emailSummaries).where(of(key));
    },

    /** Says when the next one goes out. False if the one of the day `due` is done already. */
    async moveOn(key: SummaryKey, due: Day, next: Day): Promise<boolean> {
      const moved = await db
        .update(emailSummaries)
        .set({ nextOn: next })
        .where(and(of(key), eq(nextOn, due)))
        .returning({ accountId });
      return moved.length === 1;
    },

    /** Those whose day has come, in an order of their own, from the one after `after` on. */
    async due(today: Day, after: SummaryKey | undefined, most: number): Promise<SummaryKey[]> {
      const later =
        after && gt(sql`(${accountId}, ${workspaceId})`, sql`(${after.accountId}::uuid, ${after.workspaceId}::uuid)`);
      return db
        .select({ accountId, workspaceId })
        .from(emailSummaries)
        .where(and(lte(nextOn, today), later))
        .orderBy(asc(accountId), asc(workspaceId))
        .limit(most);
    },

    /** All of an account: one for each workspace that it is in. */
    ofAccount: (id: string): Promise<(SummaryKey & EmailSummary)[]> =>
      db
        .select({ accountId, workspaceId, cadence, nextOn })
        .from(emailSummaries)
        .where(eq(accountId, id))
        .orderBy(asc(workspaceId)),
  };
}
