import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { adDays } from '../../db/tables/adDays';
import { campaignDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import type { AdNumbers, Numbers } from './campaigns.types';
import type { DayWrite } from './dayChanges';
import { asKeys, type DayOfCampaign, type DayRange, inColumns, inSlices } from './days.repository';

/** The numbers of one ad on a day of a campaign. */
export type AdDay = AdNumbers & DayOfCampaign;

/** A campaign's sums over some days, and those of its ads. */
export interface AdSums {
  campaign: Numbers;
  ads: AdNumbers[];
}

const names = ['impressions', 'clicks', 'conversionHundredths', 'spentCents', 'revenueCents'] as const;

const sumsOf = (table: typeof adDays | typeof campaignDays) => ({
  impressions: sql`coalesce(sum(${table.impressions}), 0)`.mapWith(Number).as('impressions'),
  clicks: sql`coalesce(sum(${table.clicks}), 0)`.mapWith(Number).as('clicks'),
  conversionHundredths: sql`coalesce(sum(${table.conversionHundredths}), 0)`
    .mapWith(Number)
    .as('conversion_hundredths'),
  spentCents: sql`coalesce(sum(${table.spentCents}), 0)`.mapWith(Number).as('spent_cents'),
  revenueCents: sql`coalesce(sum(${table.revenueCents}), 0)`.mapWith(Number).as('revenue_cents'),
});

export type AdDaysRepository = ReturnType<typeof createAdDaysRepository>;

/** What of campaigns' days is whose of their ads. */
export function createAdDaysRepository(db: Db) {
  const owned = (workspaceId: string, ids: string[]) =>
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, ids)));

  const inRange = (table: typeof adDays | typeof campaignDays, workspaceId: string, id: string, range: DayRange) =>
    and(
      inArray(table.campaignId, owned(workspaceId, [id])),
      range.from ? gte(table.day, range.from) : undefined,
      range.to ? lte(table.day, range.to) : undefined,
    );

  return {
    /** The ads of campaigns' days. */
    async find(workspaceId: string, wanted: DayOfCampaign[]): Promise<AdDay[]> {
      if (wanted.length === 0) return [];
      const ids = [...new Set(wanted.map(({ campaignId }) => campaignId))];
      const found: AdDay[] = [];
      for (const some of inSlices(wanted)) {
        found.push(
          ...(await db
            .select()
            .from(adDays)
            .where(
              and(
                inArray(adDays.campaignId, owned(workspaceId, ids)),
                sql`(${adDays.campaignId}, ${adDays.day}) in (select wanted.id, wanted.day from ${asKeys(some)} as wanted(id uuid, day date))`,
              ),
            )),
        );
      }
      return found;
    },

    /** Gives days that have numbers other ads. Those of removed days are gone with them. */
    async replace(writes: (DayWrite & DayOfCampaign)[]): Promise<void> {
      for (const some of inSlices(writes.filter(({ ads, after }) => after && ads.before.length > 0))) {
        await db.execute(
          sql`delete from ${adDays} using ${asKeys(some)} as gone(id uuid, day date) where campaign_id = gone.id and ${adDays.day} = gone.day`,
        );
      }
      const added = writes.flatMap(({ campaignId, day, ads, after }) =>
        after ? ads.after.map((ad) => ({ campaignId, day, ...ad })) : [],
      );
      for (const some of inSlices(added)) {
        await db.execute(sql`
          insert into ${adDays} (campaign_id, day, ad_id, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents)
          select * from ${asAdRows(some)}`);
      }
    },

    /** In one statement, so that ads never have more than their campaign. */
    async sums(workspaceId: string, campaignId: string, range: DayRange): Promise<AdSums> {
      const rows = await unionAll(
        db
          .select({ adId: sql<string | null>`null::uuid`.as('ad_id'), ...sumsOf(campaignDays) })
          .from(campaignDays)
          .where(inRange(campaignDays, workspaceId, campaignId, range)),
        db
          .select({ adId: sql<string | null>`${adDays.adId}`.as('ad_id'), ...sumsOf(adDays) })
          .from(adDays)
          .where(inRange(adDays, workspaceId, campaignId, range))
          .groupBy(adDays.adId),
      );
      const numbersOf = (row: (typeof rows)[number] | undefined) =>
        Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as unknown as Numbers;
      return {
        campaign: numbersOf(rows.find(({ adId }) => adId === null)),
        ads: rows.flatMap((row) => (row.adId === null ? [] : [{ adId: row.adId, ...numbersOf(row) }])),
      };
    },

    /** The newest day in a range that some ad has numbers of. */
    async lastDay(workspaceId: string, campaignId: string, range: DayRange): Promise<Day | null> {
      const [row] = await db
        .select({ day: sql<Day | null>`max(${adDays.day})::text` })
        .from(adDays)
        .where(inRange(adDays, workspaceId, campaignId, range));
      return row?.day ?? null;
    },

    /** Days of some ads, oldest first. */
    async listOf(workspaceId: string, campaignId: string, range: DayRange, adIds?: string[]): Promise<AdDay[]> {
      return db
        .select()
        .from(adDays)
        .where(and(inRange(adDays, workspaceId, campaignId, range), adIds ? inArray(adDays.adId, adIds) : undefined))
        .orderBy(adDays.day, adDays.adId);
    },
  };
}

/** Days of ads as a table, in one parameter however many there are. */
export const asAdRows = (days: AdDay[]) => {
  const rows = days.map((row) => ({ campaign_id: row.campaignId, day: row.day, ad_id: row.adId, ...inColumns(row) }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ads(
    campaign_id uuid, day date, ad_id uuid, impressions bigint, clicks bigint, conversion_hundredths bigint, spent_cents bigint, revenue_cents bigint)`;
};
