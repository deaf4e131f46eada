import { createdThisMonth } from './fakeCampaignAnswers';
import { addCheckout, addTransaction, addressOf, findCheckout, openCheckout, settleCheckouts } from './fakeCheckouts';
import { previewOf, wantedPlan } from './fakePlanChanges';
import { fakePlans, planOf } from './fakePlans';
import { type FakeAnswers, FakeRefusal, notFound, pageOf } from './fakeState';
import { centsOf, isDue, iso, paidSubscription, periodMs, startPlan, subscriptionOf } from './fakeSubscriptions';

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
