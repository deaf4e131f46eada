import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { AdviceKind } from '../../../ad-kit/statistics/campaignInsights';
import type { Db } from '../../db/connect';
import { adviceAnswers } from '../../db/tables/insights';
import type { AnsweredAdvice } from './insights.types';

export type InsightsRepository = ReturnType<typeof createInsightsRepository>;

export function createInsightsRepository(db: Db) {
  return {
    /** What is away at a time of these campaigns, what comes back first first. */
    async answers(campaignIds: string[], now: Date): Promise<AnsweredAdvice[]> {
      return db
        .select()
        .from(adviceAnswers)
        .where(and(inArray(adviceAnswers.campaignId, campaignIds), gt(adviceAnswers.awayUntil, now)))
        .orderBy(asc(adviceAnswers.awayUntil), asc(adviceAnswers.campaignId), asc(adviceAnswers.kind));
    },

    async put(answer: AnsweredAdvice): Promise<void> {
      await db
        .insert(adviceAnswers)
        .values(answer)
        .onConflictDoUpdate({ target: [adviceAnswers.campaignId, adviceAnswers.kind], set: answer });
    },

    async remove(campaignId: string, kind: AdviceKind): Promise<void> {
      await db.delete(adviceAnswers).where(and(eq(adviceAnswers.campaignId, campaignId), eq(adviceAnswers.kind, kind)));
    },
  };
}
