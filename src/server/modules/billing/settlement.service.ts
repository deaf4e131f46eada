import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import type { Log } from '../../lib/log';
import { entitledUntil, type Plan, type PlansService } from '../plans/plans.service';
import type { Checkout, ReleasedCustomer } from './billing.types';
import type { BillingMails } from './billingMails';
import { billingRefusals } from './billingRefusals';
import type { CheckoutsRepository } from './checkouts.repository';
import type { CustomersRepository } from './customers.repository';
import { endAtProvider } from './departure.service';
import type { LedgerRepository } from './ledger.repository';
import {
  announceEnd,
  type BillingTx,
  enterChange,
  enterRefund,
  enterSubscription,
  type LedgerEntry,
  SecondSubscription,
} from './ledger.service';
import type { Payments, ProviderCheckout, ProviderSubscription } from './payments.port';
import { isLive, type Subscription } from './subscription';

/** How long before its end a cancelled plan is announced to end. */
const announcementMs = 3 * dayMs;
/** Providers give up sending a message after days; handled ones are remembered for longer. */
const eventMemoryMs = 60 * dayMs;

export interface SettlementDeps {
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  ledger: LedgerRepository;
  unitOfWork: UnitOfWork<BillingTx>;
  /** `undefined` where nobody takes payments. */
  payments: Payments | undefined;
  plans: PlansService;
  mails: BillingMails;
  clock: Clock;
  log: Log;
}

export type SettlementService = ReturnType<typeof createSettlementService>;

/**
 * Makes the ledger agree with the payment provider. It runs on a message of the provider, when
 * the person's browser asks, and on a schedule. Each may come twice, late, or never.
 */
