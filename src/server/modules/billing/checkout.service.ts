import { confirmSignIn, type UnitOfWork } from '../../db/unitOfWork';
import { minuteMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import { accountGone, notFound } from '../../lib/refusal';
import type { Account, Caller } from '../auth/auth.types';
import type { Plan, PlanId } from '../plans/plans.service';
import type { Checkout } from './billing.types';
import { billingRefusals } from './billingRefusals';
import type { CheckoutsRepository } from './checkouts.repository';
import type { CustomersRepository } from './customers.repository';
import type { BillingTx } from './ledger.service';
import { type CheckoutOrder, type Payments, PaymentsAway, type Price } from './payments.port';
import { createPlanChangeService, type PlanChange, type PlanChangeDeps, planById } from './planChange.service';
import type { SettlementService } from './settlement.service';
import type { Subscription } from './subscription';

/** How long a checkout can be paid; the shortest time that Stripe takes. */
const checkoutMs = 30 * minuteMs;
/** Longer than opening one may take, and shorter than the minute by which `expiresAt` exceeds what Stripe takes. */
const openingMs = 45_000;

interface CheckoutDeps extends PlanChangeDeps {
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  settlement: SettlementService;
  unitOfWork: UnitOfWork<BillingTx>;
  publicUrl: string;
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Choosing a plan: the checkout and its outcome. What it costs is computed beside it, and so is the sandbox's page. */
export function createCheckoutService(deps: CheckoutDeps) {
  const { customers, checkouts, payments, settlement, plans, unitOfWork, clock, publicUrl } = deps;
  const { currentSubscription, seller, compute } = createPlanChangeService(deps);

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
      const before = await ownCheckout(checkouts, accountId, id);
      const checkout = await settlement.settleCheckout(id).catch((error: unknown) => {
        if (error instanceof PaymentsAway) return before;
        throw error;
      });
      return { checkout: checkout ?? before, plan: planById(await plans.list(), before.planId) };
    },
  };
}

/** Throws `Refusal('not_found')` for somebody else's. */
export async function ownCheckout(
  checkouts: Pick<CheckoutsRepository, 'find'>,
  accountId: string,
  id: string,
): Promise<Checkout> {
  const checkout = await checkouts.find(id);
  if (checkout?.accountId !== accountId) throw notFound('checkout');
  return checkout;
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

export const resultPath = (checkoutId: string): string => `/billing/success?session_id=${checkoutId}`;

/** Says in the product's words that the provider is away. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsAway) throw billingRefusals.paymentsAway();
    throw error;
  }
}
