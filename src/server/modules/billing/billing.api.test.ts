import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { addCampaign, aCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { createLocks } from '../../db/locks';
import { createAccountsRepository } from '../auth/accounts.repository';
import { createPlansRepository } from '../plans/plans.repository';
import type { SandboxPayments } from './payments.port';
import { PaymentsAway } from './payments.port';
import { createLedgerRepository } from './ledger.repository';
import { createSandboxStore } from './sandboxStore.repository';

type Subscription = WireTypes['Subscription'];
type Transaction = WireTypes['Transaction'];
type Status = WireTypes['CheckoutStatus'];

const day = 86_400_000;
let sandbox: SandboxPayments;
/** Steps of the provider that fail the next time, before or after they are done. */
const failing = new Map<string, 'before' | 'after'>();

/** The sandbox, with a line that can break at each step. */
function breakable(payments: SandboxPayments): SandboxPayments {
  sandbox = payments;
  return new Proxy(payments, {
    get: (target, name: keyof SandboxPayments) => {
      const step = Reflect.get(target, name) as unknown;
      // Signatures are checked without a line.
      if (typeof step !== 'function' || name === 'readEvent') return step;
      return async (...args: unknown[]) => {
        const when = failing.get(name);
        failing.delete(name);
        if (when === 'before') throw new PaymentsAway('broken');
        const result: unknown = await (step as (...args: unknown[]) => unknown)(...args);
        if (when === 'after') throw new PaymentsAway('broken');
        return result;
      };
    },
  });
}

const server = useTestServer({
  payments: ({ db }, clock) => breakable(createSandboxPayments({ store: createSandboxStore(db), clock })),
});
beforeEach(() => failing.clear());

const get = async <T>(token: string, path: string): Promise<T> => (await server.call('GET', path, { token })).json<T>();
const choose = (token: string, plan: string) => server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token });
const act = (token: string, sessionId: string, body: object) =>
  server.call('POST', `/billing/sandbox/${sessionId}`, { token, body });
const subscriptionOf = (token: string) => get<Subscription>(token, '/billing/subscription');
const transactionsOf = async (token: string) =>
  (await get<Transaction[]>(token, '/billing/transactions'))
    .map(({ status, amount_total: cents, plan_id: plan }) => `${status} ${cents} ${plan}`)
    .reverse();
const statusOf = (token: string, sessionId: string) => get<Status>(token, `/billing/status/${sessionId}`);
const planOf = async (token: string) => (await get<WireTypes['User']>(token, '/auth/me')).subscription_plan;
const subjects = async () =>
  (await server.database.run('select subject from mails order by id')).rows.map(({ subject }) => String(subject));

/** Signs up, and stays signed in however much time passes. */
async function join() {
  const account = await signUp(server);
  await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
  return account;
}

async function open(token: string, plan: string): Promise<string> {
  const answer = await choose(token, plan);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<WireTypes['Checkout']>().session_id;
}

async function buy(token: string, plan: string, how: object = {}): Promise<string> {
  const sessionId = await open(token, plan);
  await act(token, sessionId, { action: 'pay', ...how });
  return sessionId;
}

async function onPlan(plan: string, how: object = {}) {
  const { token, user } = await join();
  await buy(token, plan, how);
  return { token, user };
}

/** Pays the newest checkout at the provider, and the product hears nothing of it. */
async function payUnnoticed(): Promise<void> {
  const [row] = (await server.database.run('select provider_id from checkouts order by id desc limit 1')).rows;
  await sandbox.act(String(row?.provider_id), { action: 'pay', method: 'card', delaySeconds: 0, renewals: 'paid' });
}

async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  await server.services.settlement.run();
}

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
    const [transaction] = await get<Transaction[]>(token, '/billing/transactions');
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
    await sandbox.endSubscription(String(current?.provider_id));
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

describe('a renewal', () => {
  it('happens without anybody visiting, once for each period, also after months of downtime', async () => {
    const { token } = await onPlan('pro');
    await pass(100 * day);
    await server.services.settlement.run();
    expect(await transactionsOf(token)).toEqual(Array.from({ length: 4 }, () => 'paid 2900 pro'));
    expect(await subscriptionOf(token)).toMatchObject({ expires_at: '2027-03-18T10:00:00.000Z' });
  });

  it('that is declined keeps the plan for a week, says so once, and can be paid', async () => {
    const { token } = await onPlan('pro', { renewals: 'declined' });
    await pass(31 * day);
    expect(await subscriptionOf(token)).toMatchObject({
      plan: { id: 'pro' },
      status: 'past_due',
      ends_unpaid_at: '2026-12-25T10:00:00.000Z',
    });
    await pass(3 * day);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro', 'failed 2900 pro', 'failed 2900 pro']);
    expect((await subjects()).filter((subject) => subject.includes('failed'))).toHaveLength(1);
    await buy(token, 'pro');
    expect(await subscriptionOf(token)).toMatchObject({ status: 'active', ends_unpaid_at: null });
    expect((await transactionsOf(token)).at(-1)).toBe('paid 2900 pro');
  });

  it('that is never paid ends the subscription after that week, and is no longer asked for', async () => {
    const { token } = await onPlan('pro', { renewals: 'declined' });
    await pass(31 * day);
    await pass(7 * day);
    await server.services.settlement.run();
    expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'free' }, status: 'active', credit_total: 0 });
    await pass(60 * day);
    expect((await transactionsOf(token)).filter((line) => line.startsWith('paid'))).toHaveLength(1);
  });

  it('that is due is cancelled at once', async () => {
    const { token } = await onPlan('pro', { renewals: 'declined' });
    await pass(31 * day);
    const cancelled = await server.call('POST', '/billing/cancel', { token });
    expect(cancelled.json()).toMatchObject({ plan: { id: 'free' }, credit_total: 0 });
  });
});

