import type { PlanId } from '../api/api';
import type { Subscription } from '../api/billingApi';
import { planOf } from './fakePlans';
import type { FakeAccount } from './fakeAccount';
import { FakeRefusal, type FakeState } from './fakeState';

/** How long a paid period lasts. */
export const periodMs = 30 * 86_400_000;

export function subscriptionOf(account: FakeAccount, state: FakeState): Subscription {
  const { id, name } = planOf(account.user.subscription_plan);
  const paid = account.subscription;
  return {
    plan: { id, name },
    status: paid?.status ?? 'active',
    expires_at: paid && iso(paid.periodEnd),
    cancel_at_period_end: paid?.cancel_at_period_end ?? false,
    period_start: paid && iso(paid.periodStart),
    next_amount: paid && !paid.cancel_at_period_end ? centsOf(id) : null,
    credit_total: account.credit,
    currency: 'usd',
    ends_unpaid_at: isDue(account) && paid ? iso(paid.periodStart + 7 * 86_400_000) : null,
    checkout: state.checkout,
  };
}

export function paidSubscription(account: FakeAccount) {
  if (!account.subscription) throw new FakeRefusal(409, 'no_subscription', 'There’s no subscription to change.');
  return account.subscription;
}

export function isDue(account: FakeAccount): boolean {
  return account.subscription?.status === 'past_due';
}

export function startPlan(account: FakeAccount, now: number, plan: PlanId): void {
  account.user = { ...account.user, subscription_plan: plan };
  const { periodStart = now, periodEnd = now + periodMs } = account.subscription ?? {};
  account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
}

export function centsOf(planId: PlanId): number {
  return planOf(planId).price * 100;
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}
