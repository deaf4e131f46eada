import type { PlanId, Transaction, TransactionStatus } from '../api/api';
import type { PlanChangePreview, Subscription } from '../api/billingApi';
import { aUuid } from './builders';
import { createdThisMonth } from './fakeCampaignAnswers';
import { comparePlans, fakePlans, planOf } from './fakePlans';
import {
  type FakeAccount,
  type FakeAnswers,
  type FakeCheckout,
  FakeRefusal,
  type FakeState,
  invalid,
  notFound,
  pageOf,
} from './fakeState';

type BillingOperation =
  | 'listPlans'
  | 'getSubscription'
  | 'previewPlanChange'
  | 'startCheckout'
  | 'getCheckoutStatus'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'listTransactions'
  | 'getReceipt'
  | 'getUsage'
  | 'getSandboxCheckout'
  | 'finishSandboxCheckout';

const periodMs = 30 * 86_400_000;

/** Plans, subscriptions, and payments, which the sandbox takes. */
export const billingAnswers: FakeAnswers<BillingOperation> = {
  listPlans: ({ state }) => ({
    body: fakePlans.map((plan) => ({ ...plan, can_be_bought: plan.can_be_bought && state.checkout !== 'off' })),
  }),
  getSubscription: ({ account, state }) => ({ body: subscriptionOf(account, state) }),
  previewPlanChange: ({ account, state, query }) => ({ body: previewOf(account, state, wantedPlan(query)) }),
  startCheckout: ({ account, state, query }) => {
    settleCheckouts(account, state.now());
    const planId = wantedPlan(query);
    if (isDue(account) && planId === account.user.subscription_plan) {
      return { body: openCheckout(account, state, planId, centsOf(planId)) };
    }
    const { kind, due_today: due, credited_total: credited } = previewOf(account, state, planId);
    if (kind === 'cancellation') {
      const { name } = planOf(account.user.subscription_plan);
      throw new FakeRefusal(
        409,
        'cancel_instead',
        `Cancel your ${name} subscription instead. You’ll keep it until the period ends.`,
      );
    }
    const open = [...account.checkouts].find(([, checkout]) => checkout.status === 'open');
    if (open?.[1].planId === planId) return { body: addressOf(state, open[0]) };
    if (open) open[1].status = 'expired';
    if (due > 0) return { body: openCheckout(account, state, planId, due) };
    const sessionId = addCheckout(account, planId, 0, {
      status: 'complete',
      payment_status: 'paid',
      credited_total: credited,
    });
    account.credit += credited;
    startPlan(account, state.now(), planId);
    addTransaction(account, state.now(), planId, credited, 'credited');
    return { body: { url: `/billing/success?session_id=${sessionId}`, session_id: sessionId } };
  },
  getCheckoutStatus: ({ account, state, params }) => {
    settleCheckouts(account, state.now());
    const { payment_status, status, amount_total, currency, credited_total, metadata } = findCheckout(account, params);
    return { body: { payment_status, status, amount_total, currency, credited_total, metadata } };
  },
  cancelSubscription: ({ account, state }) => {
    const subscription = paidSubscription(account);
    if (subscription.status === 'past_due') {
      account.subscription = null;
      account.user = { ...account.user, subscription_plan: 'free' };
    } else subscription.cancel_at_period_end = true;
    return { body: subscriptionOf(account, state) };
  },
  resumeSubscription: ({ account, state }) => {
    paidSubscription(account).cancel_at_period_end = false;
    return { body: subscriptionOf(account, state) };
  },
  listTransactions: ({ account, query }) => pageOf(account.transactions, query),
  getReceipt: ({ account, params }) => {
    const transaction = account.transactions.find(({ id }) => id === params.id);
    if (!transaction) throw notFound('transaction');
    const { full_name, email } = account.user;
    const start = Date.parse(transaction.created_at);
    return {
      body: {
        transaction,
        issued_by: 'Campaign Studio',
        billed_to: { full_name, email },
        lines: [{ description: transaction.description, amount: transaction.amount_total }],
        period_start: iso(start),
        period_end: iso(start + periodMs),
        is_sandbox: true,
      },
    };
  },
  getUsage: ({ account, state }) => {
    const now = new Date(state.now());
    return {
      body: [
        {
          id: 'campaigns_per_month',
          name: 'Campaigns this month',
          used: createdThisMonth(account, state.now()),
          limit: planOf(account.user.subscription_plan).limits.campaigns_per_month,
          resets_at: iso(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
        },
        {
          id: 'library_templates',
          name: 'Library templates used',
          used: new Set(account.templates.flatMap((template) => template.library_template_id ?? [])).size,
          limit: planOf(account.user.subscription_plan).limits.library_templates,
          resets_at: null,
        },
      ],
    };
  },
  getSandboxCheckout: ({ account, state, params }) => {
    const checkout = findCheckout(account, params);
    const { name } = planOf(checkout.planId);
    return {
      body: {
        session_id: params.session_id ?? '',
        status: checkout.status,
        plan: { id: checkout.planId, name },
        description: `${name}, billed every month`,
        amount_total: checkout.amount_total,
        currency: checkout.currency,
        expires_at: iso(state.now() + 1_800_000),
        declined: checkout.declined,
      },
    };
  },
  finishSandboxCheckout: ({ account, state, params, body }) => {
    const checkout = findCheckout(account, params);
    if (checkout.status !== 'open') {
      throw new FakeRefusal(
        409,
        'checkout_closed',
        'This checkout was already paid or has expired. Please start again.',
      );
    }
    const result = `/billing/success?session_id=${params.session_id}`;
    if (body.action === 'abandon') return { body: { status: 'open', url: '/billing/cancel' } };
    if (body.action === 'expire') {
      checkout.status = 'expired';
      return { body: { status: 'expired', url: result } };
    }
    if (body.action === 'decline') {
      checkout.declined = true;
      return { body: { status: 'open', url: null } };
    }
    checkout.status = 'complete';
    checkout.paidAt = state.now() + (body.delay_seconds ?? 0) * 1000;
    settleCheckouts(account, state.now());
    return { body: { status: 'complete', url: result } };
  },
};

/** Confirms slow payments whose time has come. */
export function settleCheckouts(account: FakeAccount, now: number): void {
  for (const checkout of account.checkouts.values()) {
    if (checkout.paidAt === null || checkout.paidAt > now || checkout.payment_status === 'paid') continue;
    checkout.payment_status = 'paid';
    startPlan(account, now, checkout.planId);
    addTransaction(account, now, checkout.planId, checkout.amount_total, 'paid');
  }
}

function startPlan(account: FakeAccount, now: number, plan: PlanId): void {
  account.user = { ...account.user, subscription_plan: plan };
  const { periodStart = now, periodEnd = now + periodMs } = account.subscription ?? {};
  account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
}

function subscriptionOf(account: FakeAccount, state: FakeState): Subscription {
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

/** The sums of a change: unused time of both plans to the second, less the credit that is there. */
function previewOf(account: FakeAccount, state: FakeState, planId: PlanId): PlanChangePreview {
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

function openCheckout(account: FakeAccount, state: FakeState, planId: PlanId, cents: number) {
  return addressOf(state, addCheckout(account, planId, cents, { status: 'open', payment_status: 'unpaid' }));
}

function addressOf(state: FakeState, sessionId: string) {
  const base = state.checkout === 'stripe' ? 'https://checkout.stripe.com/c/pay' : '/billing/sandbox';
  return { url: `${base}/${sessionId}`, session_id: sessionId };
}

function addCheckout(
  account: FakeAccount,
  planId: PlanId,
  cents: number,
  state: Pick<FakeCheckout, 'status' | 'payment_status'> & Partial<FakeCheckout>,
): string {
  const sessionId = aUuid();
  account.checkouts.set(sessionId, {
    planId,
    amount_total: cents,
    currency: 'usd',
    credited_total: 0,
    metadata: { plan_id: planId, plan_name: planOf(planId).name },
    declined: false,
    paidAt: null,
    ...state,
  });
  return sessionId;
}

function addTransaction(account: FakeAccount, now: number, planId: PlanId, cents: number, status: TransactionStatus) {
  const transaction: Transaction = {
    id: aUuid(),
    created_at: iso(now),
    plan_id: planId,
    description: `${planOf(planId).name}, billed every month`,
    amount_total: cents,
    currency: 'usd',
    status,
  };
  account.transactions.unshift(transaction);
}

function findCheckout(account: FakeAccount, params: Record<string, string>): FakeCheckout {
  const checkout = account.checkouts.get(params.session_id ?? '');
  if (!checkout) throw notFound('checkout');
  return checkout;
}

function paidSubscription(account: FakeAccount) {
  if (!account.subscription) throw new FakeRefusal(409, 'no_subscription', 'There’s no subscription to change.');
  return account.subscription;
}

function isDue(account: FakeAccount): boolean {
  return account.subscription?.status === 'past_due';
}

function wantedPlan(query: URLSearchParams): PlanId {
  const plan = fakePlans.find(({ id }) => id === query.get('plan_id'));
  if (!plan) throw invalid({ plan_id: `Plan id must be one of ${fakePlans.map(({ id }) => id).join(', ')}.` });
  return plan.id;
}

function centsOf(planId: PlanId): number {
  return planOf(planId).price * 100;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
