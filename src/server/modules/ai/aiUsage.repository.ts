import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { aiUsage, aiWorkspaceMonths } from '../../db/tables/ai';
import type { Day } from '../../lib/days';

/** The two things that are counted by month. */
type Counted = 'written' | 'suggested';

export type AiUsageRepository = ReturnType<typeof createAiUsageRepository>;

/** How much is written and suggested by month. */
export function createAiUsageRepository(db: Db) {
  return {
    /**
     * Counts one more in a month, given by its first day, unless that would be more than `limit` (at least 1). One
     * statement, so that parallel requests can't pass the limit. Returns how many that makes, `undefined` if it counted none.
     */
    async take(counted: Counted, payerId: string, month: Day, limit: number): Promise<number | undefined> {
      const column = aiUsage[counted];
      const [taken] = await db
        .insert(aiUsage)
        .values({ payerId, month, [counted]: 1 })
        .onConflictDoUpdate({
          target: [aiUsage.payerId, aiUsage.month],
          set: { [counted]: sql`${column} + 1` },
          setWhere: lt(column, limit),
        })
        .returning({ count: column });
      return taken?.count;
    },

    /** Counts one more that was written in a workspace in a month. No limit counts it. */
    async countInWorkspace(workspaceId: string, month: Day): Promise<void> {
      await db
        .insert(aiWorkspaceMonths)
        .values({ workspaceId, month, written: 1 })
        .onConflictDoUpdate({
          target: [aiWorkspaceMonths.workspaceId, aiWorkspaceMonths.month],
          set: { written: sql`${aiWorkspaceMonths.written} + 1` },
        });
    },

    /** How much was written in a workspace in a month, deleted generations included. */
    async writtenInWorkspace(workspaceId: string, month: Day): Promise<number> {
      const [row] = await db
        .select({ written: aiWorkspaceMonths.written })
        .from(aiWorkspaceMonths)
        .where(and(eq(aiWorkspaceMonths.workspaceId, workspaceId), eq(aiWorkspaceMonths.month, month)));
      return row?.written ?? 0;
    },

    /** How many texts were suggested in a month. */
    async suggested(payerId: string, month: Day): Promise<number> {
      const [row] = await db
        .select({ suggested: aiUsage.suggested })
        .from(aiUsage)
        .where(and(eq(aiUsage.payerId, payerId), eq(aiUsage.month, month)));
      return row?.suggested ?? 0;
    },

    /** How many generations count in a month, and ever. */
    async countWritten(payerId: string, month: Day): Promise<{ inMonth: number; total: number }> {
      const rows = await db
        .select({ month: aiUsage.month, written: aiUsage.written })
        .from(aiUsage)
        .where(eq(aiUsage.payerId, payerId));
      return {
        inMonth: rows.find((row) => row.month === month)?.written ?? 0,
        total: rows.reduce((sum, row) => sum + row.written, 0),
      };
    },
  };
}
