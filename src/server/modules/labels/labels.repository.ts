import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { ads } from '../../db/tables/ads';
import { campaigns } from '../../db/tables/campaigns';
import type { Labeled, LabelUse } from './labels.types';

/** More than a menu shows at a glance. */
const mostListed = 500;

/** Labels are one set, whether campaigns or ads have them. */
const tables = { campaign: campaigns, ad: ads };

export type LabelsRepository = ReturnType<typeof createLabelsRepository>;

export function createLabelsRepository(db: Db) {
  /** One row for each label of each campaign and ad. */
  const used = (workspaceId: string) => {
    const labelsOf = (of: Labeled) =>
      db
        .select({ label: sql<string>`one`.as('label'), isAd: (of === 'ad' ? sql`true` : sql`false`).as('is_ad') })
        .from(tables[of])
        .innerJoinLateral(sql`unnest(${tables[of].labels}) as one`, sql`true`)
        .where(and(eq(tables[of].workspaceId, workspaceId), of === 'ad' ? isNull(ads.deletedAt) : undefined));
    return unionAll(labelsOf('campaign'), labelsOf('ad')).as('used');
  };

  return {
    /** In alphabetical order; labels that differ in case count as one. */
    async list(workspaceId: string): Promise<LabelUse[]> {
      const all = used(workspaceId);
      const { label, isAd } = all;
      return db
        .select({
          label: sql<string>`min(${label})`,
          campaigns: sql`count(*) filter (where not ${isAd})`.mapWith(Number),
          ads: sql`count(*) filter (where ${isAd})`.mapWith(Number),
        })
        .from(all)
        .groupBy(sql`lower(${label})`)
        .orderBy(sql`lower(min(${label})) collate "C"`)
        .limit(mostListed);
    },

    /** Labels of the workspace as they are written there, of those that are wanted regardless of case. */
    async spellings(workspaceId: string, wanted: string[]): Promise<string[]> {
      const all = used(workspaceId);
      const keys = sql`(select lower(value) from json_array_elements_text(${JSON.stringify(wanted)}::json))`;
      const rows = await db
        .select({ label: sql<string>`min(${all.label})` })
        .from(all)
        .where(sql`lower(${all.label}) in ${keys}`)
        .groupBy(sql`lower(${all.label})`);
      return rows.map(({ label }) => label);
    },

    /** Replaces labels. What people edit stays, so revisions do, too, and so does when an ad was last saved. */
    async put(of: Labeled, workspaceId: string, changed: { id: string; labels: string[] }[], now: Date): Promise<void> {
      const table = tables[of];
      await db.execute(sql`
        update ${table} set
          labels = array(select json_array_elements_text(change.labels))
          ${of === 'campaign' ? sql`, updated_at = ${now.toISOString()}` : undefined}
        from json_to_recordset(${JSON.stringify(changed)}::json) as change(id uuid, labels json)
        where ${table.id} = change.id and ${table.workspaceId} = ${workspaceId}`);
    },
  };
}
