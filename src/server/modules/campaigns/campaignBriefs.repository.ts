import { and, eq, sql } from 'drizzle-orm';
import { emptyBrief, type ProductBrief } from '../../../ad-kit/writer/productBrief';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { campaigns } from '../../db/tables/campaigns';
import type { CampaignBrief } from './campaigns.types';

export type CampaignBriefsRepository = ReturnType<typeof createCampaignBriefsRepository>;

/** What the ads of campaigns are to say. */
export function createCampaignBriefsRepository(db: Db) {
  const owned = (workspaceId: string, id: string) => and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id));
  return {
    /** `undefined` where the workspace has no such campaign. */
    async find(workspaceId: string, id: string): Promise<CampaignBrief | undefined> {
      const [found] = await db
        .select({ brief: campaigns.brief, revision: campaigns.briefRevision })
        .from(campaigns)
        .where(owned(workspaceId, id));
      return found && { ...found, brief: found.brief ?? emptyBrief };
    },

    async set(workspaceId: string, id: string, brief: ProductBrief): Promise<CampaignBrief> {
      const [kept] = await db
        .update(campaigns)
        .set({ brief, briefRevision: sql`${campaigns.briefRevision} + 1` })
        .where(owned(workspaceId, id))
        .returning({ revision: campaigns.briefRevision });
      return { brief, ...rowOf(kept) };
    },
  };
}
