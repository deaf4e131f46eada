import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import type { adDays } from '../../db/tables/adDays';
import { campaignDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import type { Page, Paged } from '../../lib/page';
import type { StoredNumbers, StoredSums } from '../../lib/results';
import type { DayNumbers, DaySums } from './campaigns.types';
import { ofCampaigns, sumUpMonths } from '../../db/monthSums';

const columns = {
  day: campaignDays.day,
  impressions: campaignDays.impressions,
  clicks: campaignDays.clicks,
  conversionHundredths: campaignDays.conversionHundredths,
  spentCents: campaignDays.spentCents,
  revenueCents: campaignDays.revenueCents,
};

/** A table of the numbers of campaigns' days. */
type DaysTable = typeof campaignDays | typeof adDays;

const sum = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number).as(column.name);

const daysWithout = (column: PgColumn, name: string) =>
  sql`count(*) filter (where ${column} is null)`.mapWith(Number).as(name);

/** The sums of a table's numbers. */
export const sumsIn = (table: DaysTable) => ({
  impressions: sum(table.impressions),
  clicks: sum(table.clicks),
  conversionHundredths: sum(table.conversionHundredths),
  spentCents: sum(table.spentCents),
  revenueCents: sum(table.revenueCents),
  dayCount: sql`count(*)`.mapWith(Number).as('day_count'),
  daysWithoutConversions: daysWithout(table.conversionHundredths, 'days_without_conversions'),
  daysWithoutRevenue: daysWithout(table.revenueCents, 'days_without_revenue'),
});

/** The sums of days, and which days they are of. */
export interface RangeSums extends StoredSums {
  first: Day;
  last: Day;
}

/** What days are added up by. */
export type Step = 'day' | 'week' | 'month';

export interface DayOfCampaign {
  campaignId: string;
  day: Day;
}

/** The same for the same day of the same campaign. */
export const keyOfDay = ({ campaignId, day }: DayOfCampaign): string => `${campaignId} ${day}`;

/** The numbers of one campaign on one day. */
type CampaignDay = DayNumbers & DayOfCampaign;

/** The days wanted of a campaign; both ends included, `undefined` for no end. */
export interface DayRange {
  from?: Day | undefined;
  to?: Day | undefined;
}

export type DaysRepository = ReturnType<typeof createDaysRepository>;

/** Whether a column names one of these campaigns, and the workspace has it. */
export const isOf = (db: Db, campaignId: PgColumn, workspaceId: string, ids: string[]): SQL =>
  inArray(
    campaignId,
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids))),
  );

/** Matches a campaign's days in a range. */
export const inDays = (
  db: Db,
  table: DaysTable,
  workspaceId: string,
  campaignId: string,
  { from, to }: DayRange,
): SQL | undefined =>
  and(
    isOf(db, table.campaignId, workspaceId, [campaignId]),
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
  );

