import type { Clock } from '../../lib/clock';
import type { PlansService } from '../plans/plans.service';
import type { Checkout } from './billing.types';
import type { CheckoutsRepository } from './checkouts.repository';
import type { CustomersRepository } from './customers.repository';
import type { Entering } from './entering';
import type { LedgerRepository } from './ledger.repository';
import { enterChange, enterRefund, SecondSubscription } from './ledger.service';
import type { Payments, ProviderCheckout, ProviderSubscription } from './payments.port';
import { isLive, type Subscription } from './subscription';

export interface CheckoutSettlementDeps {
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  ledger: LedgerRepository;
  /** `undefined` where nobody takes payments. */
  payments: Payments | undefined;
  plans: PlansService;
  clock: Clock;
}

/** What becomes of a checkout: a subscription, another plan, a payment of what was owed, a refund, or nothing. */
export function createCheckoutSettlement(deps: CheckoutSettlementDeps, { sync, enter }: Entering) {
  const { customers, checkouts, ledger, payments, plans, clock } = deps;

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

  return { settleCheckout };
}

/** Whether a change still fits the amounts that were computed, or was made already and only needs to be entered. */
function isStillAsOrdered(checkout: Checkout, seen: ProviderSubscription): boolean {
  if (seen.status !== 'active') return false;
  if (seen.planId === checkout.planId) return true;
  return seen.planId === checkout.fromPlanId && seen.periodEnd.getTime() === checkout.periodEnd?.getTime();
}
