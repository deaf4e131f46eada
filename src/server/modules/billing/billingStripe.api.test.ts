import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useStripeBilling } from '../../testing/stripeBilling';

const day = 86_400_000;
const { get, open, send, server, statusOf, stripe, subscribed } = useStripeBilling();

const planOf = async (token: string) => (await get<WireTypes['User']>(token, '/auth/me')).subscription_plan;
const transactionsOf = async (token: string) =>
  (await get<WireTypes['Transaction'][]>(token, '/billing/transactions')).map(
    ({ status, amount_total: cents }) => `${status} ${cents}`,
  );

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
