import { and, asc, between, count, eq, isNull, sql } from 'drizzle-orm';
import type { Period } from '../../../ad-kit/reports/periods';
import type { Db } from '../../db/connect';
import { adDays } from '../../db/tables/adDays';
import { ads } from '../../db/tables/ads';
import { campaigns } from '../../db/tables/campaigns';
import { fieldsOf, matching, sums, sumsIn } from './results.repository';
import type { ResultsByAd, ResultsMatch } from './results.types';

export type ResultsByAdRepository = ReturnType<typeof createResultsByAdRepository>;

/** What campaigns' ads cost and brought in periods. */
export function createResultsByAdRepository(db: Db) {
  return {
    /** The campaigns that match, and how many ads each has. */
    async sizes(workspaceId: string, match: ResultsMatch): Promise<{ id: string; ads: number }[]> {
      // Campaign by campaign through the index: joined, the ads of every account were read.
      const counted = db.select({ ads: count() }).from(ads).where(eq(ads.campaignId, campaigns.id));
      return db
        .select({ id: campaigns.id, ads: sql`(${counted})`.mapWith(Number) })
        .from(campaigns)
        .where(matching(workspaceId, match))
        .orderBy(asc(campaigns.id));
    },

    /**
     * Some campaigns and their ads. In one statement, so that ads never have more than their campaigns. Ads that are
     * deleted, or went to another workspace, are left out.
     */
    async find(
      workspaceId: string,
      ids: string[],
      [now, before]: readonly [Period, ...Period[]],
    ): Promise<ResultsByAd> {
      // An array of few ids is looked up in the index; joined with them, every campaign's days would be read.
      const isOf = sql`campaign_id = any(array(select id from wanted))`;
      const periods = before ? [now, before] : [now];
      const ofCampaigns = sumsIn(periods, isOf);
      const ofAds = periods.map(
        (period) => sql`
          select ad_id, campaign_id, ${period === before}::boolean as is_before, ${sums} from ${adDays}
          where ${isOf} and ${between(adDays.day, period.from, period.to)}
          group by ad_id, campaign_id`,
      );
      const isThere = and(eq(ads.workspaceId, workspaceId), isNull(ads.deletedAt));
      // One value instead of thousands of rows: the embedded database's client reads it in half the time.
      const found = sql`(
        with wanted as (
          select id, name from ${campaigns} where ${eq(campaigns.workspaceId, workspaceId)}
            and id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        ), of_campaigns as (
          select is_before, ${sums} from (${sql.join(ofCampaigns, sql` union all `)}) as source group by is_before
          having sum(day_count) > 0
        ), of_ads as (${sql.join(ofAds, sql` union all `)})
        select
          (select json_agg(json_build_object('isBefore', is_before, ${fieldsOf()})) from of_campaigns) as campaigns,
          (
            select json_agg(json_build_object(
              'adId', ${ads.id}, 'name', ${ads.name}, 'campaignName', wanted.name, 'isBefore', is_before, ${fieldsOf()}
            )) from of_ads join ${ads} on ${ads.id} = ad_id and ${isThere} join wanted on wanted.id = of_ads.campaign_id
          ) as ads
      ) as found`;
      const [row] = await db
        .select({
          campaigns: sql<ResultsByAd['campaigns'] | null>`campaigns`,
          ads: sql<ResultsByAd['ads'] | null>`ads`,
        })
        .from(found);
      return { campaigns: row?.campaigns ?? [], ads: row?.ads ?? [] };
    },
  };
}
