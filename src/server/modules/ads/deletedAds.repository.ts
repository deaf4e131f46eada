import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { adColumns, ads } from '../../db/tables/ads';
import type { SavedAd } from './ads.types';

export type DeletedAdsRepository = ReturnType<typeof createDeletedAdsRepository>;

/** Ads that are deleted, and can be restored for a while. */
export function createDeletedAdsRepository(db: Db) {
  return {
    /** The name of the hidden ad; `undefined` if there is none. */
    async hide(workspaceId: string, id: string, deletedAt: Date): Promise<string | undefined> {
      const [hidden] = await db
        .update(ads)
        .set({ deletedAt })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), isNull(ads.deletedAt)))
        .returning({ name: ads.name });
      return hidden?.name;
    },

    /** Shows an ad again that was deleted after `since`; `undefined` if there is none. */
    async show(workspaceId: string, id: string, since: Date): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set({ deletedAt: null })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), gt(ads.deletedAt, since)))
        .returning(adColumns);
      return ad;
    },

    /** Removes for good what was deleted before `until`. */
    async remove(until: Date): Promise<void> {
      await db.delete(ads).where(lt(ads.deletedAt, until));
    },
  };
}
