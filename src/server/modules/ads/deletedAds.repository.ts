import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { adColumns, ads } from '../../db/tables/ads';
import type { SavedAd, Variant } from './ads.types';

export type DeletedAdsRepository = ReturnType<typeof createDeletedAdsRepository>;

/** Ads that are deleted, and can be restored for a while. */
export function createDeletedAdsRepository(db: Db) {
  return {
    /** The hidden ad; `undefined` if there is none. */
    async hide(workspaceId: string, id: string, deletedAt: Date): Promise<SavedAd | undefined> {
      const [hidden] = await db
        .update(ads)
        .set({ deletedAt })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), isNull(ads.deletedAt)))
        .returning(adColumns);
      return hidden;
    },

    /** An ad that was deleted after `since`; `undefined` if there is none. */
    async find(workspaceId: string, id: string, since: Date): Promise<SavedAd | undefined> {
      const [ad] = await db
        .select(adColumns)
        .from(ads)
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), gt(ads.deletedAt, since)));
      return ad;
    },

    /** Shows a deleted ad again, with its place among its variants. */
    async show(workspaceId: string, id: string, variant: Pick<SavedAd, keyof Variant>): Promise<SavedAd> {
      const [ad] = await db
        .update(ads)
        .set({ ...variant, deletedAt: null })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id)))
        .returning(adColumns);
      return rowOf(ad);
    },

    /** Removes for good what was deleted before `until`. */
    async remove(until: Date): Promise<void> {
      await db.delete(ads).where(lt(ads.deletedAt, until));
    },
  };
}
