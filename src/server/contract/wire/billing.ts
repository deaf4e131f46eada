import { toDollars } from '../../lib/money';
import type { Checkout, Transaction, TransactionDetails } from '../../modules/billing/billing.types';
import type { SandboxPage } from '../../modules/billing/sandboxCheckout.service';
import type { PlanChange } from '../../modules/billing/planChange.service';
import type { CurrentPlan } from '../../modules/billing/subscription.service';
import type { OverLimit, UsageMeter } from '../../modules/billing/usage.service';
import { featuresOf, type Plan } from '../../modules/plans/plans.service';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWirePlan = (plan: Plan, isSold: boolean): Every<WireTypes['Plan']> => ({
  id: plan.id,
  name: plan.name,
  price: toDollars(plan.priceCents),
  interval: 'month',
  features: featuresOf(plan),
  currency: plan.currency,
  limits: {
    campaigns_per_month: plan.campaignsPerMonth,
    library_templates: plan.libraryTemplates,
    members_per_team: plan.membersPerTeam,
  },
  ai_copy: plan.hasAiCopy,
  advanced_analytics: plan.hasAdvancedAnalytics,
  teams: plan.hasTeams,
  api_access: plan.hasApiAccess,
  support: plan.support,
  can_be_bought: isSold && plan.priceCents > 0,
});

const nameOf = ({ id, name }: Plan): WireTypes['PlanName'] => ({ id, name });

const timeOf = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

export function toWireSubscription(current: CurrentPlan): WireTypes['Subscription'] {
  const { plan, subscription, creditCents, endsUnpaidAt, checkout } = current;
  const renews = subscription && !subscription.cancelAtPeriodEnd;
  return {
    plan: nameOf(plan),
    status: subscription?.status === 'past_due' ? 'past_due' : 'active',
    expires_at: timeOf(subscription?.periodEnd),
    cancel_at_period_end: subscription?.cancelAtPeriodEnd ?? false,
    period_start: timeOf(subscription?.periodStart),
    next_amount: renews ? subscription.priceCents : null,
    credit_total: creditCents,
    currency: subscription?.currency ?? plan.currency,
    ends_unpaid_at: timeOf(endsUnpaidAt),
    checkout,
  };
}

const toWireOverLimit = ({ id, used, limit, detail }: OverLimit): Every<WireTypes['OverLimit']> => ({
  id,
  used,
  limit,
  detail,
});

export const toWirePlanChange = (change: PlanChange): Every<WireTypes['PlanChangePreview']> => ({
  plan: nameOf(change.plan),
  kind: change.kind,
  due_today: change.dueCents,
  credited_total: change.creditedCents,
  next_amount: change.plan.priceCents,
  next_payment_at: timeOf(change.nextPaymentAt),
  effective_at: change.effectiveAt.toISOString(),
  currency: change.plan.currency,
  lines: change.lines.map(({ description, amountCents }) => ({ description, amount: amountCents })),
  over_limit: change.overLimits.map(toWireOverLimit),
  computed_at: change.computedAt.toISOString(),
});

export const toWireCheckoutStatus = (checkout: Checkout, plan: Plan): Every<WireTypes['CheckoutStatus']> => ({
  payment_status: checkout.paymentState,
  status: checkout.state,
  amount_total: checkout.dueCents,
  currency: checkout.currency,
  credited_total: Math.max(0, -checkout.changeCents),
  metadata: { plan_name: plan.name, plan_id: plan.id },
});

export const toWireTransaction = (transaction: Transaction): Every<WireTypes['Transaction']> => ({
  id: transaction.id,
  created_at: transaction.createdAt.toISOString(),
  plan_id: transaction.planId,
  description: transaction.description,
  amount_total: transaction.amountCents,
  currency: transaction.currency,
  status: transaction.status,
});

export function toWireReceipt(
  { transaction, invoice }: TransactionDetails,
  issuedBy: string,
  billedTo: WireTypes['ReceiptRecipient'],
): WireTypes['Receipt'] {
  const { description, amountCents, status, provider } = transaction;
  const wholeCents = invoice && status !== 'credited' ? invoice.amountCents : amountCents;
  const restCents = amountCents - wholeCents;
  return {
    transaction: toWireTransaction(transaction),
    issued_by: issuedBy,
    billed_to: billedTo,
    lines: [
      { description, amount: wholeCents },
      ...(restCents === 0
        ? []
        : [{ description: restCents < 0 ? 'From your credit' : 'Left open before', amount: restCents }]),
    ],
    period_start: timeOf(invoice?.periodStart),
    period_end: timeOf(invoice?.periodEnd),
    is_sandbox: provider === 'sandbox',
  };
}

export const toWireMeter = ({ id, name, used, limit, resetsAt }: UsageMeter): Every<WireTypes['UsageMeter']> => ({
  id,
  name,
  used,
  limit,
  resets_at: resetsAt?.toISOString() ?? null,
});

export const toWireSandboxCheckout = ({
  checkout,
  plan,
  isDeclined,
}: SandboxPage): Every<WireTypes['SandboxCheckout']> => ({
  session_id: checkout.id,
  status: checkout.state,
  plan: nameOf(plan),
  description: checkout.kind === 'change' ? `Change to ${plan.name}` : `${plan.name}, billed every month`,
  amount_total: checkout.dueCents,
  currency: checkout.currency,
  expires_at: checkout.expiresAt.toISOString(),
  declined: isDeclined,
});
