import type { PlanId, Transaction, TransactionStatus } from '../api/api';
import { aUuid } from './builders';
import { planOf } from './fakePlans';
import type { FakeAccount, FakeCheckout } from './fakeAccount';
import { type FakeState, notFound } from './fakeState';
import { iso, startPlan } from './fakeSubscriptions';

/** Confirms slow payments whose time has come. */
export function settleCheckouts(account: FakeAccount, now: number): void {
  for (const checkout of account.checkouts.values()) {
    if (checkout.paidAt === null || checkout.paidAt > now || checkout.payment_status === 'paid') continue;
    checkout.payment_status = 'paid';
    startPlan(account, now, checkout.planId);
    addTransaction(account, now, checkout.planId, checkout.amount_total, 'paid');
  }
}

export function openCheckout(account: FakeAccount, state: FakeState, planId: PlanId, cents: number) {
  return addressOf(state, addCheckout(account, planId, cents, { status: 'open', payment_status: 'unpaid' }));
}

export function addressOf(state: FakeState, sessionId: string) {
  const base = state.checkout === 'stripe' ? 'https://checkout.stripe.com/c/pay' : '/billing/sandbox';
  return { url: `${base}/${sessionId}`, session_id: sessionId };
}

export function addCheckout(
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

export function addTransaction(
  account: FakeAccount,
  now: number,
  planId: PlanId,
  cents: number,
  status: TransactionStatus,
) {
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

export function findCheckout(account: FakeAccount, params: Record<string, string>): FakeCheckout {
  const checkout = account.checkouts.get(params.session_id ?? '');
  if (!checkout) throw notFound('checkout');
  return checkout;
}
