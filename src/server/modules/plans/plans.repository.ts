import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { planPrices, plans } from '../../db/tables/plans';
import type { Plan } from './plans';

export type PlansRepository = ReturnType<typeof createPlansRepository>;

export function createPlansRepository(db: Db) {
  return {
    /** All plans with the prices of a moment, from the smallest to the largest. */
    async list(now: Date): Promise<Plan[]> {
      const later = alias(planPrices, 'later');
      const newest = db
        .select({ validFrom: sql`max(${later.validFrom})` })
        .from(later)
        .where(and(eq(later.planId, plans.id), lte(later.validFrom, now)));
      return db
        .select({
          id: plans.id,
          name: plans.name,
          size: plans.size,
          priceCents: planPrices.amountCents,
          currency: planPrices.currency,
          campaignsPerMonth: plans.campaignsPerMonth,
          libraryTemplates: plans.libraryTemplates,
          hasAiCopy: plans.hasAiCopy,
          aiGenerationsPerMonth: plans.aiGenerationsPerMonth,
          hasAdvancedAnalytics: plans.hasAdvancedAnalytics,
          hasTeams: plans.hasTeams,
          hasApiAccess: plans.hasApiAccess,
          membersPerTeam: plans.membersPerTeam,
          support: plans.support,
        })
        .from(plans)
        .innerJoin(planPrices, and(eq(planPrices.planId, plans.id), eq(planPrices.validFrom, sql`(${newest})`)))
        .orderBy(asc(plans.size));
    },
  };
}
