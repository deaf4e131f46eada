import type { WireTypes } from '../../contract/handlers';
import { createStripePayments } from '../../providers/stripe/stripePayments';
import { signUp } from '../../testing/builders';
import { StripeServer } from '../../testing/stripeServer';
import { useTestServer } from '../../testing/testServer';

const day = 86_400_000;
const stripe = new StripeServer(() => server.clock.now());
beforeAll(() => stripe.start());
afterAll(() => stripe.stop());
const server = useTestServer({
  payments: () => {
    const { secretKey, webhookSecret, connection } = stripe;
    return createStripePayments({ secretKey, webhookSecret, connection });
  },
});
beforeEach(() => stripe.clear());

const get = async <T>(token: string, path: string): Promise<T> => (await server.call('GET', path, { token })).json<T>();
const planOf = async (token: string) => (await get<WireTypes['User']>(token, '/auth/me')).subscription_plan;
const statusOf = (token: string, id: string) => get<WireTypes['CheckoutStatus']>(token, `/billing/status/${id}`);
const transactionsOf = async (token: string) =>
  (await get<WireTypes['Transaction'][]>(token, '/billing/transactions')).map(
    ({ status, amount_total: cents }) => `${status} ${cents}`,
  );
const send = (event: { id: string }, secret?: string) => {
  const { payload, headers } = stripe.signed(event, secret);
  return server.call('POST', '/billing/webhook', { payload, headers });
};

/** Opens a checkout; returns its id and Stripe's. */
async function open(token: string, plan: string) {
  const answer = await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token });
  const { session_id: id, url } = answer.json<WireTypes['Checkout']>();
  return { id, url, session: stripe.all('cs').at(-1)?.id ?? '' };
}

async function subscribed(plan = 'pro') {
  const { token, user } = await signUp(server);
  const { id, session } = await open(token, plan);
  stripe.pay(session);
  await statusOf(token, id);
  return { token, user, session };
}

it('sends the browser to Stripe, and back to the result page', async () => {
  const { token } = await signUp(server);
  const { id, url, session } = await open(token, 'pro');
  expect(url).toBe(`https://checkout.stripe.test/${session}`);
  expect(stripe.get(session)).toMatchObject({
    mode: 'subscription',
    success_url: `http://127.0.0.1:3000/billing/success?session_id=${id}`,
    cancel_url: 'http://127.0.0.1:3000/billing/cancel',
    adaptive_pricing: { enabled: 'false' },
  });
});

