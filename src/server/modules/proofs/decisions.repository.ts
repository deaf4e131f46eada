import { and, desc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { ads } from '../../db/tables/ads';
import { adDecisionImages, adDecisions } from '../../db/tables/proofs';
import type { Approval, Decision, FrozenAd } from './decisions.types';

const columns = {
  id: adDecisions.id,
  adId: adDecisions.adId,
  kind: adDecisions.kind,
  name: adDecisions.name,
  email: adDecisions.email,
  note: adDecisions.note,
  version: adDecisions.version,
  createdAt: adDecisions.createdAt,
};

export type DecisionsRepository = ReturnType<typeof createDecisionsRepository>;

export function createDecisionsRepository(db: Db) {
  const latest = (adIds: string[]) =>
    db
      .selectDistinctOn([adDecisions.adId], columns)
      .from(adDecisions)
      .where(inArray(adDecisions.adId, adIds))
      .orderBy(adDecisions.adId, desc(adDecisions.id));

  /** What a decision approved, and which images that shows. */
  const setFrozen = async (id: string, frozen: FrozenAd, imageIds: string[]): Promise<void> => {
    await db.update(adDecisions).set({ frozen }).where(eq(adDecisions.id, id));
    await db.delete(adDecisionImages).where(eq(adDecisionImages.decisionId, id));
    const rows = imageIds.map((imageId) => ({ decisionId: id, imageId }));
    if (rows.length > 0) await db.insert(adDecisionImages).values(rows);
  };

  return {
    count: (adId: string) => db.$count(adDecisions, eq(adDecisions.adId, adId)),

    /** The latest decision on each of these ads that has one. */
    latest: async (adIds: string[]): Promise<Decision[]> => latest(adIds),

    /** The versions that are kept of these ads: of each the one that was approved last. */
    async approvals(adIds: string[]): Promise<Approval[]> {
      const frozen = sql<FrozenAd>`${adDecisions.frozen}`;
      return db
        .select({ ...columns, frozen })
        .from(adDecisions)
        .where(and(inArray(adDecisions.adId, adIds), isNotNull(adDecisions.frozen)));
    },

    /** Which of these ads have such a version. */
    async approvedAmong(adIds: string[]): Promise<string[]> {
      const rows = await db
        .select({ id: adDecisions.adId })
        .from(adDecisions)
        .where(and(inArray(adDecisions.adId, adIds), isNotNull(adDecisions.frozen)));
      return rows.map(({ id }) => id);
    },

    insert: async (decision: Decision, proofId: string): Promise<void> => {
      await db.insert(adDecisions).values({ ...decision, proofId });
    },

    /** Keeps what a decision approved, in the place of what was kept of the ad before. */
    async freeze({ id, adId }: Decision, frozen: FrozenAd, imageIds: string[]): Promise<void> {
      const ofAd = db.select({ id: adDecisions.id }).from(adDecisions).where(eq(adDecisions.adId, adId));
      await db.delete(adDecisionImages).where(inArray(adDecisionImages.decisionId, ofAd));
      await db
        .update(adDecisions)
        .set({ frozen: null })
        .where(and(eq(adDecisions.adId, adId), isNotNull(adDecisions.frozen)));
      await setFrozen(id, frozen, imageIds);
    },

    setFrozen,

    /** The images that approved versions of these ads show, each once. */
    async imagesShownBy(adIds: string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: adDecisionImages.imageId })
        .from(adDecisionImages)
        .innerJoin(adDecisions, eq(adDecisions.id, adDecisionImages.decisionId))
        .where(inArray(adDecisions.adId, adIds));
      return rows.map(({ id }) => id);
    },

    /** Which of these images the approved versions of other ads show. */
    async shownElsewhere(imageIds: string[], adIds: string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: adDecisionImages.imageId })
        .from(adDecisionImages)
        .innerJoin(adDecisions, eq(adDecisions.id, adDecisionImages.decisionId))
        .where(and(inArray(adDecisionImages.imageId, imageIds), notInArray(adDecisions.adId, adIds)));
      return rows.map(({ id }) => id);
    },

    /** The decisions that are about one of these ads as it is. */
    async currentOn(adIds: string[]): Promise<string[]> {
      const rows = await db
        .select({ id: adDecisions.id })
        .from(adDecisions)
        .innerJoin(ads, and(eq(ads.id, adDecisions.adId), eq(ads.version, adDecisions.version)))
        .where(inArray(ads.id, adIds));
      return rows.map(({ id }) => id);
    },

    /** Has decisions be about their ads as they are. */
    async makeCurrent(ids: string[]): Promise<void> {
      const now = sql`(${db.select({ version: ads.version }).from(ads).where(eq(ads.id, adDecisions.adId))})`;
      if (ids.length > 0) await db.update(adDecisions).set({ version: now }).where(inArray(adDecisions.id, ids));
    },

    /** How many approved versions show an image. */
    countUses: (imageId: string) => db.$count(adDecisionImages, eq(adDecisionImages.imageId, imageId)),

    /** Whether the approved version of one of these ads shows an image. */
    async anyShows(adIds: string[], imageId: string): Promise<boolean> {
      const ofAds = db.select({ id: adDecisions.id }).from(adDecisions).where(inArray(adDecisions.adId, adIds));
      const uses = and(eq(adDecisionImages.imageId, imageId), inArray(adDecisionImages.decisionId, ofAds));
      return (await db.$count(adDecisionImages, uses)) > 0;
    },
  };
}
