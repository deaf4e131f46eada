import { and, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { adDays, adMonths } from '../../db/tables/adDays';
import { campaignDays, campaigns } from '../../db/tables/campaigns';
import { type Day, firstDayOfMonth } from '../../lib/days';
import { eachSum, type StoredSums } from '../../lib/results';
import type { AdNumbers, AdSums } from './campaigns.types';
import type { DayWrite } from './dayChanges';
import { ofAds, sumUpMonths } from '../../db/monthSums';
import {
  asKeys,
  type DayOfCampaign,
  type DayRange,
  inColumns,
  inDays,
  inSlices,
  isOf,
  sumsIn,
} from './days.repository';

/** The numbers of one ad on a day of a campaign. */
export type AdDay = AdNumbers & DayOfCampaign;

/** A campaign's sums over some days, and those of its ads. */
export interface SumsByAd {
  campaign: StoredSums;
  ads: AdSums[];
}

export type AdDaysRepository = ReturnType<typeof createAdDaysRepository>;

/** How campaigns' days divide between their ads. */
export function createAdDaysRepository(db: Db) {
  return {
    /** The ads of campaigns' days. */
    async find(workspaceId: string, wanted: DayOfCampaign[]): Promise<AdDay[]> {
      if (wanted.length === 0) return [];
      const ids = [...new Set(wanted.map(({ campaignId }) => campaignId))];
      const found: AdDay[] = [];
      for (const some of inSlices(wanted)) {
        const isWanted = sql`(${adDays.campaignId}, ${adDays.day}) in (select wanted.id, wanted.day from ${asKeys(some)} as wanted(id uuid, day date))`;
        const rows = await db
          .select()
          .from(adDays)
          .where(and(isOf(db, adDays.campaignId, workspaceId, ids), isWanted));
        found.push(...rows);
      }
      return found;
    },

    /**
     * Gives days that have numbers other ads, and updates the sums of their months. Those of removed days are gone with
     * them.
     */
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
      const changed = writes.filter(({ ads, after }) => !after || ads.before.length + ads.after.length > 0);
      for (const some of inSlices(changed)) await sumUpMonths(db, ofAds, some);
    },

    /** In one statement, so that ads never have more than their campaign. */
    async sums(workspaceId: string, campaignId: string, range: DayRange): Promise<SumsByAd> {
      const rows = await unionAll(
        db
          .select({ adId: sql<string | null>`null::uuid`.as('ad_id'), ...sumsIn(campaignDays) })
          .from(campaignDays)
          .where(inDays(db, campaignDays, workspaceId, campaignId, range)),
        db
          .select({ adId: sql<string | null>`${adDays.adId}`.as('ad_id'), ...sumsIn(adDays) })
          .from(adDays)
          .where(inDays(db, adDays, workspaceId, campaignId, range))
          .groupBy(adDays.adId),
      );
      const numbersOf = (row: (typeof rows)[number] | undefined): StoredSums => eachSum((name) => row?.[name] ?? 0);
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
        .where(inDays(db, adDays, workspaceId, campaignId, range));
      return row?.day ?? null;
    },

    /** From a day on, of each campaign the days of the ads with the most impressions in the months since. */
    async newest(workspaceId: string, campaignIds: string[], from: Day, mostOfEach: number): Promise<AdDay[]> {
      const wanted = and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, campaignIds));
      // An array is looked up in the index; joined with campaigns, the days of every account could be read.
      const isWanted = sql`campaign_id = any(array(select id from ${campaigns} where ${wanted}))`;
      const ranked = db
        .select({
          campaignId: adMonths.campaignId,
          adId: adMonths.adId,
          place:
            sql`row_number() over (partition by ${adMonths.campaignId} order by sum(${adMonths.impressions}) desc, ${adMonths.adId})`.as(
              'place',
            ),
        })
        .from(adMonths)
        .where(and(isWanted, gte(adMonths.month, firstDayOfMonth(from))))
        .groupBy(adMonths.campaignId, adMonths.adId)
        .as('ranked');
      return db
        .select(getTableColumns(adDays))
        .from(adDays)
        .innerJoin(ranked, and(eq(ranked.campaignId, adDays.campaignId), eq(ranked.adId, adDays.adId)))
        .where(and(sql`${adDays}.${isWanted}`, gte(adDays.day, from), lte(ranked.place, mostOfEach)))
        .orderBy(adDays.day, adDays.adId);
    },

    /** Days of some ads, oldest first. */
    async listOf(workspaceId: string, campaignId: string, range: DayRange, adIds?: string[]): Promise<AdDay[]> {
      return db
        .select()
        .from(adDays)
        .where(and(inDays(db, adDays, workspaceId, campaignId, range), adIds ? inArray(adDays.adId, adIds) : undefined))
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
