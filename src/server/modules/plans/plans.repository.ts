import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { subscriptions } from '../../db/tables/billing';
import { planPrices, plans } from '../../db/tables/plans';
import type { SubscriptionFacts } from './entitlement';
import type { Plan } from './plans';

/** What the plan of an account depends on. */
export interface Subscriber {
  isDemo: boolean;
  subscription: SubscriptionFacts | undefined;
}

export type PlansRepository = ReturnType<typeof createPlansRepository>;

export function createPlansRepository(db: Db) {
  const subscribers = (accountId: string) => {
    const newest = db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, accountId))
      .orderBy(desc(subscriptions.version))
      .limit(1)
      .as('newest');
    return db
      .select({
        isDemo: accounts.isDemo,
        subscription: {
          provider: newest.provider,
          planId: newest.planId,
          status: newest.status,
          periodStart: newest.periodStart,
          periodEnd: newest.periodEnd,
          cancelAtPeriodEnd: newest.cancelAtPeriodEnd,
        },
      })
      .from(accounts)
      .leftJoin(newest, sql`true`)
      .where(eq(accounts.id, accountId));
  };

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

    /** `undefined` if the account is gone. */
    async findSubscriber(accountId: string): Promise<Subscriber | undefined> {
      const [found] = await subscribers(accountId);
      return found && { ...found, subscription: found.subscription ?? undefined };
    },

    /** The same, and no subscription changes until the transaction ends. */
    async holdSubscriber(accountId: string): Promise<Subscriber | undefined> {
      await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('share');
      const [found] = await subscribers(accountId);
      return found && { ...found, subscription: found.subscription ?? undefined };
    },
  };
}
