import { dayMs } from '../../lib/durations';
import type { PlanId } from './plans';

/** What an account has subscribed to, as far as its plan depends on it. */
export interface SubscriptionFacts {
  provider: 'stripe' | 'sandbox';
  planId: PlanId;
  status: 'active' | 'past_due' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** Who gets a plan by sandbox payments, in which no money moves. */
export type SandboxReach = 'nobody' | 'demos' | 'everybody';

/** How long a plan outlives what was paid for, while its next payment is tried or not heard of. */
export const graceMs = 7 * dayMs;

/**
 * Until when a subscription gives its plan, as far as is known now. Rule: docs/product-rules.md, "Billing".
 * A cancelled one ends with its period. One that renews is given time: for the payment to work out, or for the
 * provider to be reached.
 */
export function entitledUntil({ status, periodStart, periodEnd, cancelAtPeriodEnd }: SubscriptionFacts): Date {
  if (status === 'past_due') return new Date(periodStart.getTime() + graceMs);
  return cancelAtPeriodEnd ? periodEnd : new Date(periodEnd.getTime() + graceMs);
}

/** The plan that a subscription gives at a moment; `undefined` if none. */
export function subscribedPlan(
  subscription: SubscriptionFacts | undefined,
  now: Date,
  isDemo: boolean,
  sandboxReach: SandboxReach,
): PlanId | undefined {
  if (!subscription || subscription.status === 'ended') return undefined;
  const counts =
    subscription.provider !== 'sandbox' || sandboxReach === 'everybody' || (sandboxReach === 'demos' && isDemo);
  return counts && now < entitledUntil(subscription) ? subscription.planId : undefined;
}
