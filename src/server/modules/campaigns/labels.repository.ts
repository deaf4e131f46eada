import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { campaigns } from '../../db/tables/campaigns';
import type { LabelUse } from './campaigns.types';

/** More than a menu shows at a glance. */
const mostListed = 500;

/** Whether a campaign has a label, regardless of case. */
export const hasLabel = (label: SQLWrapper | string): SQL =>
  sql`lower(${label}) in (select lower(one) from unnest(${campaigns.labels}) as one)`;

export type LabelsRepository = ReturnType<typeof createLabelsRepository>;

export function createLabelsRepository(db: Db) {
  return {
    /** In alphabetical order; labels that differ in case count as one. */
    async list(workspaceId: string): Promise<LabelUse[]> {
      return db
        .select({ label: sql<string>`min(one)`, campaigns: sql`count(*)`.mapWith(Number) })
        .from(campaigns)
        .innerJoinLateral(sql`unnest(${campaigns.labels}) as one`, sql`true`)
        .where(eq(campaigns.workspaceId, workspaceId))
        .groupBy(sql`lower(one)`)
        .orderBy(sql`lower(min(one)) collate "C"`)
        .limit(mostListed);
    },

    /** Labels of any campaign as they are written there, of those that are wanted regardless of case. */
    async spellings(workspaceId: string, wanted: string[]): Promise<string[]> {
      const keys = sql`(select lower(value) from json_array_elements_text(${JSON.stringify(wanted)}::json))`;
      const rows = await db
        .select({ label: sql<string>`min(one)` })
        .from(campaigns)
        .innerJoinLateral(sql`unnest(${campaigns.labels}) as one`, sql`true`)
        .where(and(eq(campaigns.workspaceId, workspaceId), sql`lower(one) in ${keys}`))
        .groupBy(sql`lower(one)`);
      return rows.map(({ label }) => label);
    },

    /** Replaces the labels of campaigns. What people edit of them stays, so their revisions do, too. */
    async put(workspaceId: string, changed: { id: string; labels: string[] }[], updatedAt: Date): Promise<void> {
      await db.execute(sql`
        update ${campaigns} set
          labels = array(select json_array_elements_text(change.labels)),
          updated_at = ${updatedAt.toISOString()}
        from json_to_recordset(${JSON.stringify(changed)}::json) as change(id uuid, labels json)
        where ${campaigns.id} = change.id and ${campaigns.workspaceId} = ${workspaceId}`);
    },
  };
}
