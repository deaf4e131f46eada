import { dayMs } from '../../lib/durations';
import type { Log } from '../../lib/log';
import { entitledUntil } from '../plans/plans.service';
import type { ReleasedCustomer } from './billing.types';
import { billingRefusals } from './billingRefusals';
import { type CheckoutSettlementDeps, createCheckoutSettlement } from './checkoutSettlement';
import { endAtProvider } from './departure.service';
import { createEntering, type EnteringDeps } from './entering';
import { announceEnd } from './ledger.service';
import type { Payments } from './payments.port';
import type { Subscription } from './subscription';

/** How long before its end a cancelled plan is announced to end. */
const announcementMs = 3 * dayMs;
/** Providers give up sending a message after days; handled ones are remembered for longer. */
const eventMemoryMs = 60 * dayMs;

export interface SettlementDeps extends EnteringDeps, CheckoutSettlementDeps {
  log: Log;
}

export type SettlementService = ReturnType<typeof createSettlementService>;

/**
 * Makes the ledger agree with the payment provider. It runs on a message of the provider, when
 * the person's browser asks, and on a schedule. Each may come twice, late, or never.
 */
export function createSettlementService(deps: SettlementDeps) {
  const { checkouts, ledger, payments, clock, log } = deps;
  const entering = createEntering(deps);
  const { sync, enter } = entering;
  const { settleCheckout } = createCheckoutSettlement(deps, entering);

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