export function createSettlementService(deps: SettlementDeps) {
  const { customers, checkouts, ledger, unitOfWork, payments, plans, mails, clock, log } = deps;

  /** Reads a subscription and enters what is new, and what `more` adds; again if another process was faster. */
  async function sync(
    payments: Payments,
    accountId: string,
    subscriptionId: string,
    more: (entry: LedgerEntry, seen: ProviderSubscription) => Promise<void> = () => Promise.resolve(),
  ): Promise<ProviderSubscription> {
    const all = await plans.list();
    for (let attempt = 0; attempt < 10; attempt++) {
      const customer = await customers.find(accountId, payments.provider);
      const seen = await payments.readSubscription(subscriptionId);
      const isDone = await inTurn(payments, accountId, customer?.syncCount, all, async (entry) => {
        await enterSubscription(entry, seen);
        await more(entry, seen);
      });
      if (isDone) return seen;
    }
    throw billingRefusals.busy();
  }

  /** Runs work in a transaction, unless another process has written for the customer since `syncCount` was read. */
  function inTurn(
    payments: Payments,
    accountId: string,
    syncCount: number | undefined,
    all: Plan[],
    work: (entry: LedgerEntry) => Promise<void>,
  ): Promise<boolean> {
    return unitOfWork(byNobody, async (tx) => {
      if (syncCount === undefined) return false;
      await tx.locks.account(accountId);
      if (!(await tx.customers.takeTurn(accountId, payments.provider, syncCount))) return false;
      const payer = await tx.accounts.find(accountId);
      if (!payer) return false;
      await work({ tx, payer, plans: all, mails, provider: payments.provider, now: clock.now() });
      return true;
    });
  }

  /** Enters something without asking the provider. */
  async function enter(
    payments: Payments,
    accountId: string,
    work: (entry: LedgerEntry) => Promise<void>,
  ): Promise<void> {
    const all = await plans.list();
    for (let attempt = 0; attempt < 10; attempt++) {
      const customer = await customers.find(accountId, payments.provider);
      if (await inTurn(payments, accountId, customer?.syncCount, all, work)) return;
    }
    throw billingRefusals.busy();
  }

  async function live(payments: Payments, accountId: string): Promise<Subscription | undefined> {
    const newest = await ledger.newest(accountId);
    return newest && isLive(newest.subscription) && newest.subscription.provider === payments.provider
      ? newest.subscription
      : undefined;
  }

  async function settleSubscription(payments: Payments, checkout: Checkout, seen: ProviderCheckout): Promise<void> {
    const { accountId } = checkout;
    const { subscriptionId } = seen;
    if (subscriptionId === null) return;
    const current = await live(payments, accountId);
    if (current && current.providerId !== subscriptionId) await sync(payments, accountId, current.providerId);
    try {
      await sync(payments, accountId, subscriptionId, ({ tx }) =>
        tx.checkouts.settle(checkout.id, {
          state: 'complete',
          paymentState: 'paid',
          dueCents: seen.amountCents,
          currency: seen.currency,
        }),
      );
    } catch (error) {
      if (!(error instanceof SecondSubscription)) throw error;
      await payments.endSubscription(subscriptionId);
      await refund(payments, { ...checkout, dueCents: seen.amountCents, currency: seen.currency });
    }
  }

  async function settleChange(payments: Payments, checkout: Checkout): Promise<void> {
    const { id, accountId, subscriptionId, planId, dueCents, changeCents, currency } = checkout;
    const plan = (await plans.list()).find((one) => one.id === planId);
    const customer = await customers.find(accountId, payments.provider);
    if (!plan || subscriptionId === null || !customer) throw new Error(`The checkout ${id} is incomplete.`);
    const before = await sync(payments, accountId, subscriptionId);
    if (!isStillAsOrdered(checkout, before)) {
      if (dueCents > 0) await refund(payments, checkout);
      else await checkouts.settle(id, { state: 'expired', paymentState: 'unpaid' });
      return;
    }
    await payments.changePlan(subscriptionId, { planId, planName: plan.name, priceCents: plan.priceCents, currency });
    // Paid for, but not by this payment: by credit, or left for the next one. What a smaller plan gives back is credit.
    const creditCents = dueCents - changeCents;
    if (creditCents !== 0) await payments.addCredit(customer.customerId, creditCents, currency, id);
    await sync(payments, accountId, subscriptionId, async (entry, seen) => {
      await enterChange(entry, checkout, seen);
      await entry.tx.checkouts.settle(id, { state: 'complete', paymentState: 'paid' });
    });
  }

  async function refund(payments: Payments, checkout: Checkout): Promise<void> {
    if (checkout.providerId !== null) await payments.refundCheckout(checkout.providerId);
    const { dueCents, currency } = checkout;
    await enter(payments, checkout.accountId, async (entry) => {
      await enterRefund(entry, checkout);
      await entry.tx.checkouts.settle(checkout.id, {
        state: 'complete',
        paymentState: 'refunded',
        dueCents,
        currency,
      });
    });
  }

  /** Asks for a checkout's state and acts on it. Returns the checkout afterwards; `undefined` if there is none. */
  async function settleCheckout(id: string): Promise<Checkout | undefined> {
    const checkout = await checkouts.find(id);
    if (!checkout || !payments || checkout.provider !== payments.provider) return checkout;
    if (checkout.state === 'expired' || checkout.paymentState !== 'unpaid') return checkout;
    await settlePending(payments, checkout);
    return checkouts.find(id);
  }

  async function settlePending(payments: Payments, checkout: Checkout): Promise<void> {
    if (checkout.providerId === null) {
      if (checkout.kind === 'change' && checkout.dueCents === 0) await settleChange(payments, checkout);
      // Nobody ever got its address, so nobody can have paid.
      else if (checkout.expiresAt <= clock.now()) {
        await checkouts.settle(checkout.id, { state: 'expired', paymentState: 'unpaid' });
      }
      return;
    }
    const seen = await payments.readCheckout(checkout.providerId);
    if (seen.checkoutId !== checkout.id) throw new Error(`The provider's checkout is not ours: ${checkout.id}.`);
    if (!seen.isPaid) {
      // The invoice stays open, but this checkout of it has expired.
      const isOver = checkout.kind === 'payment' && checkout.expiresAt <= clock.now();
      const state = isOver ? 'expired' : seen.status;
      if (state !== checkout.state) await checkouts.settle(checkout.id, { state, paymentState: 'unpaid' });
    } else if (checkout.kind === 'subscription') await settleSubscription(payments, checkout, seen);
    // What was paid for is what the provider's own record of the checkout says.
    else if (checkout.kind === 'change') {
      await settleChange(payments, { ...checkout, planId: seen.planId, currency: seen.currency });
    } else if (checkout.subscriptionId !== null) {
      await sync(payments, checkout.accountId, checkout.subscriptionId, ({ tx }) =>
        tx.checkouts.settle(checkout.id, { state: 'complete', paymentState: 'paid' }),
      );
    }
  }

  /** Enters what has become due for one subscription, such as the end of its period. */
  async function settleDue(payments: Payments, accountId: string, subscription: Subscription): Promise<void> {
    const now = clock.now();
    const seen = await sync(payments, accountId, subscription.providerId);
    const { provider } = subscription;
    if (seen.status === 'past_due' && now >= entitledUntil({ ...seen, provider })) {
      await payments.endSubscription(seen.id);
      await sync(payments, accountId, seen.id);
      return;
    }
    const isAboutToEnd = seen.cancelAtPeriodEnd && seen.periodEnd.getTime() - announcementMs <= now.getTime();
    if (seen.status === 'active' && isAboutToEnd) await enter(payments, accountId, announceEnd);
  }

  /** One failing account must not keep the others waiting; it is tried again the next time. */
  async function separately(facts: object, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ ...facts, err: error }, 'Billing could not be settled; it will be tried again.');
    }
  }

  async function settleEvent(
    payments: Payments,
    event: { checkoutId?: string; subscriptionId?: string },
  ): Promise<void> {
    const byCheckout = event.checkoutId && (await checkouts.findByProviderId(payments.provider, event.checkoutId));
    if (byCheckout) await settleCheckout(byCheckout.id);
    if (event.subscriptionId === undefined) return;
    const accountId = await ledger.findOwner(payments.provider, event.subscriptionId);
    if (accountId === undefined) {
      // Either it began with a checkout whose own message is late or lost, or it is about another product.
      const checkoutId = await payments.findCheckoutOf(event.subscriptionId);
      if (checkoutId !== undefined) await settleCheckout(checkoutId);
      return;
    }
    await sync(payments, accountId, event.subscriptionId);
    const pending = await checkouts.findPending(accountId);
    if (pending?.kind === 'payment') await settleCheckout(pending.id);
  }

  return {
    settleCheckout,

    /** Enters what the provider says of an account's subscription now. */
    async syncSubscription(accountId: string, subscriptionId: string): Promise<void> {
      if (payments) await sync(payments, accountId, subscriptionId);
    },

    /** Takes a message of the provider. Throws `Refusal('webhook_invalid')` if it is not the provider's. */
    async receiveEvent(payload: Buffer, signature: string): Promise<void> {
      const event = payments?.readEvent(payload, signature);
      if (!payments || !event) throw billingRefusals.forgedEvent();
      if (await checkouts.isEventHandled(event.id)) return;
      const { checkoutId, subscriptionId } = event;
      await settleEvent(payments, { ...(checkoutId && { checkoutId }), ...(subscriptionId && { subscriptionId }) });
      await checkouts.markEventHandled(event.id, clock.now());
    },

    /** Records everything that has become due: ends of periods, late payments, checkouts that nobody came back to. */
    async run(): Promise<void> {
      if (!payments) return;
      const from = payments;
      const now = clock.now();
      for (const checkoutId of await checkouts.listPending(from.provider)) {
        await separately({ checkoutId }, () => settleCheckout(checkoutId));
      }
      const soon = new Date(now.getTime() + announcementMs);
      for (const { accountId, subscription } of await ledger.listDue(from.provider, now, soon)) {
        await separately({ accountId }, () => settleDue(from, accountId, subscription));
      }
    },

    /** Ends the subscription of a deleted account at the provider. Throws so that the job is tried again. */
    async release({ provider, ...left }: ReleasedCustomer): Promise<void> {
      if (!payments || payments.provider !== provider) {
        throw new Error(`A deleted account is still known to ${provider}, which is not set up here.`);
      }
      await endAtProvider(payments, left);
    },

    forgetOldEvents: (): Promise<void> => checkouts.forgetEventsBefore(new Date(clock.now().getTime() - eventMemoryMs)),
  };
}

/** Whether a change still fits the amounts that were computed, or was made already and only needs to be entered. */
function isStillAsOrdered(checkout: Checkout, seen: ProviderSubscription): boolean {
  if (seen.status !== 'active') return false;
  if (seen.planId === checkout.planId) return true;
  return seen.planId === checkout.fromPlanId && seen.periodEnd.getTime() === checkout.periodEnd?.getTime();
}
