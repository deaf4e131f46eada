import type { PlanId } from '../../api/api';
import type { Plan } from '../../api/billingApi';
import { comparePlans } from '../../api/planRank';

/** What the button of a plan reads, for a visitor (`own` is undefined) and for an account on a plan. */
export function planButtonLabel({ id, name }: Pick<Plan, 'id' | 'name'>, own: PlanId | undefined): string {
  if (id === own) return 'Current Plan';
  if (own !== undefined && comparePlans(id, own) < 0) return `Downgrade to ${name}`;
  return id === 'free' ? 'Get Started' : `Upgrade to ${name}`;
}

/** The plan whose button is highlighted: the next larger one; for visitors and free accounts, the most popular one. */
export function leadingPlan(plans: readonly Pick<Plan, 'id'>[], own: PlanId = 'free'): PlanId | undefined {
  return plans.find(({ id }) => comparePlans(id, own) > 0)?.id;
}

/** Whether this installation sells a plan. */
export function isForSale({ id, can_be_bought: canBeBought }: Pick<Plan, 'id' | 'can_be_bought'>): boolean {
  return id === 'free' || canBeBought;
}
