import { signUp } from '../../testing/builders';
import { useStripeBilling } from '../../testing/stripeBilling';

const day = 86_400_000;
const { open, send, server, stripe, subscribed } = useStripeBilling();

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
