import Stripe from 'stripe';
import { validate as isUuid } from 'uuid';
import type { CheckoutOrder, Payments, Price, ProviderCheckout } from '../../modules/billing/payments.port';
import { idOf, reaching, unlessTooLate } from './stripeCalls';
import type { FindPrice } from './stripePrices';

type PlanId = Price['planId'];

type Checkouts = Pick<
  Payments,
  'openCheckout' | 'openInvoicePayment' | 'readCheckout' | 'expireCheckout' | 'refundCheckout' | 'findCheckoutOf'
>;

/** Stripe Checkout, and the pages on which open invoices are paid: both are checkouts to the product. */
export function createStripeCheckouts(stripe: Stripe, priceIdOf: FindPrice): Checkouts {
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

  async function paymentIntentOf(id: string): Promise<string | null> {
    const session = isInvoice(id) ? undefined : await stripe.checkout.sessions.retrieve(id);
    const invoiceId = session ? idOf(session.invoice) : id;
    if (invoiceId === null) return idOf(session?.payment_intent ?? null);
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
    return idOf(data[0]?.payment.payment_intent ?? null);
  }

  return {
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
    openInvoicePayment: (id, { checkoutId }) =>
      reaching(async () => {
        const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 1 });
        const [invoice] = data;
        if (!invoice?.hosted_invoice_url) return undefined;
        await stripe.invoices.update(invoice.id, { metadata: { checkout_id: checkoutId } });
        return { providerId: invoice.id, url: invoice.hosted_invoice_url };
      }),
  };
}

const isInvoice = (id: string): boolean => id.startsWith('in_');

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
