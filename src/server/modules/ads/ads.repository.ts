import { and, desc, eq, gt, ilike, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { lockAccount } from '../../db/lockAccount';
import { likePattern } from '../../db/likePattern';
import { adImages, ads } from '../../db/tables/ads';
import { campaigns } from '../../db/tables/campaigns';
import { images } from '../../db/tables/images';
import type { Page, Paged } from '../../lib/page';
import type { AdFields, AdFilter, NewAd, SavedAd } from './ads.types';

const columns = {
  id: ads.id,
  campaignId: ads.campaignId,
  name: ads.name,
  contents: ads.contents,
  artwork: ads.artwork,
  headline: ads.headline,
  subheadline: ads.subheadline,
  body: ads.body,
  cta: ads.cta,
  imageId: ads.imageId,
  logoId: ads.logoId,
  revision: ads.revision,
  createdAt: ads.createdAt,
  updatedAt: ads.updatedAt,
};

export type AdsRepository = ReturnType<typeof createAdsRepository>;

export function createAdsRepository(db: Db) {
  const of = (accountId: string) => and(eq(ads.accountId, accountId), isNull(ads.deletedAt));
  const owned = (accountId: string, id: string) => and(of(accountId), eq(ads.id, id));
  return {
    /** Makes whoever else saves ads or deletes images of the account wait for the end of the transaction. */
    lockOwner: (accountId: string) => lockAccount(db, accountId),

    count: (accountId: string) => db.$count(ads, of(accountId)),

    /** Whether the account has the campaign, which then stays until the end of the transaction. */
    async keepCampaign(accountId: string, id: string): Promise<boolean> {
      const found = await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.accountId, accountId), eq(campaigns.id, id)))
        .for('key share');
      return found.length === 1;
    },

    /** How many of these images the account has. */
    async countImages(accountId: string, ids: string[]): Promise<number> {
      if (ids.length === 0) return 0;
      return db.$count(images, and(eq(images.accountId, accountId), images.isWhole, inArray(images.id, ids)));
    },

    async insert(added: NewAd): Promise<SavedAd> {
      const [ad] = await db
        .insert(ads)
        .values({ ...added, revision: 1 })
        .returning(columns);
      if (!ad) throw new Error('The database returned no ad.');
      return ad;
    },

    /** Notes which images an ad uses from here on. */
    async setImages(id: string, imageIds: string[]): Promise<void> {
      await db.delete(adImages).where(eq(adImages.adId, id));
      if (imageIds.length > 0) await db.insert(adImages).values(imageIds.map((imageId) => ({ adId: id, imageId })));
    },

    async find(accountId: string, id: string): Promise<SavedAd | undefined> {
      const [ad] = await db.select(columns).from(ads).where(owned(accountId, id));
      return ad;
    },

    /** Of all ads, the last changed first; ties by id. */
    async ids(accountId: string): Promise<string[]> {
      const rows = await db
        .select({ id: ads.id })
        .from(ads)
        .where(of(accountId))
        .orderBy(desc(ads.updatedAt), desc(ads.id));
      return rows.map(({ id }) => id);
    },

    /** Those of these ads that are there, in any order. */
    async listByIds(accountId: string, ids: string[]): Promise<SavedAd[]> {
      return db
        .select(columns)
        .from(ads)
        .where(and(of(accountId), inArray(ads.id, ids)));
    },

    /** The last changed first; ties by id. */
    async page(accountId: string, { campaignId, search }: AdFilter, { limit, offset }: Page): Promise<Paged<SavedAd>> {
      const where = and(
        of(accountId),
        campaignId === undefined ? undefined : eq(ads.campaignId, campaignId),
        search ? ilike(ads.name, likePattern(search)) : undefined,
      );
      const [total, items] = await Promise.all([
        db.$count(ads, where),
        db
          .select(columns)
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
      accountId: string,
      id: string,
      revision: number,
      change: Partial<AdFields>,
      updatedAt: Date,
    ): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set({ ...change, revision: sql`${ads.revision} + 1`, updatedAt })
        .where(and(owned(accountId, id), eq(ads.revision, revision)))
        .returning(columns);
      return ad;
    },

    /** Whether there was one. */
    async hide(accountId: string, id: string, deletedAt: Date): Promise<boolean> {
      const hidden = await db.update(ads).set({ deletedAt }).where(owned(accountId, id)).returning({ id: ads.id });
      return hidden.length === 1;
    },

    /** Shows an ad again that was deleted after `since`; `undefined` if there is none. */
    async show(accountId: string, id: string, since: Date): Promise<SavedAd | undefined> {
      const [ad] = await db
        .update(ads)
        .set({ deletedAt: null })
        .where(and(eq(ads.accountId, accountId), eq(ads.id, id), gt(ads.deletedAt, since)))
        .returning(columns);
      return ad;
    },

    /** Removes for good what was deleted before `until`. */
    async removeHidden(until: Date): Promise<void> {
      await db.delete(ads).where(lt(ads.deletedAt, until));
    },
  };
}
