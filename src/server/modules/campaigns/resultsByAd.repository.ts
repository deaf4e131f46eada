import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Period } from '../../../ad-kit/reports/periods';
import type { Db } from '../../db/connect';
import { ads } from '../../db/tables/ads';
import { campaigns } from '../../db/tables/campaigns';
import { ofAds } from '../../db/monthSums';
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
    async find(workspaceId: string, ids: string[], periods: readonly Period[]): Promise<ResultsByAd> {
      // An array of few ids is looked up in the index; joined with them, every campaign's days would be read.
      const isOf = sql`campaign_id = any(array(select id from wanted))`;
      const campaignSums = sql.join(sumsIn(periods, isOf), sql` union all `);
      const adSums = sql.join(sumsIn(periods, isOf, ofAds), sql` union all `);
      const isThere = and(eq(ads.workspaceId, workspaceId), isNull(ads.deletedAt));
      // As `adTitle` tells variants apart.
      const title = sql`concat_ws(' · ', ${ads.name}, ${ads.variantName})`;
      // One value instead of thousands of rows: the embedded database's client reads it in half the time.
      const found = sql`(
        with wanted as (
          select id, name from ${campaigns} where ${eq(campaigns.workspaceId, workspaceId)}
            and id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        ), of_campaigns as (
          select is_before, ${sums} from (${campaignSums}) as source group by is_before
          having sum(day_count) > 0
        ), of_ads as (
          select campaign_id, ad_id, is_before, ${sums} from (${adSums}) as source group by campaign_id, ad_id, is_before
          having sum(day_count) > 0
        )
        select
          (select json_agg(json_build_object('isBefore', is_before, ${fieldsOf()})) from of_campaigns) as campaigns,
          (
            select json_agg(json_build_object(
              'adId', ${ads.id}, 'name', ${title}, 'campaignName', wanted.name, 'isBefore', is_before, ${fieldsOf()}
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
