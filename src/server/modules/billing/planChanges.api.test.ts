import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aCampaign } from '../../testing/builders';
import { useBillingServer } from '../../testing/billingServer';

const day = 86_400_000;
const {
  buy,
  choose,
  get,
  onPlan,
  open,
  pass,
  payUnnoticed,
  planOf,
  sandbox,
  server,
  statusOf,
  subjects,
  subscriptionOf,
  transactionsOf,
} = useBillingServer();

describe('changing the plan', () => {
  const tenDays = 10 * day;

  it('charges a larger one less the unused time, from now on', async () => {
    const { token } = await onPlan('pro');
    server.clock.advance(tenDays);
    expect(await get(token, '/billing/preview?plan_id=business')).toEqual({
      plan: { id: 'business', name: 'Business' },
      kind: 'upgrade',
      due_today: 4_667,
      credited_total: 0,
      next_amount: 9_900,
      next_payment_at: '2026-12-18T10:00:00.000Z',
      effective_at: '2026-11-28T10:00:00.000Z',
      currency: 'usd',
      lines: [
        { description: 'Business until the end of the period', amount: 6_600 },
        { description: 'Unused time on Pro', amount: -1_933 },
      ],
      over_limit: [],
      computed_at: '2026-11-28T10:00:00.000Z',
    });
    await buy(token, 'business');
    expect(await subscriptionOf(token)).toMatchObject({
      plan: { id: 'business' },
      expires_at: '2026-12-18T10:00:00.000Z',
    });
    await pass(21 * day);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'paid 4667 business', 'paid 9900 business']);
  });

  it('credits a smaller one at once, and the next payments use the credit up', async () => {
    const { token } = await onPlan('business');
    server.clock.advance(tenDays);
    const answer = (await choose(token, 'pro')).json<WireTypes['Checkout']>();
    expect(answer.url).toBe(`/billing/success?session_id=${answer.session_id}`);
    expect(await statusOf(token, answer.session_id)).toMatchObject({
      payment_status: 'paid',
      amount_total: 0,
      credited_total: 4_667,
    });
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'pro' }, credit_total: 4_667 });
    await pass(21 * day);
    await pass(31 * day);
    expect(await subscriptionOf(token)).toMatchObject({ credit_total: 0 });
    expect(await transactionsOf(token)).toEqual([
      'paid 9900 business',
      'credited 4667 pro',
      'paid 0 pro',
      'paid 1133 pro',
    ]);
  });

  it('needs no checkout where credit pays for it', async () => {
    const { token } = await onPlan('business');
    server.clock.advance(tenDays);
    await choose(token, 'pro');
    const { session_id: sessionId } = (await choose(token, 'business')).json<WireTypes['Checkout']>();
    expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'paid', amount_total: 0 });
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'business' }, credit_total: 0 });
  });

  it('leaves what is too little for a payment to the next one', async () => {
    const { token } = await onPlan('pro');
    server.clock.set('2026-12-18T09:55:00.000Z');
    await choose(token, 'business');
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'business' }, credit_total: -1 });
    await pass(day);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'paid 0 business', 'paid 9901 business']);
  });

  it('says before a downgrade what is over the limits, and deletes nothing', async () => {
    const { token } = await onPlan('business');
    for (let count = 0; count < 51; count++) await addCampaign(server, token);
    const preview = await get<WireTypes['PlanChangePreview']>(token, '/billing/preview?plan_id=pro');
    expect(preview.over_limit).toMatchObject([{ id: 'campaigns_per_month', used: 51, limit: 50 }]);
    await choose(token, 'pro');
    expect((await server.call('GET', '/campaigns', { token })).headers['x-total-count']).toBe('51');
    const refused = await server.call('POST', '/campaigns', { token, body: aCampaign() });
    expect(refused.json()).toMatchObject({ code: 'plan_limit' });
  });

  it('gives a payment back that has no use any more', async () => {
    const { token } = await onPlan('pro');
    const sessionId = await open(token, 'business');
    const [current] = (await server.database.run('select provider_id from subscriptions')).rows;
    await sandbox().endSubscription(String(current?.provider_id));
    await payUnnoticed();
    expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'refunded', status: 'complete' });
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'paid 7000 business', 'refunded 7000 business']);
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'free' }, credit_total: 0 });
  });
});

describe('cancelling', () => {
  it('keeps the plan until the period ends, then the account is free and its data stays', async () => {
    const { token } = await onPlan('pro');
    await addCampaign(server, token);
    const cancelled = await server.call('POST', '/billing/cancel', { token });
    expect(cancelled.json()).toMatchObject({ plan: { id: 'pro' }, cancel_at_period_end: true, next_amount: null });
    await server.call('POST', '/billing/cancel', { token });
    await pass(26 * day);
    expect(await planOf(token)).toBe('pro');
    await pass(1.5 * day);
    await pass(1.5 * day);
    // To the second, whether or not the job has run.
    server.clock.set('2026-12-18T10:00:00.000Z');
    expect(await planOf(token)).toBe('free');
    await pass(0);
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'free' }, expires_at: null });
    expect((await server.call('GET', '/campaigns', { token })).headers['x-total-count']).toBe('1');
    await pass(90 * day);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
    expect(await subjects()).toEqual([
      'Your receipt from Campaign Studio: $29.00 USD',
      'Your Pro subscription is canceled',
      'Your Pro plan ends on Dec 18, 2026',
      'Your Pro plan has ended',
    ]);
  });

  it('can be taken back until then', async () => {
    const { token } = await onPlan('pro');
    await server.call('POST', '/billing/cancel', { token });
    const resumed = await server.call('POST', '/billing/resume', { token });
    expect(resumed.json()).toMatchObject({ cancel_at_period_end: false, next_amount: 2_900 });
    await pass(31 * day);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'paid 2900 pro']);
  });

  it('cannot be taken back afterwards, but subscribing again works', async () => {
    const { token } = await onPlan('pro');
    await server.call('POST', '/billing/cancel', { token });
    server.clock.advance(31 * day);
    expect((await server.call('POST', '/billing/resume', { token })).json()).toMatchObject({ code: 'no_subscription' });
    await buy(token, 'business');
    expect(await planOf(token)).toBe('business');
  });
});
