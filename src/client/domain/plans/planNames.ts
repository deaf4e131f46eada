import type { PlanId } from '../../api/api';

/** What the plans are called where no list of plans is at hand. */
export const planNames: Record<PlanId, string> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  enterprise: 'Enterprise',
};
