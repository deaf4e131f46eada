import type { PlanId } from '../../api/api';
import { planIdValues } from '../../api/bounds';

/** What the plans are called where no list of plans is at hand. */
export const planNames: Record<PlanId, string> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
};

/** Negative if the first plan is the smaller one, 0 if they are the same. */
export function comparePlans(one: PlanId, other: PlanId): number {
  return planIdValues.indexOf(one) - planIdValues.indexOf(other);
}
