import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accountDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import type { MonthSums, StatusTotals } from './analytics.types';

export type OverviewRepository = ReturnType<typeof createOverviewRepository>;

export function createOverviewRepository(db: Db) {
  return {
    /** Totals of the account's campaigns, one row for each status that occurs. */
    async totalsByStatus(accountId: string): Promise<StatusTotals[]> {
      return db
        .select({
          status: campaigns.status,
          campaigns: sql`count(*)`.mapWith(Number),
          budgetCents: sql`sum(${campaigns.budgetCents})`.mapWith(Number),
          spentCents: sql`sum(${campaigns.spentCents})`.mapWith(Number),
          impressions: sql`sum(${campaigns.impressions})`.mapWith(Number),
          clicks: sql`sum(${campaigns.clicks})`.mapWith(Number),
          conversions: sql`sum(${campaigns.conversions})`.mapWith(Number),
        })
        .from(campaigns)
        .where(eq(campaigns.accountId, accountId))
        .groupBy(campaigns.status);
    },

    /**
     * Sums of each month from `from` on that has numbers, oldest first. The `toDate` sums stop at the day of the month
     * that `lastDayOfMonth` says, which in a shorter month is its end.
     */
    async months(accountId: string, from: Day, lastDayOfMonth: number): Promise<MonthSums[]> {
      const month = sql<string>`to_char(${accountDays.day}, 'YYYY-MM')`;
      const toDate = (column: PgColumn) =>
        sql`coalesce(sum(${column}) filter (where extract(day from ${accountDays.day}) <= ${lastDayOfMonth}), 0)`.mapWith(
          Number,
        );
      return db
        .select({
          month,
          revenueCents: sql`sum(${accountDays.revenueCents})`.mapWith(Number),
          spentCents: sql`sum(${accountDays.spentCents})`.mapWith(Number),
          impressionsToDate: toDate(accountDays.impressions),
          clicksToDate: toDate(accountDays.clicks),
          conversionsToDate: toDate(accountDays.conversions),
        })
        .from(accountDays)
        .where(and(eq(accountDays.accountId, accountId), gte(accountDays.day, from)))
        .groupBy(sql`1`)
        .orderBy(asc(sql`1`));
    },
  };
}
