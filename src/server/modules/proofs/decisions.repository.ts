import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
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

    /** Those of these ads that have such a version. */
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
      await db.update(adDecisions).set({ frozen }).where(eq(adDecisions.id, id));
      const rows = imageIds.map((imageId) => ({ decisionId: id, imageId }));
      if (rows.length > 0) await db.insert(adDecisionImages).values(rows);
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
