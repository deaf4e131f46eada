import Stripe from 'stripe';
import { hashToken } from '../../lib/secrets';
import type { PaymentEvent, Payments } from '../../modules/billing/payments.port';
import { idOf, reaching } from './stripeCalls';
import { createStripeCheckouts } from './stripeCheckouts';
import { createFindPrice } from './stripePrices';
import { createStripeSubscriptions } from './stripeSubscriptions';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  connection?: { host: string; port: number; protocol: 'http'; timeout: number };
}

/** Takes payments through Stripe Checkout and Stripe's subscriptions. */
export function createStripePayments({ secretKey, webhookSecret, connection }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...connection });
  const findPrice = createFindPrice(stripe);

  async function isCredited(customerId: string, key: string): Promise<boolean> {
    for await (const entry of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) {
      if (entry.metadata?.key === key) return true;
    }
    return false;
  }

  return {
    provider: 'stripe',
    ...createStripeCheckouts(stripe, findPrice),
    ...createStripeSubscriptions(stripe, findPrice),
    createCustomer: ({ accountId, email, fullName }) =>
      reaching(async () => {
        const customer = { email, name: fullName, metadata: { account_id: accountId } };
        const idempotencyKey = `customer-${accountId}-${hashToken(email + fullName).slice(0, 16)}`;
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
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
    readEvent: (payload, signature) => {
      try {
        return toEvent(stripe.webhooks.constructEvent(payload, signature, webhookSecret));
      } catch {
        return undefined;
      }
    },
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
