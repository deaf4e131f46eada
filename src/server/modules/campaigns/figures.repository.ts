import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { workspaceDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import type { MonthSums, StatusTotals } from './figures.types';

export type FiguresRepository = ReturnType<typeof createFiguresRepository>;

export function createFiguresRepository(db: Db) {
  return {
    /** Totals of the workspace's campaigns, one row for each status that occurs. */
    async totalsByStatus(workspaceId: string): Promise<StatusTotals[]> {
      return db
        .select({
          status: campaigns.status,
          campaigns: sql`count(*)`.mapWith(Number),
          budgetCents: sql`sum(${campaigns.budgetCents})`.mapWith(Number),
          spentCents: sql`sum(${campaigns.spentCents})`.mapWith(Number),
          impressions: sql`sum(${campaigns.impressions})`.mapWith(Number),
          clicks: sql`sum(${campaigns.clicks})`.mapWith(Number),
          conversionHundredths: sql`sum(${campaigns.conversionHundredths})`.mapWith(Number),
        })
        .from(campaigns)
        .where(eq(campaigns.workspaceId, workspaceId))
        .groupBy(campaigns.status);
    },

    /**
     * Sums of each month from `from` on that has numbers, oldest first. The `toDate` sums stop at the day of the month
     * that `lastDayOfMonth` says, which in a shorter month is its end.
     */
    async months(workspaceId: string, from: Day, lastDayOfMonth: number): Promise<MonthSums[]> {
      const month = sql<string>`to_char(${workspaceDays.day}, 'YYYY-MM')`;
      const toDate = (column: PgColumn) =>
        sql`coalesce(sum(${column}) filter (where extract(day from ${workspaceDays.day}) <= ${lastDayOfMonth}), 0)`.mapWith(
          Number,
        );
      return db
        .select({
          month,
          revenueCents: sql`sum(${workspaceDays.revenueCents})`.mapWith(Number),
          spentCents: sql`sum(${workspaceDays.spentCents})`.mapWith(Number),
          impressionsToDate: toDate(workspaceDays.impressions),
          clicksToDate: toDate(workspaceDays.clicks),
          conversionHundredthsToDate: toDate(workspaceDays.conversionHundredths),
        })
        .from(workspaceDays)
        .where(and(eq(workspaceDays.workspaceId, workspaceId), gte(workspaceDays.day, from)))
        .groupBy(sql`1`)
        .orderBy(asc(sql`1`));
    },
  };
}
