import { and, desc, eq, getTableColumns, gt, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatsOf } from '../../../ad-kit/formats';
import type { Db } from '../../db/connect';
import { hasLabelIn } from '../../db/labelColumn';
import { likePattern } from '../../db/likePattern';
import { rowOf } from '../../db/rowOf';
import { adImages, ads } from '../../db/tables/ads';
import { paidBy } from '../../db/reach';
import type { Page, Paged } from '../../lib/page';
import type { AdFields, AdFilter, AdFormat, CampaignAd, NewAd, SavedAd } from './ads.types';

const {
  workspaceId: _workspaceId,
  createdBy: _createdBy,
  byteCount: _byteCount,
  deletedAt: _deletedAt,
  ...columns
} = getTableColumns(ads);

export type AdsRepository = ReturnType<typeof createAdsRepository>;

export function createAdsRepository(db: Db) {
  const of = (workspaceId: string) => and(eq(ads.workspaceId, workspaceId), isNull(ads.deletedAt));
  const owned = (workspaceId: string, id: string) => and(of(workspaceId), eq(ads.id, id));
  const matching = (workspaceId: string, { ids, campaignId, search, platform, label }: AdFilter) =>
    and(
      of(workspaceId),
      ids && inArray(ads.id, ids),
      campaignId === undefined ? undefined : eq(ads.campaignId, campaignId),
      search ? ilike(ads.name, likePattern(search)) : undefined,
      platform && or(...formatsOf(platform).map((format) => sql`${ads.contents} @> ${JSON.stringify([{ format }])}`)),
      label ? hasLabelIn(ads.labels, label) : undefined,
    );
  return {
    count: (workspaceId: string) => db.$count(ads, of(workspaceId)),

    /** How many bytes everything that the account pays for takes, deleted ads included. */
    async usedBytes(payerId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${ads.byteCount}), 0)`.mapWith(Number) })
        .from(ads)
        .where(inArray(ads.workspaceId, paidBy(db, payerId)));
      return row?.bytes ?? 0;
    },

    async insert(added: NewAd): Promise<SavedAd> {
      const [ad] = await db
        .insert(ads)
        .values({ ...added, revision: 1 })
        .returning(columns);
      return rowOf(ad);
    },

    /** How many ads use an image, deleted ones that can be restored included. */
    countUses: (imageId: string) => db.$count(adImages, eq(adImages.imageId, imageId)),

    /** Replaces the list of images that an ad uses. */
    async setImages(id: string, imageIds: string[]): Promise<void> {
      await db.delete(adImages).where(eq(adImages.adId, id));
      if (imageIds.length > 0) await db.insert(adImages).values(imageIds.map((imageId) => ({ adId: id, imageId })));
    },

    async find(workspaceId: string, id: string): Promise<SavedAd | undefined> {
      const [ad] = await db.select(columns).from(ads).where(owned(workspaceId, id));
      return ad;
    },

    /** Of all ads, the last changed first; ties by id. */
    async ids(workspaceId: string): Promise<string[]> {
      const rows = await db
        .select({ id: ads.id })
        .from(ads)
        .where(of(workspaceId))
        .orderBy(desc(ads.updatedAt), desc(ads.id));
      return rows.map(({ id }) => id);
    },

    /** Those of these ads that are there, in any order. */
    async listByIds(workspaceId: string, ids: string[]): Promise<SavedAd[]> {
      return db
        .select(columns)
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
    },

    /** Whether one of these ads uses an image. */
    async anyShows(workspaceId: string, filter: AdFilter, imageId: string): Promise<boolean> {
      const using = db.select({ id: adImages.adId }).from(adImages).where(eq(adImages.imageId, imageId));
      return (await db.$count(ads, and(matching(workspaceId, filter), inArray(ads.id, using)))) > 0;
    },

    /** Which ads are on a page, and how many bytes their texts take. The last changed first; ties by id. */
    async page(
      workspaceId: string,
      filter: AdFilter,
      { limit, offset }: Page,
    ): Promise<Paged<{ id: string; byteCount: number }>> {
      const where = matching(workspaceId, filter);
      const [total, items] = await Promise.all([
        db.$count(ads, where),
        db
          .select({ id: ads.id, byteCount: ads.byteCount })
          .from(ads)
          .where(where)
          .orderBy(desc(ads.updatedAt), desc(ads.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items, total };
    },

    /** Stores a change as the next revision; `undefined` if the ad is gone or in another revision than said. */
    async update(
      workspaceId: string,
      id: string,
      revision: number,
      change: Partial<AdFields>,
      updatedAt: Date,
    ): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set({ ...change, revision: sql`${ads.revision} + 1`, updatedAt })
        .where(and(owned(workspaceId, id), eq(ads.revision, revision)))
        .returning(columns);
      return ad;
    },

    /** The name of the hidden ad; `undefined` if there is none. */
    async hide(workspaceId: string, id: string, deletedAt: Date): Promise<string | undefined> {
      const [hidden] = await db
        .update(ads)
        .set({ deletedAt })
        .where(owned(workspaceId, id))
        .returning({ name: ads.name });
      return hidden?.name;
    },

    /** Shows an ad again that was deleted after `since`; `undefined` if there is none. */
    async show(workspaceId: string, id: string, since: Date): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set({ deletedAt: null })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.id, id), gt(ads.deletedAt, since)))
        .returning(columns);
      return ad;
    },

    /** The ads of a campaign, deleted ones that can be restored included. */
    async listOfCampaign(workspaceId: string, campaignId: string): Promise<{ id: string; isDeleted: boolean }[]> {
      return db
        .select({ id: ads.id, isDeleted: sql<boolean>`${ads.deletedAt} is not null` })
        .from(ads)
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.campaignId, campaignId)));
    },

    /** The ads of campaigns, as reports know them. */
    async listForReports(workspaceId: string, campaignIds: string[]): Promise<CampaignAd[]> {
      return db
        .select({
          id: ads.id,
          name: ads.name,
          campaignId: sql<string>`${ads.campaignId}`,
          formats: sql<AdFormat[]>`jsonb_path_query_array(${ads.contents}, '$[*].format')`,
        })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.campaignId, campaignIds)));
    },

    /**
     * The names and labels of those of these ads that are there, for which other writers then wait. Ordered by id; belongs
     * into a transaction.
     */
    async lockSome(workspaceId: string, ids: string[]): Promise<Pick<SavedAd, 'id' | 'name' | 'labels'>[]> {
      return db
        .select({ id: ads.id, name: ads.name, labels: ads.labels })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)))
        .orderBy(ads.id)
        .for('update');
    },

    /** What those of these ads are called that are there, and who made them. */
    async makers(
      workspaceId: string,
      ids: string[],
    ): Promise<{ id: string; name: string; createdBy: string | null }[]> {
      if (ids.length === 0) return [];
      return db
        .select({ id: ads.id, name: ads.name, createdBy: ads.createdBy })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
    },

    /** What those of these ads are called that are there. */
    async names(workspaceId: string, ids: string[]): Promise<{ id: string; name: string }[]> {
      return db
        .select({ id: ads.id, name: ads.name })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
    },

    /** Gives a campaign's ads to another workspace. Leaves their images alone. */
    async move(workspaceId: string, campaignId: string, to: string): Promise<void> {
      await db
        .update(ads)
        .set({ workspaceId: to })
        .where(and(eq(ads.workspaceId, workspaceId), eq(ads.campaignId, campaignId)));
    },

    /** The images that these ads use, and whether other ads use them too. */
    async imagesUsedBy(ids: string[]): Promise<{ imageId: string; isUsedElsewhere: boolean }[]> {
      const used = alias(adImages, 'used');
      const usedByThem = db.select({ imageId: used.imageId }).from(used).where(inArray(used.adId, ids));
      return db
        .select({
          imageId: adImages.imageId,
          isUsedElsewhere: sql<boolean>`bool_or(not (${inArray(adImages.adId, ids)}))`,
        })
        .from(adImages)
        .where(inArray(adImages.imageId, usedByThem))
        .groupBy(adImages.imageId);
    },

    /** Those of these ads that use one of the images. */
    async listUsing(ids: string[], imageIds: string[]): Promise<SavedAd[]> {
      const using = db.select({ id: adImages.adId }).from(adImages).where(inArray(adImages.imageId, imageIds));
      return db
        .select(columns)
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

    /** Removes for good what was deleted before `until`. */
    async removeHidden(until: Date): Promise<void> {
      await db.delete(ads).where(lt(ads.deletedAt, until));
    },
  };
}
