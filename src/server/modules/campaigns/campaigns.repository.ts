import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { campaignColumns, campaigns, enteredColumns } from '../../db/tables/campaigns';
import type { Campaign, CampaignCounts, CampaignFields, CampaignStatus, NewCampaign } from './campaigns.types';
import { inSummedColumns, summedColumnTypes } from './days.repository';
import type { StoredSums } from '../../lib/results';

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;

export function createCampaignsRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(campaigns.workspaceId, workspaceId);
  const owned = (workspaceId: string, id: string) => and(inWorkspace(workspaceId), eq(campaigns.id, id));
  const nextRevision = sql`${campaigns.revision} + 1`;
  return {
    async insert(added: NewCampaign): Promise<Campaign> {
      const [campaign] = await db.insert(campaigns).values(added).returning(campaignColumns);
      return rowOf(campaign);
    },

    /** Inserts campaigns together with their totals. */
    async insertWithTotals(added: (NewCampaign & StoredSums)[]): Promise<void> {
      await db.insert(campaigns).values(added);
    },

    async find(workspaceId: string, id: string): Promise<Campaign | undefined> {
      const [campaign] = await db.select(campaignColumns).from(campaigns).where(owned(workspaceId, id));
      return campaign;
    },

    /** What people entered, and the labels. */
    async findEntered(
      workspaceId: string,
      id: string,
    ): Promise<(CampaignFields & Pick<Campaign, 'labels'>) | undefined> {
      const [campaign] = await db
        .select({ ...enteredColumns, labels: campaigns.labels })
        .from(campaigns)
        .where(owned(workspaceId, id));
      return campaign;
    },

    /** Like `find`, and makes other writers of the campaign wait for the end of the transaction. */
    async lock(workspaceId: string, id: string): Promise<Campaign | undefined> {
      const [campaign] = await db.select(campaignColumns).from(campaigns).where(owned(workspaceId, id)).for('update');
      return campaign;
    },

    /** Whether the workspace has the campaign, which then stays until the end of the transaction. */
    async keep(workspaceId: string, id: string): Promise<boolean> {
      const found = await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(owned(workspaceId, id))
        .for('key share');
      return found.length === 1;
    },

    async update(workspaceId: string, id: string, change: Partial<CampaignFields>, updatedAt: Date): Promise<Campaign> {
      const [campaign] = await db
        .update(campaigns)
        .set({ ...change, revision: nextRevision, updatedAt })
        .where(owned(workspaceId, id))
        .returning(campaignColumns);
      return rowOf(campaign);
    },

    /**
     * The names, status, and labels of those campaigns that the workspace has, which other writers then wait for. Ordered
     * by id.
     */
    async lockSome(workspaceId: string, ids: string[]): Promise<Pick<Campaign, 'id' | 'name' | 'status' | 'labels'>[]> {
      return db
        .select({ id: campaigns.id, name: campaigns.name, status: campaigns.status, labels: campaigns.labels })
        .from(campaigns)
        .where(and(inWorkspace(workspaceId), inArray(campaigns.id, ids)))
        .orderBy(campaigns.id)
        .for('update');
    },

    /**
     * The campaigns with one of the ids, or with one of the names in lower case and with single blanks. Other writers of
     * them wait for the end of the transaction.
     */
    async lockNamed(
      workspaceId: string,
      ids: string[],
      names: string[],
    ): Promise<Pick<Campaign, 'id' | 'name' | 'status'>[]> {
      const name = sql`lower(regexp_replace(btrim(${campaigns.name}), '\\s+', ' ', 'g'))`;
      return db
        .select({ id: campaigns.id, name: campaigns.name, status: campaigns.status })
        .from(campaigns)
        .where(and(inWorkspace(workspaceId), or(inArray(campaigns.id, ids), inArray(name, names))))
        .orderBy(campaigns.id)
        .for('update');
    },

    /** Leaves campaigns alone that are in the status already. */
    async setStatus(workspaceId: string, ids: string[], status: CampaignStatus, updatedAt: Date): Promise<void> {
      await db
        .update(campaigns)
        .set({ status, revision: nextRevision, updatedAt })
        .where(and(inWorkspace(workspaceId), inArray(campaigns.id, ids), ne(campaigns.status, status)));
    },

    /** Adds to campaigns' totals. Its days are those that got their first numbers, or lost them if negative. */
    async addToTotals(
      workspaceId: string,
      changes: { id: string; change: StoredSums }[],
      updatedAt: Date,
    ): Promise<void> {
      const rows = changes.map(({ id, change }) => ({ id, ...inSummedColumns(change) }));
      await db.execute(sql`
        update ${campaigns} set
          impressions = ${campaigns.impressions} + change.impressions,
          clicks = ${campaigns.clicks} + change.clicks,
          conversion_hundredths = ${campaigns.conversionHundredths} + change.conversion_hundredths,
          spent_cents = ${campaigns.spentCents} + change.spent_cents,
          revenue_cents = ${campaigns.revenueCents} + change.revenue_cents,
          day_count = ${campaigns.dayCount} + change.day_count,
          days_without_conversions = ${campaigns.daysWithoutConversions} + change.days_without_conversions,
          days_without_revenue = ${campaigns.daysWithoutRevenue} + change.days_without_revenue,
          updated_at = ${updatedAt.toISOString()}
        from json_to_recordset(${JSON.stringify(rows)}::json) as change(id uuid, ${summedColumnTypes})
        where ${campaigns.id} = change.id and ${inWorkspace(workspaceId)}`);
    },

    /** Gives a campaign to another workspace. Leaves ads and sums alone. */
    async move(workspaceId: string, id: string, to: string): Promise<Campaign> {
      const [campaign] = await db
        .update(campaigns)
        .set({ workspaceId: to })
        .where(owned(workspaceId, id))
        .returning(campaignColumns);
      return rowOf(campaign);
    },

    async delete(workspaceId: string, ids: string[]): Promise<void> {
      await db.delete(campaigns).where(and(inWorkspace(workspaceId), inArray(campaigns.id, ids)));
    },

    async counts(workspaceId: string): Promise<CampaignCounts> {
      const where = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [row] = await db
        .select({
          active: where(sql`${campaigns.status} = 'active'`),
          paused: where(sql`${campaigns.status} = 'paused'`),
          completed: where(sql`${campaigns.status} = 'completed'`),
          sample: where(sql`${campaigns.isSample}`),
          own: where(sql`not ${campaigns.isSample}`),
          ownWithNumbers: where(sql`not ${campaigns.isSample} and ${campaigns.dayCount} > 0`),
        })
        .from(campaigns)
        .where(inWorkspace(workspaceId));
      const { active, paused, completed, ...others } = rowOf(row);
      return { byStatus: { active, paused, completed }, ...others };
    },
  };
}
