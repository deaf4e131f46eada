import type { WireTypes } from '../../contract/handlers';
import { useBillingServer } from '../../testing/billingServer';

const day = 86_400_000;
const {
  act,
  buy,
  choose,
  get,
  join,
  onPlan,
  open,
  pass,
  payUnnoticed,
  planOf,
  server,
  statusOf,
  subjects,
  subscriptionOf,
  transactionsOf,
} = useBillingServer();

describe('plans', () => {
  it('can be read by everybody, from the smallest to the largest', async () => {
    const plans = (await server.call('GET', '/billing/plans')).json<WireTypes['Plan'][]>();
    expect(plans.map(({ id, price, interval, can_be_bought: isSold }) => [id, price, interval, isSold])).toEqual([
      ['free', 0, 'month', false],
      ['pro', 29, 'month', true],
      ['business', 99, 'month', true],
      ['enterprise', 299, 'month', true],
    ]);
    expect(plans.map(({ limits }) => Object.values(limits ?? {}))).toEqual([
      [3, 5, 0],
      [50, null, 0],
      [200, null, 10],
      [null, null, 100],
    ]);
  });

  it('keep their price for those who have it when a new one comes', async () => {
    // Far from the other tests, because prices stay.
    server.clock.set('2040-01-01T00:00:00.000Z');
    const { token } = await onPlan('pro');
    await server.database.run(
      `insert into plan_prices (plan_id, valid_from, amount_cents, currency) values ('pro', '2040-01-02T00:00:00Z', 3100, 'usd')`,
    );
    await pass(31 * day);
    const newcomer = await join();
    const preview = await get<WireTypes['PlanChangePreview']>(newcomer.token, '/billing/preview?plan_id=pro');
    expect(preview).toMatchObject({ due_today: 3_100, next_amount: 3_100 });
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'paid 2900 pro']);
  });
});

describe('subscribing', () => {
  it('gives the plan when the checkout is paid, and not before', async () => {
    const { token } = await join();
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'free' }, status: 'active', expires_at: null });
    const sessionId = await open(token, 'pro');
    expect(await statusOf(token, sessionId)).toEqual({
      payment_status: 'unpaid',
      status: 'open',
      amount_total: 2_900,
      currency: 'usd',
      credited_total: 0,
      metadata: { plan_name: 'Pro', plan_id: 'pro' },
    });
    expect(await planOf(token)).toBe('free');
    const paid = await act(token, sessionId, { action: 'pay', method: 'paypal' });
    expect(paid.json()).toEqual({ status: 'complete', url: `/billing/success?session_id=${sessionId}` });
    expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'paid', status: 'complete' });
    expect(await planOf(token)).toBe('pro');
    expect(await subscriptionOf(token)).toMatchObject({
      plan: { id: 'pro', name: 'Pro' },
      expires_at: '2026-12-18T10:00:00.000Z',
      cancel_at_period_end: false,
      next_amount: 2_900,
      credit_total: 0,
    });
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
    expect(await subjects()).toEqual(['Your receipt from Campaign Studio: $29.00 USD']);
  });

  it('shows the checkout of the sandbox, which can be declined and tried again', async () => {
    const { token } = await join();
    const sessionId = await open(token, 'pro');
    const declined = await act(token, sessionId, { action: 'decline' });
    expect(declined.json()).toEqual({ status: 'open', url: null });
    expect(await get(token, `/billing/sandbox/${sessionId}`)).toMatchObject({ declined: true, status: 'open' });
    await act(token, sessionId, { action: 'pay' });
    expect(await planOf(token)).toBe('pro');
    expect((await act(token, sessionId, { action: 'pay' })).json()).toMatchObject({ code: 'checkout_closed' });
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
  });

  it('leaves an abandoned checkout open, and says of an expired one that it is', async () => {
    const { token } = await join();
    const sessionId = await open(token, 'pro');
    const abandoned = await act(token, sessionId, { action: 'abandon' });
    expect(abandoned.json()).toEqual({ status: 'open', url: '/billing/cancel' });
    expect(await open(token, 'pro')).toBe(sessionId);
    expect((await act(token, sessionId, { action: 'expire' })).json()).toMatchObject({ status: 'expired' });
    expect(await statusOf(token, sessionId)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    const other = await open(token, 'pro');
    expect(other).not.toBe(sessionId);
    server.clock.advance(32 * 60_000);
    expect(await statusOf(token, other)).toMatchObject({ status: 'expired' });
    expect(await transactionsOf(token)).toEqual([]);
  });

  it('waits for a payment that takes its time, and takes no second one meanwhile', async () => {
    const { token } = await join();
    const sessionId = await buy(token, 'pro', { delay_seconds: 20 });
    expect(await statusOf(token, sessionId)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect((await choose(token, 'business')).json()).toMatchObject({ code: 'billing_busy' });
    await pass(20_000);
    expect(await planOf(token)).toBe('pro');
    expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'paid' });
  });

  it('has one checkout for a double click, and for two tabs', async () => {
    const { token } = await join();
    const answers = await Promise.all([choose(token, 'pro'), choose(token, 'pro'), choose(token, 'pro')]);
    const ids = answers.map((answer) => answer.json<WireTypes['Checkout']>().session_id);
    expect(new Set(ids).size).toBe(1);
  });

  it('closes the checkout of another tab, which can then not be paid', async () => {
    const { token } = await join();
    const first = await open(token, 'pro');
    const second = await open(token, 'business');
    expect((await act(token, first, { action: 'pay' })).json()).toMatchObject({ code: 'checkout_closed' });
    await act(token, second, { action: 'pay' });
    expect(await planOf(token)).toBe('business');
    expect(await transactionsOf(token)).toEqual(['paid 9900 business']);
  });

  it('notices that the checkout of another tab was paid just before it is closed', async () => {
    const { token } = await join();
    await open(token, 'pro');
    await payUnnoticed();
    expect((await choose(token, 'pro')).json()).toMatchObject({ code: 'current_plan' });
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
  });
});

