import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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
          variantName: ads.variantName,
          campaignId: sql<string>`${ads.campaignId}`,
          formats: sql<AdFormat[]>`jsonb_path_query_array(${ads.contents}, '$[*].format')`,
        })
        .from(ads)
        .where(and(eq(ads.workspaceId, workspaceId), isNull(ads.deletedAt), inArray(ads.campaignId, campaignIds)));
    },

    /**
     * Gives a campaign's ads to another workspace. Leaves their images alone. Variants go along as such only with all of
     * theirs, deleted ones that can be restored included.
     */
    async move(workspaceId: string, campaignId: string, to: string): Promise<void> {
      const moved = and(eq(ads.workspaceId, workspaceId), eq(ads.campaignId, campaignId));
      const staying = and(
        eq(ads.workspaceId, workspaceId),
        isNotNull(ads.variantGroup),
        sql`${ads.campaignId} is distinct from ${campaignId}`,
      );
      const split = db.select({ group: ads.variantGroup }).from(ads).where(staying);
      await db
        .update(ads)
        .set({ variantGroup: null, variantName: null })
        .where(and(moved, inArray(ads.variantGroup, split)));
      await db.update(ads).set({ workspaceId: to }).where(moved);
    },
  };
}
