import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { formatsOf } from '../../../ad-kit/formats';
import { adTitle } from '../../../ad-kit/variants';
import { isInApprovalState } from '../../db/approvalState';
import type { Db } from '../../db/connect';
import { hasLabelIn } from '../../db/labelColumn';
import { likePattern } from '../../db/likePattern';
import { rowOf } from '../../db/rowOf';
import { adColumns, adImages, ads } from '../../db/tables/ads';
import { paidBy } from '../../db/reach';
import type { Page, Paged } from '../../lib/page';
import type { AdFields, AdFilter, NewAd, SavedAd } from './ads.types';

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
        .returning(adColumns);
      return rowOf(ad);
    },

    async find(workspaceId: string, id: string): Promise<SavedAd | undefined> {
      const [ad] = await db.select(adColumns).from(ads).where(owned(workspaceId, id));
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

    /** Which of these ads exist, in any order. */
    async listByIds(workspaceId: string, ids: string[]): Promise<SavedAd[]> {
      return db
        .select(adColumns)
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
    },

    /** Whether one of these ads uses an image. */
    async anyShows(workspaceId: string, filter: AdFilter, imageId: string): Promise<boolean> {
      const using = db.select({ id: adImages.adId }).from(adImages).where(eq(adImages.imageId, imageId));
      return (await db.$count(ads, and(matching(workspaceId, filter), inArray(ads.id, using)))) > 0;
    },

    /** Which ads are on a page at a time, and how many bytes their texts take. The last changed first; ties by id. */
    async page(
      workspaceId: string,
      filter: AdFilter,
      { limit, offset }: Page,
      now: Date,
    ): Promise<Paged<{ id: string; byteCount: number }>> {
      const where = and(
        matching(workspaceId, filter),
        filter.approval && isInApprovalState(db, workspaceId, filter.approval, now),
      );
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
        .returning(adColumns);
      return ad;
    },

    /**
     * The names and labels of those of these ads that are there, for which other writers then wait. Ordered by id;
     * belongs into a transaction.
     */
    async lockSome(workspaceId: string, ids: string[]): Promise<Pick<SavedAd, 'id' | 'name' | 'labels'>[]> {
      const rows = await db
        .select({ ...title, labels: ads.labels })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)))
        .orderBy(ads.id)
        .for('update');
      return rows.map(titled);
    },

    /** What those of these ads are called that are there, and who made them. */
    async makers(
      workspaceId: string,
      ids: string[],
    ): Promise<{ id: string; name: string; createdBy: string | null }[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ ...title, createdBy: ads.createdBy })
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
      return rows.map(titled);
    },

    /** What those of these ads are called that are there. */
    async names(workspaceId: string, ids: string[]): Promise<{ id: string; name: string }[]> {
      const rows = await db
        .select(title)
        .from(ads)
        .where(and(of(workspaceId), inArray(ads.id, ids)));
      return rows.map(titled);
    },
  };
}

const title = { id: ads.id, name: ads.name, variantName: ads.variantName };

/** An ad by the name that tells it from its variants. */
const titled = <Row extends Pick<SavedAd, 'name' | 'variantName'>>({ name, variantName, ...rest }: Row) => ({
  ...rest,
  name: adTitle(name, variantName),
});
