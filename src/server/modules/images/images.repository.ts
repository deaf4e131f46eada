import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { lockAccount } from '../../db/lockAccount';
import { adImages } from '../../db/tables/ads';
import { images } from '../../db/tables/images';
import type { Page, Paged } from '../../lib/page';
import type { ImageFacts, ImageFile, NewImage } from './images.types';

const facts = {
  id: images.id,
  type: images.type,
  width: images.width,
  height: images.height,
  byteCount: images.byteCount,
  createdAt: images.createdAt,
};

export type ImagesRepository = ReturnType<typeof createImagesRepository>;

export function createImagesRepository(db: Db) {
  const owned = (accountId: string, id: string) => and(eq(images.accountId, accountId), eq(images.id, id));
  return {
    /** Makes whoever else adds or deletes images or saves ads of the account wait for the end of the transaction. */
    lockOwner: (accountId: string) => lockAccount(db, accountId),

    count: (accountId: string) => db.$count(images, eq(images.accountId, accountId)),

    /** The image that was made of the same file. */
    async findByDigest(accountId: string, digest: string): Promise<ImageFacts | undefined> {
      const [image] = await db
        .select(facts)
        .from(images)
        .where(and(eq(images.accountId, accountId), eq(images.digest, digest)));
      return image;
    },

    async insert(added: NewImage): Promise<ImageFacts> {
      const [image] = await db
        .insert(images)
        .values({ ...added, byteCount: added.contents.length })
        .returning(facts);
      if (!image) throw new Error('The database returned no image.');
      return image;
    },

    async findFile(accountId: string, id: string): Promise<ImageFile | undefined> {
      const [image] = await db
        .select({ type: images.type, width: images.width, height: images.height, contents: images.contents })
        .from(images)
        .where(owned(accountId, id));
      return image;
    },

    /** The newest first; ties by id. */
    async page(accountId: string, { limit, offset }: Page): Promise<Paged<ImageFacts>> {
      const where = eq(images.accountId, accountId);
      const [total, items] = await Promise.all([
        db.$count(images, where),
        db
          .select(facts)
          .from(images)
          .where(where)
          .orderBy(desc(images.createdAt), desc(images.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items, total };
    },

    /** How many ads use an image, deleted ones that can be restored included. */
    async countUses(accountId: string, id: string): Promise<number> {
      const [row] = await db
        .select({ found: count() })
        .from(adImages)
        .innerJoin(images, eq(images.id, adImages.imageId))
        .where(owned(accountId, id));
      return row?.found ?? 0;
    },

    /** Whether there was one. */
    async delete(accountId: string, id: string): Promise<boolean> {
      const gone = await db.delete(images).where(owned(accountId, id)).returning({ id: images.id });
      return gone.length === 1;
    },
  };
}
