import type { WireTypes } from '../contract/handlers';
import type { SandboxPayments } from '../modules/billing/payments.port';
import { PaymentsAway } from '../modules/billing/payments.port';
import { createSandboxStore } from '../modules/billing/sandboxStore.repository';
import { createSandboxPayments } from '../providers/sandbox/sandboxPayments';
import { signUp } from './builders';
import { useTestServer } from './testServer';

type Subscription = WireTypes['Subscription'];
type Transaction = WireTypes['Transaction'];
type Status = WireTypes['CheckoutStatus'];

/** Steps of the provider that fail the next time, before or after they are done. */
type Failing = Map<string, 'before' | 'after'>;

/** The sandbox, with a line that can break at each step. */
function breakable(payments: SandboxPayments, failing: Failing): SandboxPayments {
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

/** A server that sells plans in the sandbox, for the tests of a file, and what they do with it. */
export function useBillingServer() {
  const failing: Failing = new Map();
  let payments: SandboxPayments;
  const server = useTestServer({
    payments: ({ db }, clock) => {
      payments = createSandboxPayments({ store: createSandboxStore(db), clock });
      return breakable(payments, failing);
    },
  });
  beforeEach(() => failing.clear());
  /** The provider itself, which the product doesn't hear. */
  const sandbox = () => payments;

  const get = async <T>(token: string, path: string): Promise<T> =>
    (await server.call('GET', path, { token })).json<T>();
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
    await sandbox().act(String(row?.provider_id), { action: 'pay', method: 'card', delaySeconds: 0, renewals: 'paid' });
  }

  async function pass(milliseconds: number): Promise<void> {
    server.clock.advance(milliseconds);
    await server.services.settlement.run();
  }

  return {
    server,
    failing,
    sandbox,
    get,
    choose,
    act,
    subscriptionOf,
    transactionsOf,
    statusOf,
    planOf,
    subjects,
    join,
    open,
    buy,
    onPlan,
    payUnnoticed,
    pass,
  };
}