describe('a message', () => {
  it('before the return activates the plan', async () => {
    const { token } = await signUp(server);
    const { id, session } = await open(token, 'pro');
    stripe.pay(session);
    for (const event of stripe.events) expect((await send(event)).statusCode).toBe(204);
    expect(await planOf(token)).toBe('pro');
    expect(await statusOf(token, id)).toMatchObject({ payment_status: 'paid', amount_total: 2_900 });
    expect(await transactionsOf(token)).toEqual(['paid 2900']);
  });

  it('after the return changes nothing more', async () => {
    const { token } = await subscribed();
    expect(await planOf(token)).toBe('pro');
    for (const event of stripe.events) await send(event);
    expect(await transactionsOf(token)).toEqual(['paid 2900']);
  });

  it.each([
    ['backwards', (events: { id: string }[]) => [...events].reverse()],
    ['twice', (events: { id: string }[]) => [...events, ...events]],
    [
      'without the one of the checkout',
      (events: { id: string; type?: unknown }[]) => events.filter(({ type }) => type !== 'checkout.session.completed'),
    ],
  ])('may come %s', async (_how, order) => {
    const { token } = await signUp(server);
    const { session } = await open(token, 'pro');
    stripe.pay(session);
    for (const event of order(stripe.events)) expect((await send(event)).statusCode).toBe(204);
    expect(await planOf(token)).toBe('pro');
    expect(await transactionsOf(token)).toEqual(['paid 2900']);
  });

  it('counts once when several processes get it at the same time', async () => {
    const { token } = await signUp(server);
    const { session } = await open(token, 'pro');
    stripe.pay(session);
    await Promise.all([...stripe.events, ...stripe.events].map((event) => send(event)));
    expect(await transactionsOf(token)).toEqual(['paid 2900']);
    const mails = await server.database.run('select id from mails');
    expect(mails.rows).toHaveLength(1);
  });

  it('is refused when it is forged', async () => {
    const { token } = await signUp(server);
    const { session } = await open(token, 'pro');
    const forged = {
      id: 'evt_9',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: session } },
    };
    const answer = await send(forged, 'whsec_guess');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'webhook_invalid' });
  });

  it('is only a hint: a genuine one about an unpaid checkout gives nothing', async () => {
    const { token } = await signUp(server);
    const { session } = await open(token, 'enterprise');
    const paid = { ...stripe.get(session), payment_status: 'paid', status: 'complete' };
    const event = { id: 'evt_9', object: 'event', type: 'checkout.session.completed', data: { object: paid } };
    expect((await send(event)).statusCode).toBe(204);
    expect(await planOf(token)).toBe('free');
  });

  describe('about something else in the same Stripe account', () => {
    const about = (type: string, object: object) => ({ id: 'evt_9', object: 'event', type, data: { object } });
    const foreign = { status: 'active', cancel_at_period_end: false, metadata: {}, items: { data: [{ price: {} }] } };
    const invoiceOf = (subscription: string) => ({
      id: 'in_other',
      parent: { subscription_details: { subscription, metadata: {} } },
    });

    it.each([
      ['a checkout', () => about('checkout.session.completed', { id: 'cs_other' })],
      ['a subscription', () => about('customer.subscription.created', { id: stripe.addSubscription(foreign) })],
      ['an invoice', () => about('invoice.paid', invoiceOf(stripe.addSubscription(foreign)))],
      [
        'a subscription that names a checkout in another way',
        () =>
          about('customer.subscription.updated', {
            id: stripe.addSubscription({ ...foreign, metadata: { checkout_id: 'order-7' } }),
          }),
      ],
      [
        'a subscription of another installation',
        () =>
          about('customer.subscription.updated', {
            id: stripe.addSubscription({
              ...foreign,
              metadata: { checkout_id: '019a2f5e-0000-7000-8000-000000000000' },
            }),
          }),
      ],
      ['a subscription that is gone', () => about('customer.subscription.deleted', { id: 'sub_gone' })],
      ['an invoice without a subscription', () => about('invoice.paid', { id: 'in_other', parent: null })],
      ['a customer', () => about('customer.created', { id: 'cus_other' })],
      ['a thing that nobody knows', () => about('moon.risen', {})],
    ])('is let be: %s', async (_what, event) => {
      const answer = await send(event());
      expect(answer.statusCode).toBe(204);
      expect((await server.database.run('select * from subscriptions')).rows).toEqual([]);
    });
  });

  it('about our own subscription is asked for again if that sells another product', async () => {
    const { session } = await subscribed();
    const id = String(stripe.get(session).subscription);
    stripe.get(id).items = { object: 'list', data: [{ price: { metadata: {} } }] };
    const event = { id: 'evt_9', object: 'event', type: 'customer.subscription.updated', data: { object: { id } } };
    expect((await send(event)).statusCode).toBe(500);
    expect((await send(event)).statusCode).toBe(500);
  });

  it('is asked for again while Stripe is away', async () => {
    const { token } = await signUp(server);
    const { session } = await open(token, 'pro');
    stripe.pay(session);
    const [event] = stripe.events.filter(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('Stripe has nothing to say.');
    stripe.outages = [{ pattern: /subscriptions/, outage: 'failing' }];
    const refused = await send(event);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'payments_away' });
    expect((await send(event)).statusCode).toBe(204);
    expect(await planOf(token)).toBe('pro');
  });
});

describe('the plan', () => {
  it('is what Stripe’s session says, not what was asked for', async () => {
    const { token } = await signUp(server);
    const { id, session } = await open(token, 'pro');
    await server.database.run(`update checkouts set plan_id = 'enterprise'`);
    stripe.pay(session);
    await statusOf(token, id);
    expect(await planOf(token)).toBe('pro');
  });

  it('is not given for a session of another checkout', async () => {
    const first = await signUp(server);
    const paid = await open(first.token, 'pro');
    stripe.pay(paid.session);
    const second = await signUp(server);
    const own = await open(second.token, 'pro');
    await server.database.run(`update checkouts set provider_id = '${paid.session}' where id = '${own.id}'`);
    expect((await server.call('GET', `/billing/status/${own.id}`, { token: second.token })).statusCode).toBe(500);
    expect(await planOf(second.token)).toBe('free');
  });

  it('is charged in the currency that Stripe names', async () => {
    const { token } = await signUp(server);
    const { id, session } = await open(token, 'pro');
    Object.assign(stripe.get(session), { currency: 'eur', amount_total: 2_700 });
    stripe.pay(session);
    expect(await statusOf(token, id)).toMatchObject({ currency: 'eur', amount_total: 2_700 });
  });
});

