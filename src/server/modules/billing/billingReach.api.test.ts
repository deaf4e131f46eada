import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { signUp } from '../../testing/builders';
import { startTestServer, type TestServer, type TestServerOptions, useTestServer } from '../../testing/testServer';
import { createSandboxStore } from './sandboxStore.repository';

const sandbox: TestServerOptions['payments'] = ({ db }, clock) =>
  createSandboxPayments({ store: createSandboxStore(db), clock });

const home = useTestServer({ payments: sandbox });
const others: TestServer[] = [];

/** Another process on the same database. */
async function startAs(config: TestServerOptions['config'], payments = sandbox): Promise<TestServer> {
  const server = await startTestServer({ database: home.database, payments, config });
  others.push(server);
  return server;
}
afterEach(() => Promise.all(others.splice(0).map((server) => server.close())));

const choose = (server: TestServer, token: string, plan: string) =>
  server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token });
const planOf = async (server: TestServer, token: string) =>
  (await server.call('GET', '/auth/me', { token })).json<WireTypes['User']>().subscription_plan;

async function buy(server: TestServer, token: string, plan: string): Promise<void> {
  const { session_id: id } = (await choose(server, token, plan)).json<WireTypes['Checkout']>();
  await server.call('POST', `/billing/sandbox/${id}`, { token, body: { action: 'pay' } });
}

describe('the sandbox', () => {
  it('is no way to a free plan where it is meant for demos', async () => {
    const { token } = await signUp(home);
    await buy(home, token, 'pro');
    const demosOnly = await startAs({ sandboxReach: 'demos' });
    expect(await planOf(demosOnly, token)).toBe('free');
    const stranger = await signUp(demosOnly);
    const refused = await choose(demosOnly, stranger.token, 'pro');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'checkout_off' });
    const demo = (await demosOnly.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    await buy(demosOnly, demo.access_token, 'enterprise');
    expect(await planOf(demosOnly, demo.access_token)).toBe('enterprise');
  });

  it('is gone where payments are off, and with it what was bought in it', async () => {
    const { token } = await signUp(home);
    const { session_id: id } = (await choose(home, token, 'pro')).json<WireTypes['Checkout']>();
    const off = await startAs({ sandboxReach: 'nobody' }, () => undefined);
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { action: 'pay' } : undefined;
      expect((await off.call(method, `/billing/sandbox/${id}`, { token, body })).statusCode).toBe(404);
    }
    await buy(home, token, 'pro');
    expect(await planOf(off, token)).toBe('free');
    expect((await choose(off, token, 'business')).json()).toMatchObject({ code: 'checkout_off' });
    const plans = (await off.call('GET', '/billing/plans')).json<WireTypes['Plan'][]>();
    expect(plans.some(({ can_be_bought: isSold }) => isSold)).toBe(false);
  });
});

describe('the default plan', () => {
  it('is the least that an account has, and is not sold', async () => {
    const generous = await startAs({ defaultPlan: 'business' });
    const { token } = await signUp(generous);
    expect(await planOf(generous, token)).toBe('business');
    for (const plan of ['free', 'pro', 'business']) {
      expect((await choose(generous, token, plan)).json()).toMatchObject({ code: 'current_plan' });
    }
    await buy(generous, token, 'enterprise');
    expect(await planOf(generous, token)).toBe('enterprise');
    expect((await choose(generous, token, 'pro')).json()).toMatchObject({ code: 'current_plan' });
  });
});
