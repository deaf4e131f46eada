import { and, asc, between, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '../../../ad-kit/reports/periods';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { campaignDays, campaigns, workspaceDays } from '../../db/tables/campaigns';
import { numberNames } from '../../lib/results';
import type { DayNumbers, Numbers } from './campaigns.types';
import type { PartResults, ResultsMatch } from './results.types';

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
     * Platforms, or campaigns, that have numbers in one of the periods: `most` of them, by spend in the first period, the
     * largest first. What they have in each of the periods is null where that is nothing.
     */
    async byPart(
      workspaceId: string,
      match: ResultsMatch,
      part: 'platform' | 'campaign',
      [now, before = now]: readonly [Period, Period?],
      most: number,
    ): Promise<PartResults[]> {
      const key = part === 'platform' ? campaigns.platform : campaigns.id;
      const rows = await db
        .select({
          key,
          name: part === 'platform' ? sql<null>`null` : campaigns.name,
          platform: campaigns.platform,
          days: daysIn(now),
          now: sumsIn(now),
          daysBefore: daysIn(before),
          before: sumsIn(before),
        })
        .from(campaignDays)
        .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
        .where(and(matching(workspaceId, match), inOne(campaignDays.day, [now, before])))
        .groupBy(key, campaigns.platform)
        .orderBy(desc(sumsIn(now).spentCents), asc(key))
        .limit(most);
      return rows.map(({ days, daysBefore, ...row }) => ({
        ...row,
        now: days > 0 ? row.now : null,
        before: daysBefore > 0 ? row.before : null,
      }));
    },

    /** How many campaigns have numbers in one of the periods. */
    async countCampaigns(workspaceId: string, match: ResultsMatch, periods: Period[]): Promise<number> {
      const [row] = await db
        .select({ campaigns: sql`count(distinct ${campaignDays.campaignId})`.mapWith(Number) })
        .from(campaignDays)
        .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
        .where(and(matching(workspaceId, match), inOne(campaignDays.day, periods)));
      return row?.campaigns ?? 0;
    },
  };
}

/** A field for each number of a day. */
function eachNumber(of: (name: keyof Numbers) => SQL): Record<keyof Numbers, SQL<number>> {
  const fields = numberNames.map((name) => [name, of(name).mapWith(Number)]);
  return Object.fromEntries(fields) as Record<keyof Numbers, SQL<number>>;
}

const daysIn = (period: Period): SQL<number> =>
  sql`count(*) filter (where ${inOne(campaignDays.day, [period])})`.mapWith(Number);

const sumsIn = (period: Period): Record<keyof Numbers, SQL<number>> =>
  eachNumber(
    (name) => sql`coalesce(sum(${campaignDays[name]}) filter (where ${inOne(campaignDays.day, [period])}), 0)`,
  );

const inOne = (day: PgColumn, periods: Period[]): SQL | undefined =>
  or(...periods.map(({ from, to }) => between(day, from, to)));

const isOfAll = (match: ResultsMatch): boolean => Object.values(match).every((value) => !value);

const matching = (workspaceId: string, { search, status, platform, campaignId }: ResultsMatch): SQL | undefined =>
  and(
    eq(campaigns.workspaceId, workspaceId),
    search ? ilike(campaigns.name, likePattern(search)) : undefined,
    status ? eq(campaigns.status, status) : undefined,
    platform ? eq(campaigns.platform, platform) : undefined,
    campaignId ? eq(campaigns.id, campaignId) : undefined,
  );
