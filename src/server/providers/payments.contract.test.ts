import { newId } from '../lib/ids';
import type { CheckoutOrder, Payments, Price, SandboxStore } from '../modules/billing/payments.port';
import { StripeServer } from '../testing/stripeServer';
import { createTestClock, type TestClock } from '../testing/testClock';
import { createSandboxPayments } from './sandbox/sandboxPayments';
import { createStripePayments } from './stripe/stripePayments';

/** What a person, a bank and a test can do at a provider. */
interface Provider {
  payments: Payments;
  clock: TestClock;
  pay(providerId: string, renewals?: 'paid' | 'declined'): Promise<void>;
  close(): Promise<void>;
}

const day = 86_400_000;
const start = '2028-01-31T10:00:00.000Z';
const pro: Price = { planId: 'pro', planName: 'Pro', priceCents: 2_900, currency: 'usd' };
const business: Price = { planId: 'business', planName: 'Business', priceCents: 9_900, currency: 'usd' };

function memoryStore(): SandboxStore {
  const books = new Map<string, { revision: number; document: unknown }>();
  return {
    read: (id) => Promise.resolve(structuredClone(books.get(id))),
    write: (id, revision, document) => {
      if ((books.get(id)?.revision ?? 0) !== revision) return Promise.resolve(false);
      books.set(id, { revision: revision + 1, document: structuredClone(document) });
      return Promise.resolve(true);
    },
  };
}

function sandbox(): Promise<Provider> {
  const clock = createTestClock(start);
  const payments = createSandboxPayments({ store: memoryStore(), clock });
  return Promise.resolve({
    payments,
    clock,
    pay: async (id, renewals = 'paid') => {
      await payments.act(id, { action: 'pay', method: 'card', delaySeconds: 0, renewals });
    },
    close: () => Promise.resolve(),
  });
}

async function stripe(): Promise<Provider> {
  const clock = createTestClock(start);
  const server = new StripeServer(() => clock.now());
  await server.start();
  const { secretKey, webhookSecret, connection } = server;
  return {
    payments: createStripePayments({ secretKey, webhookSecret, connection }),
    clock,
    pay: (id, renewals = 'paid') => {
      if (id.startsWith('in_')) {
        const subscriptionId = String(server.get(id).subscription);
        server.declining.delete(subscriptionId);
        server.payInvoice(subscriptionId);
      } else {
        server.pay(id);
        const { subscription } = server.get(id);
        if (renewals === 'declined') server.declining.add(String(subscription));
      }
      return Promise.resolve();
    },
    close: () => server.stop(),
  };
}

