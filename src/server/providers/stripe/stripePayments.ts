import Stripe from 'stripe';
import { validate as isUuid } from 'uuid';
import { hashToken } from '../../lib/secrets';
import {
  type CheckoutOrder,
  type PaymentEvent,
  type Payments,
  PaymentsAway,
  type Price,
  type ProviderCheckout,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../../modules/billing/payments.port';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  connection?: { host: string; port: number; protocol: 'http'; timeout: number };
}

type PlanId = Price['planId'];

/** Takes payments through Stripe Checkout and Stripe's subscriptions. */
export function createStripePayments({ secretKey, webhookSecret, connection }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...connection });
  const priceIds = new Map<string, string>();

  /** Finds the price at Stripe, or makes it, so that nothing has to be set up there by hand. */
  async function priceIdOf({ planId, planName, priceCents, currency }: Price): Promise<string> {
    const key = `${planId}-${currency}-${priceCents}-month`;
    const known = priceIds.get(key);
    if (known) return known;
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      found.data[0] ??
      (await stripe.prices.create(
        {
          lookup_key: key,
          currency,
          unit_amount: priceCents,
          recurring: { interval: 'month' },
          product_data: { name: planName },
          metadata: { plan_id: planId },
        },
        { idempotencyKey: `price-${key}` },
      ));
    priceIds.set(key, price.id);
    return price.id;
  }

  async function openSession(order: CheckoutOrder): Promise<{ providerId: string; url: string }> {
    const session = await stripe.checkout.sessions.create(await sessionOf(order), {
      idempotencyKey: `checkout-${order.checkoutId}`,
    });
    if (!session.url) throw new Error(`Stripe gave the checkout ${session.id} no address.`);
    return { providerId: session.id, url: session.url };
  }

  async function sessionOf(order: CheckoutOrder): Promise<Stripe.Checkout.SessionCreateParams> {
    const { checkoutId, customerId, price, dueCents, description } = order;
    const common = {
      customer: customerId,
      client_reference_id: checkoutId,
      metadata: { checkout_id: checkoutId, plan_id: price.planId },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
      // The amount shown, the one charged, and the one entered are the same, in one currency.
      adaptive_pricing: { enabled: false },
    };
    if (order.kind === 'subscription') {
      return {
        ...common,
        mode: 'subscription',
        line_items: [{ price: await priceIdOf(price), quantity: 1 }],
        subscription_data: { metadata: common.metadata },
      };
    }
    const data = { currency: price.currency, unit_amount: dueCents, product_data: { name: description } };
    return {
      ...common,
      mode: 'payment',
      line_items: [{ price_data: data, quantity: 1 }],
      payment_intent_data: { metadata: common.metadata },
    };
  }

  async function readSession(id: string): Promise<ProviderCheckout> {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'subscription'] });
    return {
      checkoutId: session.metadata?.checkout_id ?? '',
      status: hasFailed(session) ? 'expired' : (session.status as ProviderCheckout['status']),
      isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
      planId: session.metadata?.plan_id as PlanId,
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      subscriptionId: idOf(session.subscription),
      isDeclined: false,
    };
  }

  async function readInvoicePayment(id: string): Promise<ProviderCheckout> {
    const invoice = await stripe.invoices.retrieve(id);
    const isOpen = invoice.status === 'open';
    return {
      checkoutId: invoice.metadata?.checkout_id ?? '',
      status: isOpen ? 'open' : invoice.status === 'paid' ? 'complete' : 'expired',
      isPaid: invoice.status === 'paid',
      planId: invoice.parent?.subscription_details?.metadata?.plan_id as PlanId,
      amountCents: invoice.amount_due,
      currency: invoice.currency,
      subscriptionId: null,
      isDeclined: false,
    };
  }

  async function findCheckoutOf(subscriptionId: string): Promise<string | undefined> {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    });
    const checkoutId = subscription?.metadata.checkout_id;
    // Another product of the same Stripe account may name its checkouts too, but hardly in our way.
    return checkoutId !== undefined && isUuid(checkoutId) ? checkoutId : undefined;
  }

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

  async function paymentIntentOf(id: string): Promise<string | null> {
    const session = isInvoice(id) ? undefined : await stripe.checkout.sessions.retrieve(id);
    const invoiceId = session ? idOf(session.invoice) : id;
    if (invoiceId === null) return idOf(session?.payment_intent ?? null);
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
    return idOf(data[0]?.payment.payment_intent ?? null);
  }

  async function isCredited(customerId: string, key: string): Promise<boolean> {
    for await (const entry of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) {
      if (entry.metadata?.key === key) return true;
    }
    return false;
  }

  return {
    provider: 'stripe',
    createCustomer: ({ accountId, email, fullName }) =>
      reaching(async () => {
        const customer = { email, name: fullName, metadata: { account_id: accountId } };
        const idempotencyKey = `customer-${accountId}-${hashToken(email + fullName).slice(0, 16)}`;
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),
    openCheckout: (order) => reaching(() => openSession(order)),
    readCheckout: (id) => reaching(() => (isInvoice(id) ? readInvoicePayment(id) : readSession(id))),
    expireCheckout: (id) =>
      reaching(async () => {
        if (isInvoice(id)) return;
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === 'open') await unlessTooLate(() => stripe.checkout.sessions.expire(id));
      }),
    refundCheckout: (id) =>
      reaching(async () => {
        const paymentIntent = await paymentIntentOf(id);
        if (paymentIntent === null) return;
        const options = { idempotencyKey: `refund-${id}` };
        await unlessTooLate(() => stripe.refunds.create({ payment_intent: paymentIntent }, options));
      }),
    findCheckoutOf: (id) => reaching(() => findCheckoutOf(id)),
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
    addCredit: (customerId, cents, currency, key) =>
      reaching(async () => {
        // Stripe forgets idempotency keys after a day, which is shorter than a server may be down.
        if (await isCredited(customerId, key)) return;
        await stripe.customers.createBalanceTransaction(
          customerId,
          { amount: -cents, currency, metadata: { key } },
          { idempotencyKey: `credit-${key}` },
        );
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
    openInvoicePayment: (id, { checkoutId }) =>
      reaching(async () => {
        const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 1 });
        const [invoice] = data;
        if (!invoice?.hosted_invoice_url) return undefined;
        await stripe.invoices.update(invoice.id, { metadata: { checkout_id: checkoutId } });
        return { providerId: invoice.id, url: invoice.hosted_invoice_url };
      }),
    readEvent: (payload, signature) => {
      try {
        return toEvent(stripe.webhooks.constructEvent(payload, signature, webhookSecret));
      } catch {
        return undefined;
      }
    },
  };
}

