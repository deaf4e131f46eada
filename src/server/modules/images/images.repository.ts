import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { imageChunks, images } from '../../db/tables/images';
import { paidBy } from '../../db/reach';
import type { Page, Paged } from '../../lib/page';
import type { ImageFacts, NewImage } from './images.types';

const facts = {
  id: images.id,
  type: images.type,
  width: images.width,
  height: images.height,
  byteCount: images.byteCount,
  isTransparent: images.isTransparent,
  tones: images.tones,
  createdAt: images.createdAt,
};

export type ImagesRepository = ReturnType<typeof createImagesRepository>;

export function createImagesRepository(db: Db) {
  const whole = (workspaceId: string) => and(eq(images.workspaceId, workspaceId), images.isWhole);
  const owned = (workspaceId: string, id: string) => and(whole(workspaceId), eq(images.id, id));
  return {
    /** Those that are being stored included. */
    count: (workspaceId: string) => db.$count(images, eq(images.workspaceId, workspaceId)),

    /** Without those that are being stored. */
    countWhole: (workspaceId: string) => db.$count(images, whole(workspaceId)),

    /** How many bytes everything that the account pays for takes. */
    async usedBytes(payerId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${images.byteCount}), 0)`.mapWith(Number) })
        .from(images)
        .where(inArray(images.workspaceId, paidBy(db, payerId)));
      return row?.bytes ?? 0;
    },

    /** The image that was made of the same file. */
    async findByDigest(workspaceId: string, digest: string): Promise<ImageFacts | undefined> {
      const [image] = await db
        .select(facts)
        .from(images)
        .where(and(whole(workspaceId), eq(images.digest, digest)));
      return image;
    },

    /** Takes the room of an image whose file is to follow. Until that is said to be complete, nobody sees it. */
    async reserve(added: Omit<NewImage, 'digest'>): Promise<void> {
      await db.insert(images).values({ ...added, digest: `being stored: ${added.id}`, isWhole: false });
    },

    /**
     * Stores a piece of an image's file. Each is a short transaction of its own, so others get their turns between.
     * None waits for the disk: the one that completes the image waits for all of them.
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

    async find(workspaceId: string, id: string): Promise<ImageFacts | undefined> {
      const [image] = await db.select(facts).from(images).where(owned(workspaceId, id));
      return image;
    },

    /** Which of these images exist, in any order. */
    async listByIds(workspaceId: string, ids: string[]): Promise<ImageFacts[]> {
      return db
        .select(facts)
        .from(images)
        .where(and(whole(workspaceId), inArray(images.id, ids)));
    },

    /** The newest of those that nobody has looked at, in all workspaces. */
    async listUnseen(limit: number): Promise<ImageFacts[]> {
      return db
        .select(facts)
        .from(images)
        .where(and(images.isWhole, eq(sql`cardinality(${images.tones})`, 0)))
        .orderBy(desc(images.createdAt))
        .limit(limit);
    },

    async setTones(id: string, tones: number[]): Promise<void> {
      await db.update(images).set({ tones }).where(eq(images.id, id));
    },

    /** A piece of an image's file; `undefined` behind its end. */
    async findChunk(id: string, position: number): Promise<Uint8Array | undefined> {
      const [chunk] = await db
        .select({ bytes: imageChunks.bytes })
        .from(imageChunks)
        .where(and(eq(imageChunks.imageId, id), eq(imageChunks.position, position)));
      return chunk?.bytes;
    },

    /** How many of these images the workspace has. */
    countAmong: (workspaceId: string, ids: string[]) =>
      db.$count(images, and(whole(workspaceId), inArray(images.id, ids))),

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<ImageFacts>> {
      const where = whole(workspaceId);
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

    /** Gives images to another workspace. */
    async move(ids: string[], to: string): Promise<void> {
      await db.update(images).set({ workspaceId: to }).where(inArray(images.id, ids));
    },

    /** The images of a workspace that were made of the same files as these are, by the id of each of these. */
    async findSame(ids: string[], workspaceId: string): Promise<Map<string, string>> {
      const same = alias(images, 'same');
      const rows = await db
        .select({ id: images.id, sameId: same.id })
        .from(images)
        .innerJoin(same, and(eq(same.digest, images.digest), eq(same.workspaceId, workspaceId), same.isWhole))
        .where(inArray(images.id, ids));
      return new Map(rows.map(({ id, sameId }) => [id, sameId]));
    },

    /** Gives another workspace an image of the same file. */
    async copy(id: string, newId: string, to: string): Promise<void> {
      await db.execute(sql`
        insert into ${images} (id, workspace_id, created_by, digest, type, width, height, byte_count, is_transparent, tones, created_at, is_whole)
        select ${newId}::uuid, ${to}::uuid, created_by, digest, type, width, height, byte_count, is_transparent, tones, created_at, is_whole
        from ${images} where ${images.id} = ${id}`);
      await db.execute(sql`
        insert into ${imageChunks} (image_id, position, bytes)
        select ${newId}::uuid, position, bytes from ${imageChunks} where ${imageChunks.imageId} = ${id}`);
    },

    /** Whether there was one. */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const gone = await db.delete(images).where(owned(workspaceId, id)).returning({ id: images.id });
      return gone.length === 1;
    },
  };
}
