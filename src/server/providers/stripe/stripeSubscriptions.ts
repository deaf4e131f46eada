import type Stripe from 'stripe';
import type { Payments, Price, ProviderInvoice, ProviderSubscription } from '../../modules/billing/payments.port';
import { reaching, unlessTooLate } from './stripeCalls';
import type { FindPrice } from './stripePrices';

type PlanId = Price['planId'];

type Subscriptions = Pick<Payments, 'readSubscription' | 'changePlan' | 'setCancelAtPeriodEnd' | 'endSubscription'>;

export function createStripeSubscriptions(stripe: Stripe, priceIdOf: FindPrice): Subscriptions {
  async function readSubscription(id: string): Promise<ProviderSubscription> {
    const subscription = await stripe.subscriptions.retrieve(id);
    const [item] = subscription.items.data;
    if (!item) throw new Error(`The subscription ${id} has no items.`);
    const planId = item.price.metadata.plan_id as PlanId | undefined;
    if (!planId) throw new Error(`The subscription ${id} has a price that sells no plan.`);
    const invoices: ProviderInvoice[] = [];
    for await (const invoice of stripe.invoices.list({ subscription: id, limit: 100 })) {
      // A draft may still change. It is open, or paid, an hour later.
      if (invoice.status !== 'draft') invoices.unshift(toInvoice(invoice, planId));
    }
    return {
      id,
      checkoutId: subscription.metadata.checkout_id ?? '',
      planId,
      priceCents: item.price.unit_amount ?? 0,
      currency: item.price.currency,
      status: statusOf(subscription.status),
      periodStart: timeOf(item.current_period_start),
      periodEnd: timeOf(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      invoices,
    };
  }

  return {
    readSubscription: (id) => reaching(() => readSubscription(id)),
    changePlan: (id, price) =>
      reaching(async () => {
        const subscription = await stripe.subscriptions.retrieve(id);
        await stripe.subscriptions.update(id, {
          items: [{ id: subscription.items.data[0]?.id ?? '', price: await priceIdOf(price) }],
          // The unused time was paid for at the checkout, or is credited.
          proration_behavior: 'none',
          cancel_at_period_end: false,
          metadata: { plan_id: price.planId },
        });
      }),
    setCancelAtPeriodEnd: (id, cancel) =>
      reaching(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancel });
      }),
    endSubscription: (id) =>
      reaching(async () => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (statusOf(status) !== 'ended') await unlessTooLate(() => stripe.subscriptions.cancel(id));
        const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
        for (const invoice of data) await unlessTooLate(() => stripe.invoices.voidInvoice(invoice.id));
      }),
  };
}

const timeOf = (seconds: number): Date => new Date(seconds * 1_000);

function statusOf(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'canceled' || status === 'incomplete_expired' ? 'ended' : 'past_due';
}

function toInvoice(invoice: Stripe.Invoice, planId: PlanId): ProviderInvoice {
  const isPaid = invoice.status === 'paid';
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    id: invoice.id,
    amountCents: invoice.total,
    dueCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    failedAttempts: Math.max(0, invoice.attempt_count - (isPaid ? 1 : 0)),
    planId: (invoice.parent?.subscription_details?.metadata?.plan_id as PlanId | undefined) ?? planId,
    periodStart: timeOf(period.start),
    periodEnd: timeOf(period.end),
    createdAt: timeOf(invoice.created),
  };
}
