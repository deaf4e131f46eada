import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { ads } from '../../db/tables/ads';
import type { AdFormat, CampaignAd } from './ads.types';

export type CampaignAdsRepository = ReturnType<typeof createCampaignAdsRepository>;

/** The ads of campaigns. */
export function createCampaignAdsRepository(db: Db) {
  return {
    /** The ads of a campaign, deleted ones that can be restored included. */
    async listOfCampaign(workspaceId: string, campaignId: string): Promise<{ id: string; isDeleted: boolean }[]> {
      return db
        .select({ id: ads.id, isDeleted: sql<boolean>`${ads.deletedAt} is not null` })
        .from(ads)
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.campaignId, campaignId)));
    },

    /** The ads of campaigns, as reports know them. */
    async listForReports(workspaceId: string, campaignIds: string[]): Promise<CampaignAd[]> {
      return db
        .select({
          id: ads.id,
          name: ads.name,
          campaignId: sql<string>`${ads.campaignId}`,
          formats: sql<AdFormat[]>`jsonb_path_query_array(${ads.contents}, '$[*].format')`,
        })
        .from(ads)
        .where(and(eq(ads.workspaceId, workspaceId), isNull(ads.deletedAt), inArray(ads.campaignId, campaignIds)));
    },

    /** Gives a campaign's ads to another workspace. Leaves their images alone. */
    async move(workspaceId: string, campaignId: string, to: string): Promise<void> {
      await db
        .update(ads)
        .set({ workspaceId: to })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.campaignId, campaignId)));
    },
  };
}