it('ends and gives back a second subscription, so that nobody pays twice', async () => {
  const { token } = await signUp(server);
  const first = await open(token, 'pro');
  await server.database.run(`update checkouts set state = 'expired'`);
  const second = await open(token, 'pro');
  stripe.pay(first.session);
  stripe.pay(second.session);
  await statusOf(token, second.id);
  await server.database.run(`update checkouts set state = 'open' where id = '${first.id}'`);
  expect(await statusOf(token, first.id)).toMatchObject({ payment_status: 'refunded' });
  expect(stripe.all('re')).toHaveLength(1);
  expect(
    stripe
      .all('sub')
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['active', 'canceled']);
  expect((await transactionsOf(token)).sort()).toEqual(['paid 2900', 'paid 2900', 'refunded 2900']);
  expect(await planOf(token)).toBe('pro');
});

it('leads to Stripe’s own page for a payment that is due, and goes on when it is paid', async () => {
  const { token, session } = await subscribed();
  const subscription = String(stripe.get(session).subscription);
  stripe.declining.add(subscription);
  await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
  server.clock.advance(31 * day);
  await server.services.settlement.run();
  const { url, id } = await open(token, 'pro');
  expect(url).toBe(`https://invoice.stripe.test/${subscription}`);
  stripe.payInvoice(subscription);
  expect(await statusOf(token, id)).toMatchObject({ payment_status: 'paid' });
  expect(await get(token, '/billing/subscription')).toMatchObject({ status: 'active', plan: { id: 'pro' } });
});

it('is not for demo accounts', async () => {
  const demo = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
  const answer = await server.call('POST', '/billing/subscribe?plan_id=enterprise', { token: demo.access_token });
  expect(answer.json()).toMatchObject({ code: 'checkout_off' });
});

describe('an account that is deleted', () => {
  const leave = async (token: string, email: string) => {
    const body = { email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
  };
  /** Does the work that the deletion has left behind. */
  const release = async () => {
    const { rows } = await server.database.run(`select data from pgboss.job where name = 'release-customer'`);
    for (const { data } of rows) await server.services.settlement.release(data as never);
  };
  const refunds = () => stripe.all('re').map(({ payment_intent: intent }) => intent);

  it('is charged no more', async () => {
    const { token, user, session } = await subscribed();
    await leave(token, user.email);
    await release();
    expect(stripe.get(String(stripe.get(session).subscription)).status).toBe('canceled');
    expect(refunds()).toEqual([]);
  });

  it('gets back what it paid for a subscription that was not heard of yet', async () => {
    const { token, user } = await signUp(server);
    const { session } = await open(token, 'pro');
    stripe.pay(session);
    await leave(token, user.email);
    await release();
    const { subscription, invoice } = stripe.get(session);
    expect(stripe.get(String(subscription)).status).toBe('canceled');
    expect(refunds()).toEqual([`pi_of_${String(invoice)}`]);
    for (const event of stripe.events) expect((await send(event)).statusCode).toBe(204);
  });

  it('gets back what it paid for a change that was not heard of yet', async () => {
    const { token, user, session: first } = await subscribed();
    const { session } = await open(token, 'business');
    stripe.pay(session);
    await leave(token, user.email);
    await release();
    expect(stripe.get(String(stripe.get(first).subscription)).status).toBe('canceled');
    expect(refunds()).toEqual([stripe.get(session).payment_intent]);
  });

  it('gets back what it paid of an invoice that was due, if that was not heard of yet', async () => {
    const { token, user, session } = await subscribed();
    const subscription = String(stripe.get(session).subscription);
    stripe.declining.add(subscription);
    await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
    server.clock.advance(31 * day);
    await server.services.settlement.run();
    await open(token, 'pro');
    stripe.payInvoice(subscription);
    await leave(token, user.email);
    await release();
    expect(stripe.get(subscription).status).toBe('canceled');
    const last = stripe.all('in').at(-1)?.id;
    expect(refunds()).toEqual([`pi_of_${last}`]);
  });

  it('gets back a payment that takes days, once it has come', async () => {
    const { token, user } = await signUp(server);
    const { session } = await open(token, 'pro');
    stripe.pay(session, 'unpaid');
    await leave(token, user.email);
    await expect(release()).rejects.toThrow('under way');
    stripe.confirm(session);
    await release();
    expect(stripe.get(String(stripe.get(session).subscription)).status).toBe('canceled');
    expect(refunds()).toHaveLength(1);
  });

  it('is not sent to a checkout that opens while it goes', async () => {
    const { token, user } = await signUp(server);
    stripe.onCall(/checkout\/sessions$/, () => leave(token, user.email));
    const answer = await server.call('POST', '/billing/subscribe?plan_id=pro', { token });
    expect(answer.statusCode).toBe(401);
    expect(stripe.all('cs').map(({ status }) => status)).toEqual(['expired']);
  });
});
