import { useBillingServer } from '../../testing/billingServer';

const day = 86_400_000;
const {
  buy,
  choose,
  failing,
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