describe.each([
  ['the sandbox', sandbox],
  ['Stripe', stripe],
])('%s', (_name, open) => {
  let provider: Provider;
  let payments: Payments;
  let customerId: string;
  beforeEach(async () => {
    provider = await open();
    payments = provider.payments;
    const accountId = newId();
    customerId = await payments.createCustomer({ accountId, email: 'mara@northfold.example', fullName: 'Mara' });
  });
  afterEach(() => provider.close());

  const orderOf = (price: Price, own: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
    checkoutId: newId(),
    customerId,
    kind: 'subscription',
    price,
    dueCents: price.priceCents,
    description: `${price.planName}, billed every month`,
    expiresAt: new Date(provider.clock.now().getTime() + 31 * 60_000),
    successUrl: 'http://127.0.0.1:3000/billing/success',
    cancelUrl: 'http://127.0.0.1:3000/billing/cancel',
    ...own,
  });

  async function subscribe(price: Price, renewals: 'paid' | 'declined' = 'paid'): Promise<string> {
    const { providerId } = await payments.openCheckout(orderOf(price));
    await provider.pay(providerId, renewals);
    return (await payments.readCheckout(providerId)).subscriptionId ?? '';
  }

  it('opens one checkout for one order', async () => {
    const order = orderOf(pro);
    const first = await payments.openCheckout(order);
    expect(await payments.openCheckout(order)).toEqual(first);
    expect(await payments.readCheckout(first.providerId)).toEqual({
      checkoutId: order.checkoutId,
      status: 'open',
      isPaid: false,
      planId: 'pro',
      amountCents: 2_900,
      currency: 'usd',
      subscriptionId: null,
      isDeclined: false,
    });
  });

  it('begins a subscription when it is paid', async () => {
    const order = orderOf(pro);
    const { providerId } = await payments.openCheckout(order);
    await provider.pay(providerId);
    const seen = await payments.readCheckout(providerId);
    expect(seen).toMatchObject({ status: 'complete', isPaid: true, planId: 'pro', amountCents: 2_900 });
    const subscription = await payments.readSubscription(seen.subscriptionId ?? '');
    expect(subscription).toMatchObject({
      checkoutId: order.checkoutId,
      planId: 'pro',
      priceCents: 2_900,
      currency: 'usd',
      status: 'active',
      cancelAtPeriodEnd: false,
      periodStart: new Date(start),
      periodEnd: new Date('2028-02-29T10:00:00.000Z'),
      invoices: [{ amountCents: 2_900, dueCents: 2_900, status: 'paid', failedAttempts: 0, planId: 'pro' }],
    });
    expect(await payments.findCheckoutOf(subscription.id)).toBe(order.checkoutId);
    expect(await payments.findCheckoutOf(`${customerId}.gone`)).toBeUndefined();
  });

  it('does not take a checkout that has expired or was closed', async () => {
    const { providerId } = await payments.openCheckout(orderOf(pro));
    const { providerId: other } = await payments.openCheckout(orderOf(pro));
    await payments.expireCheckout(other);
    expect(await payments.readCheckout(other)).toMatchObject({ status: 'expired', isPaid: false });
    provider.clock.advance(32 * 60_000);
    expect(await payments.readCheckout(providerId)).toMatchObject({ status: 'expired', isPaid: false });
  });

  it('leaves a checkout that is paid as it is when it is closed', async () => {
    const { providerId } = await payments.openCheckout(orderOf(pro));
    await provider.pay(providerId);
    await payments.expireCheckout(providerId);
    expect(await payments.readCheckout(providerId)).toMatchObject({ status: 'complete', isPaid: true });
  });

  it('renews on the same day of the month, or its last one, for months that nobody has looked', async () => {
    const id = await subscribe(pro);
    provider.clock.set('2028-05-01T00:00:00.000Z');
    const { invoices, periodEnd } = await payments.readSubscription(id);
    expect(invoices.map(({ periodStart }) => periodStart.toISOString().slice(0, 10))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(periodEnd).toEqual(new Date('2028-05-31T10:00:00.000Z'));
  });

  it('takes a change once, and charges the next price from the next period on', async () => {
    const id = await subscribe(pro);
    const order = orderOf(business, { kind: 'change', dueCents: 4_667 });
    const { providerId } = await payments.openCheckout(order);
    await provider.pay(providerId);
    expect(await payments.readCheckout(providerId)).toMatchObject({
      isPaid: true,
      planId: 'business',
      amountCents: 4_667,
      subscriptionId: null,
    });
    await payments.changePlan(id, business);
    await payments.changePlan(id, business);
    expect(await payments.readSubscription(id)).toMatchObject({ planId: 'business', priceCents: 9_900 });
    provider.clock.set('2028-03-01T00:00:00.000Z');
    const { invoices } = await payments.readSubscription(id);
    expect(invoices.map(({ planId, amountCents }) => [planId, amountCents])).toEqual([
      ['pro', 2_900],
      ['business', 9_900],
    ]);
  });

  it('uses up credit, which is added once for each key', async () => {
    const id = await subscribe(pro);
    await payments.addCredit(customerId, 4_000, 'usd', 'a');
    await payments.addCredit(customerId, 4_000, 'usd', 'a');
    await payments.addCredit(customerId, -100, 'usd', 'b');
    provider.clock.set('2028-04-01T00:00:00.000Z');
    const { invoices } = await payments.readSubscription(id);
    expect(invoices.map(({ amountCents, dueCents }) => [amountCents, dueCents])).toEqual([
      [2_900, 2_900],
      [2_900, 0],
      [2_900, 1_900],
    ]);
  });

  it('adds what was left open to the next payment', async () => {
    const id = await subscribe(pro);
    await payments.addCredit(customerId, -49, 'usd', 'a');
    provider.clock.set('2028-03-01T00:00:00.000Z');
    expect((await payments.readSubscription(id)).invoices.at(-1)).toMatchObject({ dueCents: 2_949 });
  });

  it('ends a cancelled subscription with its period, unless that is taken back', async () => {
    const id = await subscribe(pro);
    await payments.setCancelAtPeriodEnd(id, true);
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await payments.setCancelAtPeriodEnd(id, false);
    provider.clock.set('2028-03-01T00:00:00.000Z');
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    await payments.setCancelAtPeriodEnd(id, true);
    provider.clock.set('2028-03-31T10:00:00.000Z');
    const { status, invoices } = await payments.readSubscription(id);
    expect(status).toBe('ended');
    expect(invoices).toHaveLength(2);
  });

  it('takes a cancellation back when the plan is changed', async () => {
    const id = await subscribe(pro);
    await payments.setCancelAtPeriodEnd(id, true);
    await payments.changePlan(id, business);
    expect(await payments.readSubscription(id)).toMatchObject({ planId: 'business', cancelAtPeriodEnd: false });
  });

  it('says that a renewal was declined, and takes its payment afterwards', async () => {
    const id = await subscribe(pro, 'declined');
    expect(await payments.openInvoicePayment(id, orderOf(pro))).toBeUndefined();
    provider.clock.set('2028-03-01T00:00:00.000Z');
    const due = await payments.readSubscription(id);
    expect(due).toMatchObject({ status: 'past_due', periodEnd: new Date('2028-03-31T10:00:00.000Z') });
    expect(due.invoices.at(-1)).toMatchObject({ status: 'open', dueCents: 2_900, failedAttempts: 1 });

    const order = orderOf(pro);
    const opened = await payments.openInvoicePayment(id, order);
    const providerId = opened?.providerId ?? '';
    expect(await payments.readCheckout(providerId)).toMatchObject({
      checkoutId: order.checkoutId,
      isPaid: false,
      status: 'open',
    });
    await provider.pay(providerId);
    expect(await payments.readCheckout(providerId)).toMatchObject({ isPaid: true, status: 'complete' });
    const paid = await payments.readSubscription(id);
    expect(paid.status).toBe('active');
    expect(paid.invoices.at(-1)).toMatchObject({ status: 'paid' });
  });

  it('asks no longer for what is open when it ends a subscription, and gives its credit back', async () => {
    const id = await subscribe(pro, 'declined');
    await payments.addCredit(customerId, 900, 'usd', 'a');
    provider.clock.set('2028-03-01T00:00:00.000Z');
    expect((await payments.readSubscription(id)).invoices.at(-1)).toMatchObject({ dueCents: 2_000 });
    await payments.endSubscription(id);
    await payments.endSubscription(id);
    const ended = await payments.readSubscription(id);
    expect(ended.status).toBe('ended');
    expect(ended.invoices.at(-1)).toMatchObject({ status: 'void' });
    const { providerId } = await payments.openCheckout(orderOf(pro));
    expect(await payments.readCheckout(providerId)).toMatchObject({ amountCents: 2_000 });
    provider.clock.advance(60 * day);
    expect((await payments.readSubscription(id)).invoices).toHaveLength(2);
  });

  it('gives back what was paid, as often as it is asked', async () => {
    const { providerId } = await payments.openCheckout(orderOf(business, { kind: 'change', dueCents: 4_667 }));
    await provider.pay(providerId);
    await payments.refundCheckout(providerId);
    await expect(payments.refundCheckout(providerId)).resolves.toBeUndefined();
  });

  it.each(['', 't=1,v1=abc', 'nonsense'])('takes no message with the signature %j', (signature) => {
    expect(payments.readEvent(Buffer.from('{"id":"evt_1","type":"invoice.paid"}'), signature)).toBeUndefined();
  });
});