/** Tells an absent provider from a request that it refuses. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    const isAway =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError ||
      // Two requests with one key at the same time: the other one is still under way.
      (error instanceof errors.StripeError && error.statusCode === 409);
    throw isAway ? new PaymentsAway(error) : error;
  }
}

/** Lets a change be refused because it was made, or became impossible, a moment ago: the next look tells which. */
async function unlessTooLate(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

const isInvoice = (id: string): boolean => id.startsWith('in_');

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const timeOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Whether a payment that takes days, such as a bank transfer, has come to nothing. */
function hasFailed({ status, payment_status: payment, payment_intent: intent, subscription }: Stripe.Checkout.Session) {
  if (status !== 'complete' || payment !== 'unpaid') return false;
  const intentStatus = typeof intent === 'object' ? intent?.status : undefined;
  const subscriptionStatus = typeof subscription === 'object' ? subscription?.status : undefined;
  return (
    intentStatus === 'requires_payment_method' ||
    intentStatus === 'canceled' ||
    subscriptionStatus === 'incomplete_expired' ||
    subscriptionStatus === 'canceled'
  );
}

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

function toEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const about = data.object as { id?: string; parent?: Stripe.Invoice['parent'] };
  const isInvoiceEvent = type.startsWith('invoice.');
  return {
    id,
    checkoutId: type.startsWith('checkout.session.') ? about.id : undefined,
    subscriptionId: type.startsWith('customer.subscription.')
      ? about.id
      : isInvoiceEvent
        ? (idOf(about.parent?.subscription_details?.subscription ?? null) ?? undefined)
        : undefined,
  };
}
