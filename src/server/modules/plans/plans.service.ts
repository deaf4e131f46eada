import { Refusal } from '../../lib/refusal';
import { comparePlans, featuresOf, type Plan, type PlanId, plans, plansBySize } from './plans';

export type { Plan, PlanId };
export { comparePlans, featuresOf, plansBySize };

/** What some plans include and others don't, and what it is called. */
const features = {
  hasAiCopy: 'AI ad copy',
  hasAdvancedAnalytics: 'Advanced analytics',
  hasTeams: 'Team collaboration',
  hasApiAccess: 'API access',
} as const satisfies Partial<Record<keyof Plan, string>>;

export type PlanFeature = keyof typeof features;

/** Throws `Refusal('plan_required')` unless the plan includes something. */
export function requireFeature(plan: Plan, feature: PlanFeature): void {
  if (plan[feature]) return;
  const including = plansBySize.filter((one) => one[feature]).map(({ name }) => name);
  const list = `${including.slice(0, -1).join(', ')}${including.length > 1 ? ' and ' : ''}${including.at(-1)}`;
  throw new Refusal('plan_required', `${features[feature]} is part of ${list}. Upgrade your plan to use it.`);
}

/** Says which plan an account is on. */
export interface PlansService {
  planOf(accountId: string): Promise<Plan>;
}

/** Every account is on the default plan as long as there are no subscriptions. */
export function createPlansService({ defaultPlan }: { defaultPlan: PlanId }): PlansService {
  return { planOf: () => Promise.resolve(plans[defaultPlan]) };
}
