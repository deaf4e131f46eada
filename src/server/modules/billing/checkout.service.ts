import { confirmSignIn, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayOf, monthOf } from '../../lib/days';
import { minuteMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import { monthsAfter } from '../../lib/months';
import { accountGone, notFound } from '../../lib/refusal';
import type { Account, Caller } from '../auth/auth.types';
import type { Plan, PlanId, PlansService, SandboxReach } from '../plans/plans.service';
import type { Checkout } from './billing.types';
import { billingRefusals } from './billingRefusals';
import type { CheckoutsRepository } from './checkouts.repository';
import type { CustomersRepository } from './customers.repository';
import type { LedgerRepository } from './ledger.repository';
import type { BillingTx } from './ledger.service';
import type { CheckoutOrder, Payments, Price, SandboxAction, SandboxPayments } from './payments.port';
import { PaymentsAway } from './payments.port';
import { dueToday, prorate } from './proration';
import type { SettlementService } from './settlement.service';
import { isLive, type Subscription } from './subscription';
import type { OverLimit, UsageService } from './usage.service';

/** How long a checkout can be paid; the shortest time that Stripe takes. */
const checkoutMs = 30 * minuteMs;
/** Longer than opening one may take, and shorter than the minute by which `expiresAt` exceeds what Stripe takes. */
const openingMs = 45_000;

interface CheckoutDeps {
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  ledger: LedgerRepository;
  payments: Payments | SandboxPayments | undefined;
  settlement: SettlementService;
  plans: PlansService;
  usage: UsageService;
  unitOfWork: UnitOfWork<BillingTx>;
  clock: Clock;
  publicUrl: string;
  sandboxReach: SandboxReach;
}

/** What choosing a plan means and costs. */
export interface PlanChange {
  plan: Plan;
  kind: 'subscription' | 'upgrade' | 'downgrade' | 'cancellation';
  /** What is paid at a checkout today; 0 for what happens at once. */
  dueCents: number;
  /** What becomes credit. */
  creditedCents: number;
  /** Null for the free plan. */
  nextPaymentAt: Date | null;
  effectiveAt: Date;
  lines: { description: string; amountCents: number }[];
  overLimits: OverLimit[];
  computedAt: Date;
  /** What the subscription was when this was computed; `undefined` for a first one. */
  from: Subscription | undefined;
  /** The price of the change by unused time, negative for a smaller plan; 0 for a first subscription. */
  changeCents: number;
}

export interface SandboxPage {
  checkout: Checkout;
  plan: Plan;
  isDeclined: boolean;
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Choosing a plan: what it costs, the checkout, and its outcome. */
export function createCheckoutService(deps: CheckoutDeps) {
  const {
    customers,
    checkouts,
    ledger,
    payments,
    settlement,
    plans,
    usage,
    unitOfWork,
    clock,
    publicUrl,
    sandboxReach,
  } = deps;

  async function currentSubscription(accountId: string): Promise<Subscription | undefined> {
    const subscription = (await ledger.newest(accountId))?.subscription;
    return isLive(subscription) && subscription.provider === payments?.provider ? subscription : undefined;
  }

  function seller(account: Account): Payments {
    if (!payments) throw billingRefusals.soldNowhere();
    if (payments.provider === 'stripe' && account.isDemo) throw billingRefusals.notForDemos();
    if (payments.provider === 'sandbox' && sandboxReach !== 'everybody' && !account.isDemo) {
      throw billingRefusals.onlyForDemos();
    }
    return payments;
  }

  /** Computes a change, or refuses it. */
  async function compute(account: Account, planId: PlanId): Promise<PlanChange> {
    const all = await plans.list();
    const plan = planById(all, planId);
    const own = await plans.planOf(account.id);
    const from = await currentSubscription(account.id);
    if (planId !== 'free' && from?.planId === planId) throw billingRefusals.currentPlan(own.name);
    if (from?.status === 'past_due') throw billingRefusals.paymentDue();
    if (!from && plan.size <= own.size) {
      if (plan.id !== own.id) throw billingRefusals.includedAlready(own.name);
      throw plan.priceCents === 0 ? billingRefusals.alreadyFree() : billingRefusals.currentPlan(own.name);
    }
    if (planId !== 'free') seller(account);
    const computedAt = clock.now();
    const overLimits = await usage.overLimits(account.id, plan);
    const creditCents = await ledger.creditCents(account.id);
    if (!from) return firstSubscription(plan, creditCents, computedAt, overLimits);
    if (planId === 'free') return cancellation(plan, from, computedAt, overLimits);
    if (plan.size <= planById(all, plans.defaultPlan).size) throw billingRefusals.includedAlready(own.name);
    return change(plan, planById(all, from.planId), from, creditCents, computedAt, overLimits);
  }

  /** A checkout that is not decided yet, after asking how it stands. */
  async function pendingOf(account: Account): Promise<Checkout | undefined> {
    const pending = await checkouts.findPending(account.id);
    const settled = pending && (await settlement.settleCheckout(pending.id));
    return settled?.state !== 'expired' && settled?.paymentState === 'unpaid' ? settled : undefined;
  }

  async function open(payments: Payments, account: Account, checkout: Checkout): Promise<Checkout> {
    if (checkout.url !== null) return checkout;
    const plan = planById(await plans.list(), checkout.planId);
    const order = orderOf(checkout, plan, await customerOf(payments, account), publicUrl);
    const opened =
      checkout.kind === 'payment'
        ? await payments.openInvoicePayment(checkout.subscriptionId ?? '', order)
        : await payments.openCheckout(order);
    if (!opened) {
      await checkouts.settle(checkout.id, { state: 'expired', paymentState: 'unpaid' });
      throw billingRefusals.busy();
    }
    if (!(await checkouts.setOpened(checkout.id, opened.providerId, opened.url))) {
      // The account was deleted meanwhile: nobody may pay for it.
      await payments.expireCheckout(opened.providerId);
      throw accountGone();
    }
    return { ...checkout, ...opened };
  }

  async function customerOf(payments: Payments, { id: accountId, email, fullName }: Account): Promise<string> {
    const known = await customers.find(accountId, payments.provider);
    if (known) return known.customerId;
    const customerId = await payments.createCustomer({ accountId, email, fullName });
    await customers.insert(accountId, payments.provider, customerId);
    return (await customers.find(accountId, payments.provider))?.customerId ?? customerId;
  }

  /** Returns the open checkout where it is a fresh one of the same plan, to be used again; ends any other. */
  async function reuseOrClose(payments: Payments, account: Account, planId: PlanId): Promise<Checkout | undefined> {
    const pending = await pendingOf(account);
    if (!pending) return undefined;
    // A payment is on its way: a second one must not follow it.
    if (pending.state === 'complete') throw billingRefusals.busy();
    if (pending.planId === planId && isFresh(pending, clock.now())) return pending;
    if (pending.providerId !== null) {
      await payments.expireCheckout(pending.providerId);
      // It may have been paid just before it was closed.
      const settled = await settlement.settleCheckout(pending.id);
      if (settled?.paymentState === 'paid') throw billingRefusals.busy();
    }
    await checkouts.settle(pending.id, { state: 'expired', paymentState: 'unpaid' });
    return undefined;
  }

  async function begin(caller: Caller, planId: PlanId): Promise<Checkout> {
    const { account } = caller;
    const from = await currentSubscription(account.id);
    if (from?.status === 'past_due' && from.planId === planId) {
      const provider = seller(account);
      const known = await reuseOrClose(provider, account, planId);
      return known ?? add(caller, draftOf(provider, account, paymentOf(from)));
    }
    const first = await compute(account, planId);
    if (first.kind === 'cancellation')
      throw billingRefusals.cancelInstead(planById(await plans.list(), first.from?.planId ?? planId).name);
    const provider = seller(account);
    const known = await reuseOrClose(provider, account, planId);
    // What was pending may have changed what this costs, or whether it is possible.
    return known ?? add(caller, draftOf(provider, account, partsOf(await compute(account, planId))));
  }

  async function add(caller: Caller, checkout: Checkout): Promise<Checkout> {
    if (await unitOfWork(caller, (tx) => tx.checkouts.insert(checkout))) return checkout;
    const other = await checkouts.findPending(checkout.accountId);
    // A second click, or a second tab: both go to the one checkout.
    if (other?.planId === checkout.planId && other.state === 'open') return other;
    throw billingRefusals.busy();
  }

  function draftOf(payments: Payments, account: Account, parts: CheckoutParts): Checkout {
    const createdAt = clock.now();
    return {
      id: newId(),
      accountId: account.id,
      provider: payments.provider,
      providerId: null,
      url: null,
      state: 'open',
      paymentState: 'unpaid',
      createdAt,
      // A minute more, because providers count from when they get the order.
      expiresAt: new Date(createdAt.getTime() + checkoutMs + minuteMs),
      ...parts,
    };
  }

  async function own(accountId: string, id: string): Promise<Checkout> {
    const checkout = await checkouts.find(id);
    if (checkout?.accountId !== accountId) throw notFound('checkout');
    return checkout;
  }

  async function ownInSandbox(accountId: string, id: string) {
    const checkout = await own(accountId, id);
    if (!payments || !('act' in payments) || checkout.provider !== 'sandbox' || checkout.providerId === null) {
      throw notFound('checkout');
    }
    return { checkout, sandbox: payments, providerId: checkout.providerId };
  }

  return {
    /** Whether plans are sold here. */
    isOpen: payments !== undefined,

    /** Throws the refusals of choosing a plan, but takes the free one as a cancellation. */
    preview: (account: Account, planId: PlanId): Promise<PlanChange> => answering(() => compute(account, planId)),

    /** Begins to change to a paid plan. Returns the checkout, whose `url` is the next page. */
    start: (caller: Caller, planId: PlanId): Promise<{ id: string; url: string }> =>
      answering(async () => {
        const { account } = caller;
        await confirmSignIn(unitOfWork, caller);
        const checkout = await begin(caller, planId);
        const { id } = checkout;
        if (checkout.kind === 'change' && checkout.dueCents === 0) {
          const settled = await settlement.settleCheckout(id);
          if (settled?.paymentState !== 'paid') throw billingRefusals.busy();
          return { id, url: resultPath(id) };
        }
        const { url } = await open(seller(account), account, checkout);
        return { id, url: url ?? resultPath(id) };
      }),

    /** Settles a checkout if it is paid. While the provider is away: how it was last seen. */
    async status(accountId: string, id: string): Promise<{ checkout: Checkout; plan: Plan }> {
      const before = await own(accountId, id);
      const checkout = await settlement.settleCheckout(id).catch((error: unknown) => {
        if (error instanceof PaymentsAway) return before;
        throw error;
      });
      return { checkout: checkout ?? before, plan: planById(await plans.list(), before.planId) };
    },

    /** Throws `Refusal('not_found')` where the sandbox is off. */
    async sandboxPage(accountId: string, id: string): Promise<SandboxPage> {
      const { sandbox, providerId } = await ownInSandbox(accountId, id);
      const seen = await sandbox.readCheckout(providerId);
      const { checkout, plan } = await this.status(accountId, id);
      return { checkout: { ...checkout, dueCents: seen.amountCents }, plan, isDeclined: seen.isDeclined };
    },

    /** Throws `Refusal('checkout_closed')`. Returns the checkout and the page that comes next; null for this one. */
    async actInSandbox(
      caller: Caller,
      id: string,
      action: SandboxAction,
    ): Promise<{ checkout: Checkout; url: string | null }> {
      const { checkout, sandbox, providerId } = await ownInSandbox(caller.account.id, id);
      await confirmSignIn(unitOfWork, caller);
      if (!(await sandbox.act(providerId, action))) throw billingRefusals.checkoutClosed();
      const settled = (await settlement.settleCheckout(id)) ?? checkout;
      const stays = action.action === 'decline' ? null : resultPath(id);
      return { checkout: settled, url: action.action === 'abandon' ? '/billing/cancel' : stays };
    },
  };
}

type CheckoutParts = Pick<
  Checkout,
  'kind' | 'planId' | 'subscriptionId' | 'fromPlanId' | 'periodEnd' | 'dueCents' | 'changeCents' | 'currency'
>;

const partsOf = ({ plan, from, dueCents, changeCents }: PlanChange): CheckoutParts => ({
  kind: from ? 'change' : 'subscription',
  planId: plan.id,
  subscriptionId: from?.providerId ?? null,
  fromPlanId: from?.planId ?? null,
  periodEnd: from?.periodEnd ?? null,
  dueCents,
  changeCents,
  currency: plan.currency,
});

const paymentOf = (due: Subscription): CheckoutParts => ({
  kind: 'payment',
  planId: due.planId,
  subscriptionId: due.providerId,
  fromPlanId: due.planId,
  periodEnd: due.periodEnd,
  dueCents: due.priceCents,
  changeCents: 0,
  currency: due.currency,
});

function orderOf(checkout: Checkout, plan: Plan, customerId: string, publicUrl: string): CheckoutOrder {
  const price: Price = { planId: plan.id, planName: plan.name, priceCents: plan.priceCents, currency: plan.currency };
  return {
    checkoutId: checkout.id,
    customerId,
    kind: checkout.kind === 'subscription' ? 'subscription' : 'change',
    price,
    dueCents: checkout.dueCents,
    description: checkout.kind === 'change' ? `Change to ${plan.name}` : `${plan.name}, billed every month`,
    expiresAt: checkout.expiresAt,
    successUrl: publicUrl + resultPath(checkout.id),
    cancelUrl: `${publicUrl}/billing/cancel`,
  };
}

/** Whether a checkout can still be gone on with: it can be paid, or is being opened at this moment. */
const isFresh = ({ url, createdAt, expiresAt }: Checkout, now: Date): boolean =>
  url === null ? now.getTime() - createdAt.getTime() < openingMs : expiresAt > now;

const resultPath = (checkoutId: string): string => `/billing/success?session_id=${checkoutId}`;

function planById(all: readonly Plan[], id: PlanId): Plan {
  const plan = all.find((one) => one.id === id);
  if (!plan) throw new Error(`The table of plans lacks ${id}.`);
  return plan;
}

function firstSubscription(plan: Plan, creditCents: number, computedAt: Date, overLimits: OverLimit[]): PlanChange {
  const usedCents = Math.min(plan.priceCents, creditCents);
  return {
    plan,
    kind: 'subscription',
    dueCents: plan.priceCents - usedCents,
    creditedCents: 0,
    nextPaymentAt: monthsAfter(computedAt, 1),
    effectiveAt: computedAt,
    lines: [
      { description: `${plan.name} for the first month`, amountCents: plan.priceCents },
      ...creditLine(-usedCents),
    ],
    overLimits,
    computedAt,
    from: undefined,
    changeCents: 0,
  };
}

const cancellation = (plan: Plan, from: Subscription, computedAt: Date, overLimits: OverLimit[]): PlanChange => ({
  plan,
  kind: 'cancellation',
  dueCents: 0,
  creditedCents: 0,
  nextPaymentAt: null,
  effectiveAt: from.periodEnd,
  lines: [],
  // What counts anew every month has begun anew by then.
  overLimits: monthOf(dayOf(from.periodEnd)) === monthOf(dayOf(computedAt)) ? overLimits : [],
  computedAt,
  from,
  changeCents: 0,
});

function change(
  plan: Plan,
  before: Plan,
  from: Subscription,
  creditCents: number,
  computedAt: Date,
  overLimits: OverLimit[],
): PlanChange {
  const prices = { fromCents: from.priceCents, toCents: plan.priceCents };
  const { unusedCents, remainingCents, changeCents } = prorate(prices, from, computedAt);
  const dueCents = dueToday(changeCents, creditCents);
  const isLarger = changeCents > 0;
  return {
    plan,
    kind: plan.size > before.size ? 'upgrade' : 'downgrade',
    dueCents,
    creditedCents: Math.max(0, -changeCents),
    nextPaymentAt: from.periodEnd,
    effectiveAt: computedAt,
    lines: [
      { description: `${plan.name} until the end of the period`, amountCents: remainingCents },
      { description: `Unused time on ${before.name}`, amountCents: -unusedCents },
      ...(isLarger ? creditLine(dueCents - changeCents) : []),
    ],
    overLimits,
    computedAt,
    from,
    changeCents,
  };
}

function creditLine(cents: number): { description: string; amountCents: number }[] {
  if (cents === 0) return [];
  return [{ description: cents < 0 ? 'From your credit' : 'Left open before', amountCents: cents }];
}

/** Says in the product's words that the provider is away. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsAway) throw billingRefusals.paymentsAway();
    throw error;
  }
}
