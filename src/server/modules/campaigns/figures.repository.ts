import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { workspaceDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import { eachSum } from '../../lib/results';
import type { MonthSums, StatusTotals } from './figures.types';

export type FiguresRepository = ReturnType<typeof createFiguresRepository>;

/** The sums of a table's sums, of all rows or of some. */
const sumsOfSums = (table: typeof campaigns | typeof workspaceDays, isWanted: SQL = sql`true`) =>
  eachSum((name) => sql`coalesce(sum(${table[name]}) filter (where ${isWanted}), 0)`.mapWith(Number));

export function createFiguresRepository(db: Db) {
  return {
    /** Totals of the workspace's campaigns, one row for each status that occurs. */
    async totalsByStatus(workspaceId: string): Promise<StatusTotals[]> {
      return db
        .select({
          status: campaigns.status,
          campaigns: sql`count(*)`.mapWith(Number),
          budgetCents: sql`sum(${campaigns.budgetCents})`.mapWith(Number),
          ...sumsOfSums(campaigns),
        })
        .from(campaigns)
        .where(eq(campaigns.workspaceId, workspaceId))
        .groupBy(campaigns.status);
    },

    /**
     * Sums of each month from `from` on that has numbers, oldest first. Those to date stop at the day of the month that
     * `lastDayOfMonth` says, which in a shorter month is its end.
     */
    async months(workspaceId: string, from: Day, lastDayOfMonth: number): Promise<MonthSums[]> {
      const month = sql<string>`to_char(${workspaceDays.day}, 'YYYY-MM')`;
      const isToDate = sql`extract(day from ${workspaceDays.day}) <= ${lastDayOfMonth}`;
      return db
        .select({ month, sums: sumsOfSums(workspaceDays), toDate: sumsOfSums(workspaceDays, isToDate) })
        .from(workspaceDays)
        .where(and(eq(workspaceDays.workspaceId, workspaceId), gte(workspaceDays.day, from)))
        .groupBy(sql`1`)
        .orderBy(asc(sql`1`));
    },
  };
}
