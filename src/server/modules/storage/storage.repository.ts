import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { ads } from '../../db/tables/ads';
import { images } from '../../db/tables/images';

export type StorageRepository = ReturnType<typeof createStorageRepository>;

export function createStorageRepository(db: Db) {
  return {
    /** What the files of an account's images and the texts of its ads take, deleted ads included. */
    async usedBytes(accountId: string): Promise<number> {
      const ofImages = db
        .select({ bytes: sql`coalesce(sum(${images.byteCount}), 0)`.as('bytes') })
        .from(images)
        .where(eq(images.accountId, accountId));
      const ofAds = db
        .select({ bytes: sql`coalesce(sum(${ads.byteCount}), 0)`.as('bytes') })
        .from(ads)
        .where(eq(ads.accountId, accountId));
      const parts = await ofImages.unionAll(ofAds);
      return parts.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    },
  };
}