describe('when the provider is away', () => {
  it.each(['createCustomer', 'openCheckout'])('at %s, nobody is charged and trying again works', async (step) => {
    for (const when of ['before', 'after'] as const) {
      const { token } = await join();
      failing.set(step, when);
      const answer = await choose(token, 'pro');
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'payments_away' });
      await buy(token, 'pro');
      expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
    }
  });

  it('after the payment, the status waits and is settled as soon as it answers', async () => {
    const { token } = await join();
    const sessionId = await open(token, 'pro');
    await payUnnoticed();
    for (const step of ['readSubscription', 'readCheckout']) {
      failing.set(step, 'before');
      expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'unpaid', status: 'open' });
    }
    expect(await statusOf(token, sessionId)).toMatchObject({ payment_status: 'paid' });
    expect(await planOf(token)).toBe('pro');
  });

  it.each(['changePlan', 'addCredit', 'readSubscription'])('at %s of a change, the job completes it', async (step) => {
    for (const when of ['before', 'after'] as const) {
      const { token } = await onPlan('business');
      failing.set(step, when);
      expect((await choose(token, 'pro')).statusCode).toBe(503);
      await server.services.settlement.run();
      expect(await subscriptionOf(token)).toMatchObject({ plan: { id: 'pro' }, credit_total: 7_000 });
      expect(await transactionsOf(token)).toEqual(['paid 9900 business', 'credited 7000 pro']);
    }
  });

  it('one account’s failure does not keep the others waiting', async () => {
    const accounts = [await onPlan('pro'), await onPlan('pro')];
    server.clock.advance(31 * day);
    failing.set('readSubscription', 'before');
    await server.services.settlement.run();
    const paid = await Promise.all(accounts.map(({ token }) => transactionsOf(token)));
    expect(paid.map((list) => list.length).sort()).toEqual([1, 2]);
    await server.services.settlement.run();
    const afterwards = await Promise.all(accounts.map(({ token }) => transactionsOf(token)));
    expect(afterwards.map((list) => list.length)).toEqual([2, 2]);
  });
});

describe('a process that is killed between payment and activation', () => {
  it('is made up for by the next one', async () => {
    const { token } = await join();
    await open(token, 'pro');
    await payUnnoticed();
    expect(await planOf(token)).toBe('free');
    await server.services.settlement.run();
    expect(await planOf(token)).toBe('pro');
  });

  it('settles once, however many do it at the same time', async () => {
    const { token } = await join();
    const sessionId = await open(token, 'pro');
    await payUnnoticed();
    await Promise.all([
      server.services.settlement.run(),
      server.services.settlement.run(),
      statusOf(token, sessionId),
      statusOf(token, sessionId),
    ]);
    expect(await transactionsOf(token)).toEqual(['paid 2900 pro']);
    expect(await subjects()).toHaveLength(1);
  });
});

describe('limits', () => {
  it('follow the subscription, and are metered', async () => {
    const { token } = await join();
    for (let count = 0; count < 3; count++) await addCampaign(server, token);
    const refused = await server.call('POST', '/campaigns', { token, body: aCampaign() });
    expect(refused.json()).toMatchObject({ code: 'plan_limit' });
    await buy(token, 'pro');
    await addCampaign(server, token);
    expect(await get(token, '/billing/usage')).toEqual([
      {
        id: 'campaigns_per_month',
        name: 'Campaigns this month',
        used: 4,
        limit: 50,
        resets_at: '2026-12-01T00:00:00.000Z',
      },
      { id: 'library_templates', name: 'Library templates used', used: 0, limit: null, resets_at: null },
      {
        id: 'ai_generations_per_month',
        name: 'AI generations this month',
        used: 0,
        limit: 200,
        resets_at: '2026-12-01T00:00:00.000Z',
      },
    ]);
  });
});

describe('features', () => {
  it.each([
    ['pro', { ai_access: true, team_access: false }],
    ['business', { ai_access: true, team_access: true }],
  ] as const)('of %s are told by the user object', async (plan, access) => {
    const { token } = await onPlan(plan);
    expect((await server.call('GET', '/auth/me', { token })).json()).toMatchObject(access);
  });

  it('are refused by name until the plan includes them', async () => {
    const { token, user } = await join();
    const { plans } = server.services;
    const { db } = server.database;
    const tx = {
      plans: createPlansRepository(db),
      accounts: createAccountsRepository(db),
      ledger: createLedgerRepository(db),
      locks: createLocks(db),
    };
    await expect(plans.requireFeature(tx, user.id, 'hasAiCopy')).rejects.toMatchObject({
      code: 'plan_required',
      detail: 'AI ad copy is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
    });
    await buy(token, 'pro');
    await expect(plans.requireFeature(tx, user.id, 'hasAiCopy')).resolves.toMatchObject({ id: 'pro' });
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
    const [transaction] = await get<Transaction[]>(token, '/billing/transactions');
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
