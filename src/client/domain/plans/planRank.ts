import type { PlanId } from '../../api/api';
import { planIdValues } from '../../api/bounds';

/** Negative if the first plan is the smaller one, 0 if they are the same. */
export function comparePlans(one: PlanId, other: PlanId): number {
  return planIdValues.indexOf(one) - planIdValues.indexOf(other);
}
