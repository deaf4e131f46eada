import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rememberedTargets } from '../../db/tables/reportImports';

/** Where campaigns of one name in files go. */
export interface RememberedTarget {
  /** The name in the spelling that is compared. */
  nameKey: string;
  /** Null where its numbers are left out. */
  campaignId: string | null;
}

/** How many names of a workspace are remembered. */
const mostRemembered = 2_000;

export type ReportMemoryRepository = ReturnType<typeof createReportMemoryRepository>;

/** What people said about the campaigns of files, for the next file. */
export function createReportMemoryRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(rememberedTargets.workspaceId, workspaceId);
  return {
    find: (workspaceId: string, nameKeys: string[]): Promise<RememberedTarget[]> =>
      db
        .select({ nameKey: rememberedTargets.nameKey, campaignId: rememberedTargets.campaignId })
        .from(rememberedTargets)
        .where(and(inWorkspace(workspaceId), inArray(rememberedTargets.nameKey, nameKeys))),

    /** Replaces what is remembered of the same names. Of a workspace's names the last used are kept. */
    async keep(workspaceId: string, targets: RememberedTarget[], updatedAt: Date): Promise<void> {
      if (targets.length === 0) return;
      const byName = new Map(targets.map((target) => [target.nameKey, { ...target, workspaceId, updatedAt }]));
      await db
        .insert(rememberedTargets)
        .values([...byName.values()])
        .onConflictDoUpdate({
          target: [rememberedTargets.workspaceId, rememberedTargets.nameKey],
          set: { campaignId: sql`excluded.campaign_id`, updatedAt },
        });
      const tooMany = db
        .select({ nameKey: rememberedTargets.nameKey })
        .from(rememberedTargets)
        .where(inWorkspace(workspaceId))
        .orderBy(desc(rememberedTargets.updatedAt), desc(rememberedTargets.nameKey))
        .offset(mostRemembered);
      await db
        .delete(rememberedTargets)
        .where(and(inWorkspace(workspaceId), inArray(rememberedTargets.nameKey, tooMany)));
    },
  };
}
