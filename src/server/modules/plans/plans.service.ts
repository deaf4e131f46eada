import { type Plan, type PlanId, plans } from './plans';

export type { Plan };

/** Says which plan an account is on. */
export interface PlansService {
  planOf(accountId: string): Promise<Plan>;
}

/** Every account is on the default plan as long as there are no subscriptions. */
export function createPlansService({ defaultPlan }: { defaultPlan: PlanId }): PlansService {
  return { planOf: () => Promise.resolve(plans[defaultPlan]) };
}
