import { confirmSignIn, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import type { Page, Paged } from '../../lib/page';
import { notFound } from '../../lib/refusal';
import type { Person } from '../../lib/scope';
import { entitledUntil, type Plan, type PlansService } from '../plans/plans.service';
import type { Transaction, TransactionDetails } from './billing.types';
import { billingRefusals } from './billingRefusals';
import { answering } from './checkout.service';
import type { LedgerRepository } from './ledger.repository';
import type { Payments } from './payments.port';
import type { SettlementService } from './settlement.service';
import { isLive, type Subscription } from './subscription';

interface SubscriptionDeps {
  clock: Clock;
  ledger: LedgerRepository;
  payments: Payments | undefined;
  settlement: SettlementService;
  plans: PlansService;
  unitOfWork: UnitOfWork<object>;
}

/** An account's plan and what it pays. */
export interface CurrentPlan {
  plan: Plan;
  /** `undefined` for an account that pays nothing. */
  subscription: Subscription | undefined;
  creditCents: number;
  /** While past due: when the subscription ends unless it is paid. */
  endsUnpaidAt: Date | null;
  checkout: Payments['provider'] | 'off';
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** An account's subscription and its payments. */
export function createSubscriptionService(deps: SubscriptionDeps) {
  const { ledger, payments, settlement, plans, unitOfWork, clock } = deps;
  async function paying(accountId: string): Promise<Subscription | undefined> {
    const subscription = (await ledger.newest(accountId))?.subscription;
    // A subscription at another provider can't be changed here. A real one still gives its plan, a sandbox one doesn't.
    const isKnown = subscription?.provider === 'stripe' || subscription?.provider === payments?.provider;
    return isLive(subscription) && isKnown ? subscription : undefined;
  }

  async function current(accountId: string): Promise<CurrentPlan> {
    const [plan, subscription, creditCents] = await Promise.all([
      plans.planOf(accountId),
      paying(accountId),
      ledger.creditCents(accountId),
    ]);
    // Its period is over; only the entry of the end is missing.
    const isOver = subscription && clock.now() >= entitledUntil(subscription);
    return {
      plan,
      subscription: isOver ? undefined : subscription,
      creditCents,
      endsUnpaidAt: subscription?.status === 'past_due' && !isOver ? entitledUntil(subscription) : null,
      checkout: payments?.provider ?? 'off',
    };
  }

  async function changing(
    caller: Person,
    work: (payments: Payments, subscription: Subscription) => Promise<void>,
  ): Promise<CurrentPlan> {
    const accountId = caller.account.id;
    return answering(async () => {
      const subscription = await paying(accountId);
      if (!subscription) throw billingRefusals.noSubscription();
      if (payments?.provider !== subscription.provider) throw billingRefusals.paymentsAway();
      await settlement.syncSubscription(accountId, subscription.providerId);
      const before = await paying(accountId);
      if (!before) throw billingRefusals.noSubscription();
      await confirmSignIn(unitOfWork, caller);
      await work(payments, before);
      await settlement.syncSubscription(accountId, before.providerId);
      return current(accountId);
    });
  }

  return {
    current,

    /** Throws `Refusal('no_subscription')`. */
    cancel: (caller: Person): Promise<CurrentPlan> =>
      changing(caller, (from, { providerId, status }) =>
        status === 'past_due' ? from.endSubscription(providerId) : from.setCancelAtPeriodEnd(providerId, true),
      ),

    /** Throws `Refusal('no_subscription')`. */
    resume: (caller: Person): Promise<CurrentPlan> =>
      changing(caller, (from, { providerId }) => from.setCancelAtPeriodEnd(providerId, false)),

    transactions: (accountId: string, page: Page): Promise<Paged<Transaction>> =>
      ledger.pageOfTransactions(accountId, page),

    /** Throws `Refusal('not_found')`. */
    async receipt(accountId: string, transactionId: string): Promise<TransactionDetails> {
      const found = await ledger.findTransaction(accountId, transactionId);
      if (!found) throw notFound('transaction');
      return found;
    },
  };
}