describe('is refused', () => {
  it.each([
    ['an unknown plan', 'gold', 422, 'validation_failed'],
    ['no plan', '', 422, 'validation_failed'],
    ['the free plan', 'free', 409, 'already_free'],
  ])('%s', async (_what, plan, status, code) => {
    const { token } = await join();
    for (const answer of [
      await choose(token, plan),
      await server.call('GET', `/billing/preview?plan_id=${plan}`, { token }),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\.$/) });
    }
  });

  it('the current plan, and free instead of cancelling', async () => {
    const { token } = await onPlan('pro');
    expect((await choose(token, 'pro')).json()).toMatchObject({ code: 'current_plan' });
    expect((await choose(token, 'free')).json()).toMatchObject({ code: 'cancel_instead' });
  });

  it('another change while a payment is due', async () => {
    const { token } = await onPlan('pro', { renewals: 'declined' });
    await pass(31 * day);
    expect((await choose(token, 'business')).json()).toMatchObject({ code: 'payment_due' });
  });

  it('cancelling and resuming what is not there', async () => {
    const { token } = await join();
    for (const path of ['cancel', 'resume']) {
      const answer = await server.call('POST', `/billing/${path}`, { token });
      expect(answer.json()).toMatchObject({ code: 'no_subscription' });
    }
  });

  it('what is somebody else’s', async () => {
    const { token } = await onPlan('pro');
    const sessionId = await open(token, 'business');
    const [transaction] = await get<WireTypes['Transaction'][]>(token, '/billing/transactions');
    const stranger = await join();
    for (const [method, path] of [
      ['GET', `/billing/status/${sessionId}`],
      ['GET', `/billing/sandbox/${sessionId}`],
      ['POST', `/billing/sandbox/${sessionId}`],
      ['GET', `/billing/transactions/${transaction?.id}`],
    ] as const) {
      const body = method === 'POST' ? { action: 'pay' } : undefined;
      const answer = await server.call(method, path, { token: stranger.token, body });
      expect(answer.statusCode).toBe(404);
    }
    expect(await transactionsOf(stranger.token)).toEqual([]);
    expect(await planOf(token)).toBe('pro');
  });

  it('a message of anybody', async () => {
    const answer = await server.call('POST', '/billing/webhook', { body: { id: 'evt_1', type: 'invoice.paid' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'webhook_invalid' });
  });
});

describe('the ledger', () => {
  it('only grows, but goes with its account', async () => {
    const { token, user } = await onPlan('pro');
    for (const table of ['subscriptions', 'invoices', 'transactions']) {
      await expect(server.database.run(`delete from ${table}`)).rejects.toThrow('only added to');
    }
    await expect(server.database.run('update invoices set amount_cents = 1')).rejects.toThrow('only added to');
    await expect(server.database.run(`update subscriptions set status = 'ended'`)).rejects.toThrow('only added to');
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect((await server.database.run('select id from transactions')).rows).toEqual([]);
  });

  it('is part of what an account exports, and each transaction has a receipt', async () => {
    const { token, user } = await onPlan('pro');
    const [transaction] = await get<WireTypes['Transaction'][]>(token, '/billing/transactions');
    const exported = await get<WireTypes['AccountExport']>(token, '/auth/export');
    expect(exported.transactions).toEqual([transaction]);
    expect(await get(token, `/billing/transactions/${transaction?.id}`)).toEqual({
      transaction,
      issued_by: 'Campaign Studio',
      billed_to: { full_name: user.full_name, email: user.email },
      lines: [{ description: 'Pro, Nov 18, 2026 to Dec 18, 2026', amount: 2_900 }],
      period_start: '2026-11-18T10:00:00.000Z',
      period_end: '2026-12-18T10:00:00.000Z',
      is_sandbox: true,
    });
  });
});
