import { planIdValues } from './bounds';
import type { PlanId } from './generated/auth.gen';

/** Negative if the first plan is the smaller one, 0 if they are the same. */
export function comparePlans(one: PlanId, other: PlanId): number {
  return planIdValues.indexOf(one) - planIdValues.indexOf(other);
}

/** The smallest plan with each feature that the account's own fields tell. */
export const smallestPlan = { ai_access: 'pro', team_access: 'business' } as const satisfies Record<string, PlanId>;

/** What a plan's name says about advanced analytics. */
export const includesAnalytics = (plan: PlanId): boolean => comparePlans(plan, 'pro') >= 0;

/** What a plan's name says about API access. */
export const includesApiAccess = (plan: PlanId): boolean => comparePlans(plan, 'business') >= 0;

/** What a plan's name says about AI ad copy. */
export const includesAiCopy = (plan: PlanId): boolean => comparePlans(plan, smallestPlan.ai_access) >= 0;
