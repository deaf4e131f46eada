import { setImmediate } from 'node:timers/promises';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { lockAccount } from '../../db/lockAccount';
import { adImages } from '../../db/tables/ads';
import { imageChunks, images } from '../../db/tables/images';
import type { Page, Paged } from '../../lib/page';
import type { ImageFacts, NewImage } from './images.types';

const facts = {
  id: images.id,
  type: images.type,
  width: images.width,
  height: images.height,
  byteCount: images.byteCount,
  createdAt: images.createdAt,
};

/** So long is a piece of a file: the embedded database takes some milliseconds to store it. */
const chunkBytes = 262_144;

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

    async insert({ contents: _contents, ...added }: NewImage): Promise<ImageFacts> {
      const [image] = await db.insert(images).values(added).returning(facts);
      if (!image) throw new Error('The database returned no image.');
      return image;
    },

    /** Stores an image's file piece by piece. Between two, the process turns to what else there is. */
    async insertContents(id: string, contents: Uint8Array): Promise<void> {
      for (let position = 0; position * chunkBytes < contents.length; position += 1) {
        const bytes = contents.subarray(position * chunkBytes, (position + 1) * chunkBytes);
        await db.insert(imageChunks).values({ imageId: id, position, bytes });
        await setImmediate();
      }
    },

    async find(accountId: string, id: string): Promise<ImageFacts | undefined> {
      const [image] = await db.select(facts).from(images).where(owned(accountId, id));
      return image;
    },

    /** A piece of an image's file; `undefined` behind its end. */
    async findChunk(id: string, position: number): Promise<Uint8Array | undefined> {
      const [chunk] = await db
        .select({ bytes: imageChunks.bytes })
        .from(imageChunks)
        .where(and(eq(imageChunks.imageId, id), eq(imageChunks.position, position)));
      return chunk?.bytes;
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
