import { and, count, desc, eq, lt, not, sql } from 'drizzle-orm';
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

export type ImagesRepository = ReturnType<typeof createImagesRepository>;

export function createImagesRepository(db: Db) {
  const whole = (accountId: string) => and(eq(images.accountId, accountId), images.isWhole);
  const owned = (accountId: string, id: string) => and(whole(accountId), eq(images.id, id));
  return {
    /** Makes whoever else adds or deletes images or saves ads of the account wait for the end of the transaction. */
    lockOwner: (accountId: string) => lockAccount(db, accountId),

    /** Those that are being stored included. */
    count: (accountId: string) => db.$count(images, eq(images.accountId, accountId)),

    /** The image that was made of the same file. */
    async findByDigest(accountId: string, digest: string): Promise<ImageFacts | undefined> {
      const [image] = await db
        .select(facts)
        .from(images)
        .where(and(whole(accountId), eq(images.digest, digest)));
      return image;
    },

    /** Takes the room of an image whose file is to follow. Until that is said to be complete, nobody sees it. */
    async reserve(added: Omit<NewImage, 'digest'>): Promise<void> {
      await db.insert(images).values({ ...added, digest: `being stored: ${added.id}`, isWhole: false });
    },

    /**
     * Stores a piece of an image's file. Each is a short transaction of its own, so others get their turns between. None
     * waits for the disk: the one that completes the image waits for all of them.
     */
    insertChunk: (imageId: string, position: number, bytes: Uint8Array): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local synchronous_commit = off`);
        await tx.insert(imageChunks).values({ imageId, position, bytes });
      }),

    /** Shows an image whose file is complete; `undefined` if it went with its account while it was stored. */
    async complete(id: string, digest: string): Promise<ImageFacts | undefined> {
      const [image] = await db.update(images).set({ digest, isWhole: true }).where(eq(images.id, id)).returning(facts);
      return image;
    },

    /** Takes back what was reserved. */
    async release(id: string): Promise<void> {
      await db.delete(images).where(and(eq(images.id, id), not(images.isWhole)));
    },

    /** Removes what was begun before `until` and never completed. */
    async removeIncomplete(until: Date): Promise<void> {
      await db.delete(images).where(and(not(images.isWhole), lt(images.createdAt, until)));
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
      const where = whole(accountId);
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
