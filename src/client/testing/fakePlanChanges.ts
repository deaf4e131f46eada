import type { PlanId } from '../api/api';
import type { PlanChangePreview } from '../api/billingApi';
import { createdThisMonth } from './fakeCampaignAnswers';
import { comparePlans, fakePlans, planOf } from './fakePlans';
import type { FakeAccount } from './fakeAccount';
import { FakeRefusal, type FakeState, invalid } from './fakeState';
import { centsOf, isDue, iso, periodMs } from './fakeSubscriptions';

/** The sums of a change: unused time of both plans to the second, less the credit that is there. */
export function previewOf(account: FakeAccount, state: FakeState, planId: PlanId): PlanChangePreview {
  const own = planOf(account.user.subscription_plan);
  refuseChoice(account, state, planId);
  const wanted = planOf(planId);
  const now = state.now();
  const paid = account.subscription;
  const share = paid ? Math.max(0, paid.periodEnd - now) / (paid.periodEnd - paid.periodStart) : 1;
  const isEnd = planId === 'free';
  const price = Math.round(centsOf(planId) * share);
  const unused = paid && !isEnd ? Math.round(centsOf(own.id) * share) : 0;
  const owed = price - unused;
  const lines = [
    { description: `${wanted.name} until the end of the period`, amount: price },
    ...(paid ? [{ description: `Unused time on ${own.name}`, amount: -unused }] : []),
  ];
  const limit = wanted.limits.campaigns_per_month;
  const used = createdThisMonth(account, now);
  return {
    plan: { id: wanted.id, name: wanted.name },
    kind: !paid ? 'subscription' : isEnd ? 'cancellation' : owed > 0 ? 'upgrade' : 'downgrade',
    due_today: Math.max(0, owed),
    credited_total: Math.max(0, -owed),
    next_amount: centsOf(planId),
    next_payment_at: isEnd ? null : iso(paid?.periodEnd ?? now + periodMs),
    effective_at: iso(isEnd && paid ? paid.periodEnd : now),
    currency: 'usd',
    lines: isEnd ? [] : lines,
    over_limit:
      limit !== null && used > limit
        ? [
            {
              id: 'campaigns_per_month',
              used,
              limit,
              detail: 'What is there stays. New campaigns wait for the next month.',
            },
          ]
        : [],
    computed_at: iso(now),
  };
}

function refuseChoice(account: FakeAccount, state: FakeState, planId: PlanId): void {
  const own = planOf(account.user.subscription_plan);
  if (planId === own.id) {
    if (planId === 'free') throw new FakeRefusal(409, 'already_free', "You're already on the free plan.");
    throw new FakeRefusal(409, 'current_plan', `You’re already on the ${own.name} plan.`);
  }
  if (isDue(account))
    throw new FakeRefusal(
      409,
      'payment_due',
      'Your last payment failed. Please pay the open amount first, then change your plan.',
    );
  if (!account.subscription && comparePlans(planId, own.id) < 0) {
    throw new FakeRefusal(
      409,
      'current_plan',
      `Your account has the ${own.name} plan at no charge, and it includes this one.`,
    );
  }
  if (state.checkout === 'off' && planId !== 'free') {
    throw new FakeRefusal(409, 'checkout_off', 'Paid plans aren’t available here.');
  }
}

export function wantedPlan(query: URLSearchParams): PlanId {
  const plan = fakePlans.find(({ id }) => id === query.get('plan_id'));
  if (!plan) throw invalid({ plan_id: `Plan id must be one of ${fakePlans.map(({ id }) => id).join(', ')}.` });
  return plan.id;
}