export function createDaysRepository(db: Db) {
  const inRange = (workspaceId: string, campaignId: string, range: DayRange) =>
    inDays(db, campaignDays, workspaceId, campaignId, range);

  return {
    /** Newest day first. */
    async list(workspaceId: string, campaignId: string, range: DayRange, page: Page): Promise<Paged<DayNumbers>> {
      const wanted = inRange(workspaceId, campaignId, range);
      const [items, total] = await Promise.all([
        db
          .select(columns)
          .from(campaignDays)
          .where(wanted)
          .orderBy(desc(campaignDays.day))
          .limit(page.limit)
          .offset(page.offset),
        db.$count(campaignDays, wanted),
      ]);
      return { items, total };
    },

    /** The sums of the days in a range, and the first and the last of them; `undefined` where there are none. */
    async sums(workspaceId: string, campaignId: string, range: DayRange): Promise<RangeSums | undefined> {
      const [row] = await db
        .select({
          first: sql<Day | null>`min(${campaignDays.day})`,
          last: sql<Day | null>`max(${campaignDays.day})`,
          ...sumsIn(campaignDays),
        })
        .from(campaignDays)
        .where(inRange(workspaceId, campaignId, range));
      return row?.first && row.last ? { ...row, first: row.first, last: row.last } : undefined;
    },

    /** The days in a range by steps, oldest first, each with its first day. Weeks start on Monday. */
    async steps(workspaceId: string, campaignId: string, range: DayRange, step: Step): Promise<DaySums[]> {
      const start = sql<Day>`date_trunc(${sql.raw(`'${step}'`)}, ${campaignDays.day})::date::text`;
      return db
        .select({ day: start, ...sumsIn(campaignDays) })
        .from(campaignDays)
        .where(inRange(workspaceId, campaignId, range))
        .groupBy(sql`1`)
        .orderBy(sql`1`);
    },

    /** The numbers of the wanted days; those without numbers are left out. */
    async find(workspaceId: string, wanted: DayOfCampaign[]): Promise<CampaignDay[]> {
      if (wanted.length === 0) return [];
      // Row by row through the index: a join of the two would read every day of the campaigns.
      const found = db
        .select({ campaignId: campaignDays.campaignId, ...columns })
        .from(campaignDays)
        .where(and(sql`${campaignDays.campaignId} = wanted.id`, sql`${campaignDays.day} = wanted.day`))
        .as('found');
      // One value instead of thousands of rows: the embedded database's client reads it in half the time.
      const fields = ['campaignId', ...Object.keys(columns)] as (keyof CampaignDay)[];
      const object = fields.map((name) => sql`${sql.raw(`'${name}'`)}, ${found[name]}`);
      const [answer] = await db
        .select({ rows: sql<CampaignDay[] | null>`json_agg(json_build_object(${sql.join(object, sql`, `)}))` })
        .from(sql`${asKeys(wanted)} as wanted(id uuid, day date)`)
        .innerJoinLateral(found, sql`true`)
        .where(isOf(db, found.campaignId, workspaceId, [...new Set(wanted.map(({ campaignId }) => campaignId))]));
      return answer?.rows ?? [];
    },

    /** All of a campaign, oldest first. */
    async listOf(workspaceId: string, campaignId: string): Promise<DayNumbers[]> {
      return db
        .select(columns)
        .from(campaignDays)
        .where(isOf(db, campaignDays.campaignId, workspaceId, [campaignId]))
        .orderBy(asc(campaignDays.day));
    },

    /**
     * Writes days, replacing those that are there, and the sums of their months. Does not check whose campaign it is,
     * and leaves the other sums alone.
     */
    async put(days: CampaignDay[]): Promise<void> {
      for (const some of inSlices(days)) {
        await db.execute(sql`
          insert into ${campaignDays} (campaign_id, day, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents)
          select change.* from ${asRows(some)}
          on conflict (campaign_id, day) do update set
            impressions = excluded.impressions,
            clicks = excluded.clicks,
            conversion_hundredths = excluded.conversion_hundredths,
            spent_cents = excluded.spent_cents,
            revenue_cents = excluded.revenue_cents`);
        await sumUpMonths(db, ofCampaigns, some);
      }
    },

    /** Removes days, and updates the sums of their months. As `put`, it leaves the other sums alone. */
    async remove(days: DayOfCampaign[]): Promise<void> {
      for (const some of inSlices(days)) {
        await db.execute(
          sql`delete from ${campaignDays} using ${asKeys(some)} as gone(id uuid, day date) where campaign_id = gone.id and ${campaignDays.day} = gone.day`,
        );
        await sumUpMonths(db, ofCampaigns, some);
      }
    },
  };
}

/** Numbers of a day by the names of their columns. */
export const inColumns = (numbers: StoredNumbers) => ({
  impressions: numbers.impressions,
  clicks: numbers.clicks,
  conversion_hundredths: numbers.conversionHundredths,
  spent_cents: numbers.spentCents,
  revenue_cents: numbers.revenueCents,
});

/** Sums by the names of their columns. */
export const inSummedColumns = (sums: StoredSums) => ({
  impressions: sums.impressions,
  clicks: sums.clicks,
  conversion_hundredths: sums.conversionHundredths,
  spent_cents: sums.spentCents,
  revenue_cents: sums.revenueCents,
  day_count: sums.dayCount,
  days_without_conversions: sums.daysWithoutConversions,
  days_without_revenue: sums.daysWithoutRevenue,
});

/** Those columns with their types, as a statement names them. */
export const summedColumnTypes = sql.raw(
  'impressions bigint, clicks bigint, conversion_hundredths bigint, spent_cents bigint, revenue_cents bigint, day_count bigint, days_without_conversions bigint, days_without_revenue bigint',
);

/** How many days go into a statement: the embedded database holds the process until it is done. */
const atOnce = 1_250;

export function* inSlices<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += atOnce) yield rows.slice(start, start + atOnce);
}

/** Days of campaigns as a table, in one parameter however many there are. */
export const asKeys = (days: DayOfCampaign[]): SQL => {
  const rows = days.map(({ campaignId, day }) => ({ id: campaignId, day }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)`;
};

/** Rows as a table called `change`, in one parameter however many there are. */
const asRows = (days: CampaignDay[]): SQL => {
  const rows = days.map((row) => ({ campaign_id: row.campaignId, day: row.day, ...inColumns(row) }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as change(
    campaign_id uuid, day date, impressions bigint, clicks bigint, conversion_hundredths bigint, spent_cents bigint, revenue_cents bigint)`;
};
