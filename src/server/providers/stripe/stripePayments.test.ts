import { newId } from '../../lib/ids';
import { type CheckoutOrder, type Payments, PaymentsAway } from '../../modules/billing/payments.port';
import { StripeServer } from '../../testing/stripeServer';
import { createTestClock } from '../../testing/testClock';
import { createStripePayments } from './stripePayments';

const clock = createTestClock('2028-01-31T10:00:00.000Z');
let stripe: StripeServer;
let payments: Payments;
beforeEach(async () => {
  stripe = new StripeServer(() => clock.now());
  await stripe.start();
  const { secretKey, webhookSecret, connection } = stripe;
  payments = createStripePayments({ secretKey, webhookSecret, connection });
});
afterEach(() => stripe.stop());

const customer = { accountId: newId(), email: 'mara@northfold.example', fullName: 'Mara' };
const order = (customerId: string): CheckoutOrder => ({
  checkoutId: newId(),
  customerId,
  kind: 'subscription',
  price: { planId: 'pro', planName: 'Pro', priceCents: 2_900, currency: 'usd' },
  dueCents: 2_900,
  description: 'Pro',
  expiresAt: new Date(clock.now().getTime() + 31 * 60_000),
  successUrl: 'http://127.0.0.1:3000/billing/success',
  cancelUrl: 'http://127.0.0.1:3000/billing/cancel',
});

it('does once what was done but not answered', async () => {
  stripe.outages = [
    { pattern: /POST .*customers/, outage: 'answer-lost' },
    { pattern: /POST .*sessions/, outage: 'answer-lost' },
    { pattern: /POST .*balance/, outage: 'answer-lost' },
  ];
  const customerId = await payments.createCustomer(customer);
  await payments.openCheckout(order(customerId));
  await payments.addCredit(customerId, 500, 'usd', 'a');
  expect(stripe.all('cus')).toMatchObject([{ balance: -500 }]);
  expect(stripe.all('cs')).toHaveLength(1);
});

it('makes a price once, also for another process', async () => {
  const customerId = await payments.createCustomer(customer);
  await payments.openCheckout(order(customerId));
  const { secretKey, webhookSecret, connection } = stripe;
  const other = createStripePayments({ secretKey, webhookSecret, connection });
  await other.openCheckout(order(customerId));
  expect(stripe.all('price')).toMatchObject([{ unit_amount: 2_900, metadata: { plan_id: 'pro' } }]);
});

it.each(['refused', 'failing'] as const)('is away where calls are %s', async (outage) => {
  stripe.outages = Array.from({ length: 3 }, () => ({ pattern: /customers/, outage }));
  await expect(payments.createCustomer(customer)).rejects.toThrow(PaymentsAway);
});

it('says so where it refuses a request, rather than that it is away', async () => {
  await expect(payments.readSubscription('sub_unknown')).rejects.toThrow('No such thing');
});

it('gives up a payment that takes days when it has failed', async () => {
  const customerId = await payments.createCustomer(customer);
  const { providerId } = await payments.openCheckout(order(customerId));
  stripe.pay(providerId, 'unpaid');
  expect(await payments.readCheckout(providerId)).toMatchObject({ status: 'complete', isPaid: false });
  stripe.fail(providerId);
  expect(await payments.readCheckout(providerId)).toMatchObject({ status: 'expired', isPaid: false });
});

it('tells what its messages are about', async () => {
  const customerId = await payments.createCustomer(customer);
  const { providerId } = await payments.openCheckout(order(customerId));
  stripe.pay(providerId);
  const subscriptionId = String(stripe.get(providerId).subscription);
  const read = stripe.events.map((event) => {
    const { payload, headers } = stripe.signed(event);
    return payments.readEvent(Buffer.from(payload), headers['stripe-signature'] ?? '');
  });
  expect(read).toContainEqual({ id: expect.any(String), checkoutId: providerId, subscriptionId: undefined });
  expect(read.filter((event) => event?.subscriptionId === subscriptionId)).toHaveLength(3);
});

it.each([
  ['by another secret', (text: string) => stripe.signed(JSON.parse(text) as { id: string }, 'whsec_other'), ''],
  ['over another body', (text: string) => stripe.signed(JSON.parse(text) as { id: string }), ' '],
])('takes no message that is signed %s', (_what, sign, added) => {
  const { payload, headers } = sign('{"id":"evt_1","type":"invoice.paid","data":{"object":{}}}');
  const read = payments.readEvent(Buffer.from(payload + added), headers['stripe-signature'] ?? '');
  expect(read).toBeUndefined();
});
