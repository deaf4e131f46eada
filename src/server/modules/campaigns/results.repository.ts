import { and, asc, between, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Period, wholeMonthsOf } from '../../../ad-kit/reports/periods';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { campaignDays, campaignMonths, campaigns, workspaceDays } from '../../db/tables/campaigns';
import { numberNames } from '../../lib/results';
import type { DayNumbers, Numbers } from './campaigns.types';
import { hasLabel } from './labels.repository';
import type { PartResults, ResultsMatch, ResultsPart } from './results.types';

export type ResultsRepository = ReturnType<typeof createResultsRepository>;

/** What campaigns cost and brought in periods. */
export function createResultsRepository(db: Db) {
  return {
    /** The sums of each day that has numbers in one of the periods, in any order. */
    async byDay(workspaceId: string, match: ResultsMatch, periods: Period[]): Promise<DayNumbers[]> {
      // The sums over all campaigns are kept by day, so their number makes no difference.
      if (isOfAll(match)) {
        return db
          .select({ day: workspaceDays.day, ...eachNumber((name) => sql`${workspaceDays[name]}`) })
          .from(workspaceDays)
          .where(and(eq(workspaceDays.workspaceId, workspaceId), inOne(workspaceDays.day, periods)));
      }
      return db
        .select({ day: campaignDays.day, ...eachNumber((name) => sql`sum(${campaignDays[name]})`) })
        .from(campaignDays)
        .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
        .where(and(matching(workspaceId, match), inOne(campaignDays.day, periods)))
        .groupBy(campaignDays.day);
    },

    /**
     * Platforms, campaigns, or labels that have numbers in one of the periods: `most` of them, by spend in the first
     * period, the largest first, and how many there are in all. What they have in a period is null where that is nothing.
     */
    async byPart(
      workspaceId: string,
      match: ResultsMatch,
      part: ResultsPart,
      [now, before]: readonly [Period, ...Period[]],
      most: number,
    ): Promise<{ parts: PartResults[]; total: number }> {
      const isOf = sql`campaign_id in (select id from ${campaigns} where ${matching(workspaceId, match)})`;
      const sources = [...sumsIn(now, isOf, sql`false`), ...(before ? sumsIn(before, isOf, sql`true`) : [])];
      // Each campaign's sums first: names and platforms of every day would take the database as long as the days.
      const sums = sql`(
        select campaign_id, ${joined((column) => sql`${inPart(column, false)}, ${inPart(column, true)}`)}
        from (${sql.join(sources, sql` union all `)}) as source group by campaign_id
      ) as sums`;
      const key = keys[part];
      const sumOf = (column: string) => sql`coalesce(sum(${sql.raw(column)}), 0)`.mapWith(Number);
      const rows = await db
        .select({
          key,
          name: part === 'campaign' ? campaigns.name : sql<null>`null`,
          platform: part === 'label' ? sql<null>`null` : campaigns.platform,
          total: sql`count(*) over ()`.mapWith(Number),
          days: sumOf('day_count_now'),
          now: eachNumber((name) => sumOf(`${columnNames[name]}_now`)),
          daysBefore: sumOf('day_count_before'),
          before: eachNumber((name) => sumOf(`${columnNames[name]}_before`)),
        })
        .from(sums)
        .innerJoin(campaigns, sql`${campaigns.id} = sums.campaign_id`)
        // A campaign counts in each of its labels, and one without any in the empty one.
        .innerJoinLateral(part === 'label' ? eachLabel : noLabel, sql`true`)
        .groupBy(...groups[part])
        .orderBy(desc(sumOf('spent_cents_now')), asc(key))
        .limit(most);
      const parts = rows.map(({ days, daysBefore, total: _total, ...row }) => ({
        ...row,
        now: days > 0 ? row.now : null,
        before: daysBefore > 0 ? row.before : null,
      }));
      return { parts, total: rows[0]?.total ?? 0 };
    },
  };
}

const eachLabel = sql`unnest(case when ${campaigns.labels} = '{}' then array[''] else ${campaigns.labels} end) as one_label(label)`;
const noLabel = sql`(select 1) as one_label`;

const keys: Record<ResultsPart, SQL<string>> = {
  platform: sql`${campaigns.platform}`,
  campaign: sql`${campaigns.id}`,
  label: sql`min(label)`,
};

const groups: Record<ResultsPart, [SQL | PgColumn, ...PgColumn[]]> = {
  platform: [campaigns.platform],
  campaign: [campaigns.id, campaigns.platform],
  label: [sql`lower(label)`],
};

/** A field for each number of a day. */
function eachNumber(of: (name: keyof Numbers) => SQL): Record<keyof Numbers, SQL<number>> {
  const fields = numberNames.map((name) => [name, of(name).mapWith(Number)]);
  return Object.fromEntries(fields) as Record<keyof Numbers, SQL<number>>;
}

/** The names that the database has for numbers. */
export const columnNames = {
  impressions: 'impressions',
  clicks: 'clicks',
  conversionHundredths: 'conversion_hundredths',
  spentCents: 'spent_cents',
  revenueCents: 'revenue_cents',
} as const satisfies Record<keyof Numbers, string>;

const joined = (of: (column: string) => SQL): SQL =>
  sql.join(['day_count', ...Object.values(columnNames)].map(of), sql`, `);

const inPart = (column: string, isBefore: boolean): SQL =>
  sql`sum(${sql.raw(column)}) filter (where is_before = ${isBefore}) as ${sql.raw(`${column}_${isBefore ? 'before' : 'now'}`)}`;

/** The sums of whole months in a period, and the days before and after them, of campaigns that `isOf` says. */
export function sumsIn(period: Period, isOf: SQL, isBefore: SQL): SQL[] {
  const { months, days } = wholeMonthsOf(period);
  const numbers = sql.join(
    Object.values(columnNames).map((column) => sql.raw(column)),
    sql`, `,
  );
  return [
    ...(months
      ? [
          sql`select campaign_id, ${isBefore} as is_before, day_count, ${numbers} from ${campaignMonths} where ${isOf} and ${between(campaignMonths.month, months.from, months.to)}`,
        ]
      : []),
    ...days.map(
      ({ from, to }) =>
        sql`select campaign_id, ${isBefore} as is_before, 1 as day_count, ${numbers} from ${campaignDays} where ${isOf} and ${between(campaignDays.day, from, to)}`,
    ),
  ];
}

const inOne = (day: PgColumn, periods: Period[]): SQL | undefined =>
  or(...periods.map(({ from, to }) => between(day, from, to)));

const isOfAll = (match: ResultsMatch): boolean => Object.values(match).every((value) => !value);

export const matching = (
  workspaceId: string,
  { search, status, platform, label, campaignId }: ResultsMatch,
): SQL | undefined =>
  and(
    eq(campaigns.workspaceId, workspaceId),
    search ? ilike(campaigns.name, likePattern(search)) : undefined,
    status ? eq(campaigns.status, status) : undefined,
    platform ? eq(campaigns.platform, platform) : undefined,
    label ? hasLabel(label) : undefined,
    campaignId ? eq(campaigns.id, campaignId) : undefined,
  );
