import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { adColumns, adImages, ads } from '../../db/tables/ads';
import type { AdFields, SavedAd } from './ads.types';

export type AdImagesRepository = ReturnType<typeof createAdImagesRepository>;

/** Which ads use which images. */
export function createAdImagesRepository(db: Db) {
  return {
    /** How many ads use an image, deleted ones that can be restored included. */
    countUses: (imageId: string) => db.$count(adImages, eq(adImages.imageId, imageId)),

    /** Replaces the list of images that an ad uses. */
    async setImages(id: string, imageIds: string[]): Promise<void> {
      await db.delete(adImages).where(eq(adImages.adId, id));
      if (imageIds.length > 0) await db.insert(adImages).values(imageIds.map((imageId) => ({ adId: id, imageId })));
    },

    /** The images that these ads use, each once. */
    async imagesUsedBy(ids: string[]): Promise<string[]> {
      const rows = await db.selectDistinct({ id: adImages.imageId }).from(adImages).where(inArray(adImages.adId, ids));
      return rows.map(({ id }) => id);
    },

    /** Which of these images are used by other ads than these. */
    async usedElsewhere(imageIds: string[], ids: string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: adImages.imageId })
        .from(adImages)
        .where(and(inArray(adImages.imageId, imageIds), notInArray(adImages.adId, ids)));
      return rows.map(({ id }) => id);
    },

    /** Which of these ads use one of the images. */
    async listUsing(ids: string[], imageIds: string[]): Promise<SavedAd[]> {
      const using = db.select({ id: adImages.adId }).from(adImages).where(inArray(adImages.imageId, imageIds));
      return db
        .select(adColumns)
        .from(ads)
        .where(and(inArray(ads.id, ids), inArray(ads.id, using)));
    },

    /** Stores an ad with other images as its next revision, so that nobody saves the former ones over it. */
    async setContents(id: string, change: Pick<AdFields, 'contents' | 'imageId' | 'logoId'>): Promise<void> {
      await db
        .update(ads)
        .set({ ...change, revision: sql`${ads.revision} + 1` })
        .where(eq(ads.id, id));
    },
  };
}
