import type { Clock } from '../../lib/clock';
import { dayOf, monthOf } from '../../lib/days';
import { monthsAfter } from '../../lib/months';
import type { Account } from '../auth/auth.types';
import type { Plan, PlanId, PlansService, SandboxReach } from '../plans/plans.service';
import { billingRefusals } from './billingRefusals';
import type { LedgerRepository } from './ledger.repository';
import type { Payments, SandboxPayments } from './payments.port';
import { dueToday, prorate } from './proration';
import { isLive, type Subscription } from './subscription';
import type { OverLimit, UsageService } from './usage.service';

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

export interface PlanChangeDeps {
  ledger: LedgerRepository;
  payments: Payments | SandboxPayments | undefined;
  plans: PlansService;
  usage: UsageService;
  clock: Clock;
  sandboxReach: SandboxReach;
}

/** What choosing a plan means and costs, before anything is done about it. */
export function createPlanChangeService({ ledger, payments, plans, usage, clock, sandboxReach }: PlanChangeDeps) {
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
    if (plan.size <= planById(all, plans.leastPlanOf(account.isDemo)).size)
      throw billingRefusals.includedAlready(own.name);
    return change(plan, planById(all, from.planId), from, creditCents, computedAt, overLimits);
  }

  return { currentSubscription, seller, compute };
}

export function planById(all: readonly Plan[], id: PlanId): Plan {
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
