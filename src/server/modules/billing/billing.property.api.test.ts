import fc from 'fast-check';
import type { WireTypes } from '../../contract/handlers';
import type { SandboxBook } from '../../providers/sandbox/sandboxBook';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { createStripePayments } from '../../providers/stripe/stripePayments';
import { signUp } from '../../testing/builders';
import { StripeServer } from '../../testing/stripeServer';
import { testTime, type TestServer, useTestServer } from '../../testing/testServer';
import { graceMs } from '../plans/entitlement';
import { createSandboxStore } from './sandboxStore.repository';

const day = 86_400_000;
/** On each of the two databases: the sequences differ from run to run, and a failure names its seed. */
const runsOf = Number(process.env.BILLING_SEQUENCES ?? 13);

type Step =
  | { do: 'choose'; plan: string }
  | { do: 'pay'; renewals: 'paid' | 'declined'; heard: boolean }
  | { do: 'expire' | 'cancel' | 'resume' | 'replay' }
  | { do: 'pass'; days: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      plan: fc.constantFrom('free', 'pro', 'business', 'enterprise'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      renewals: fc.constantFrom('paid', 'paid', 'declined'),
      heard: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('expire', 'cancel', 'resume', 'replay') }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.constantFrom(0.01, 1, 6.5, 8, 31, 95) }),
  },
);

/** How a person leaves: perhaps with a checkout that was just paid, of which nobody has heard yet. */
interface Leaving {
  plan: string;
  pays: boolean;
}

const leavings: fc.Arbitrary<Leaving> = fc.record({
  plan: fc.constantFrom('pro', 'business', 'enterprise'),
  pays: fc.boolean(),
});

/** What the provider has taken, owes, and sells at this moment. */
interface Truth {
  takenCents: number;
  creditCents: number;
  plan: string | undefined;
}

/** The provider's side of a sequence. */
interface World {
  server: TestServer;
  reset(): void;
  pay(providerId: string, renewals: 'paid' | 'declined'): Promise<void>;
  expire(providerId: string): Promise<void>;
  /** Sends what the provider has to say, `again` from the beginning, in an order of its own. */
  notify(again: boolean): Promise<void>;
  truth(accountId: string): Promise<Truth>;
  /** Checks that the owner of a deleted account pays nothing more than what the ledger had `before`. */
  checkLeft(before: Truth): Promise<void>;
}

const planAt = (now: Date, sold: { plan: string; status: string; paidUntil: Date }[]): string | undefined =>
  sold.find(({ status, paidUntil }) => status !== 'ended' && now.getTime() < paidUntil.getTime() + graceMs)?.plan;

async function check(world: World, accountId: string, token: string): Promise<void> {
  const { server } = world;
  const truth = await world.truth(accountId);
  const sum = async (text: string) => Number((await server.database.run(text)).rows[0]?.cents);
  const taken = await sum(
    `select coalesce(sum(case status when 'paid' then amount_cents when 'refunded' then -amount_cents else 0 end), 0) as cents from transactions`,
  );
  expect(taken).toBe(truth.takenCents);

  const get = async <T>(path: string) => (await server.call('GET', path, { token })).json<T>();
  const user = await get<WireTypes['User']>('/auth/me');
  const current = await get<WireTypes['Subscription']>('/billing/subscription');
  const [meter] = await get<WireTypes['UsageMeter'][]>('/billing/usage');
  expect(user.subscription_plan).toBe(truth.plan ?? 'free');
  expect(current.plan.id).toBe(user.subscription_plan);
  expect(meter?.limit).toBe({ free: 3, pro: 50, business: 200, enterprise: null }[user.subscription_plan]);
  // An open invoice has used credit up that the account has until it is paid.
  if (current.status === 'active') expect(current.credit_total).toBe(truth.creditCents);

  const { rows } = await server.database.run('select version from subscriptions order by version');
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_row, index) => index + 1));
}

const openCheckout = async ({ database }: TestServer) =>
  (await database.run(`select provider_id from checkouts where state = 'open' and provider_id is not null`)).rows[0]
    ?.provider_id as string | undefined;

/** Deletes the account, and does the work that it leaves behind. */
async function leave(world: World, leaving: Leaving, { token, user }: Awaited<ReturnType<typeof signUp>>) {
  const { server } = world;
  const before = await world.truth(user.id);
  await server.call('POST', `/billing/subscribe?plan_id=${leaving.plan}`, { token });
  const open = await openCheckout(server);
  if (leaving.pays && open) await world.pay(open, 'paid');
  const body = { email: user.email, password: 'correct horse' };
  expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
  const { rows } = await server.database.run(`select data from pgboss.job where name = 'release-customer'`);
  for (const { data } of rows) await server.services.settlement.release(data as never);
  await world.notify(true);
  await server.services.settlement.run();
  await world.checkLeft(before);
}

async function walk(world: World, sequence: Step[], leaving: Leaving): Promise<void> {
  const { server } = world;
  await server.database.truncate();
  server.clock.set(testTime);
  world.reset();
  const { token, user } = await signUp(server);
  await server.database.run(`update sessions set last_used_at = '2100-01-01', expires_at = '2100-01-01'`);
  const post = async (path: string) => {
    const answer = await server.call('POST', `/billing/${path}`, { token });
    expect([200, 409]).toContain(answer.statusCode);
  };
  for (const step of sequence) {
    if (step.do === 'choose') await post(`subscribe?plan_id=${step.plan}`);
    if (step.do === 'cancel' || step.do === 'resume') await post(step.do);
    if (step.do === 'pass') server.clock.advance(step.days * day);
    const open = await openCheckout(server);
    if (step.do === 'expire' && open) await world.expire(open);
    if (step.do === 'pay' && open) await world.pay(open, step.renewals);
    // Either one may notice it first: the provider's messages, or the clock.
    if (step.do === 'pay' && step.heard) await world.notify(false);
    else await server.services.settlement.run();
    await world.notify(step.do === 'replay');
    await check(world, user.id, token);
  }
  await leave(world, leaving, { token, user });
}

function describeSequences(world: World): void {
  it(`agrees after every step of ${runsOf} random sequences, and when the account is deleted at their end`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), leavings, async (sequence, leaving) => {
        await walk(world, sequence, leaving);
      }),
      { numRuns: runsOf, endOnFailure: true },
    );
  }, 600_000);
}

describe('the ledger and the sandbox', () => {
  const server = useTestServer({
    payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
  });
  const sandbox = () => createSandboxPayments({ store: createSandboxStore(server.database.db), clock: server.clock });
  describeSequences({
    server,
    reset: () => undefined,
    pay: async (id, renewals) => {
      await sandbox().act(id, { action: 'pay', method: 'card', delaySeconds: 0, renewals });
    },
    expire: async (id) => {
      await sandbox().act(id, { action: 'expire' });
    },
    // It knows the account's owner by nothing but the account.
    checkLeft: async () => {
      expect((await server.database.run('select customer_id from sandbox_customers')).rows).toEqual([]);
    },
    // It sends nothing: somebody looks.
    notify: () => server.services.settlement.run(),
    truth: async () => {
      const [row] = (await server.database.run('select document from sandbox_customers')).rows;
      if (!row) return { takenCents: 0, creditCents: 0, plan: undefined };
      const { creditCents, checkouts, subscriptions } = row.document as SandboxBook;
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      const invoices = subscriptions.flatMap((subscription) => subscription.invoices);
      const takenCents =
        sumOf(invoices.filter(({ status }) => status === 'paid').map(({ dueCents }) => dueCents)) +
        sumOf(checkouts.filter(({ kind, isPaid }) => kind === 'change' && isPaid).map((one) => one.amountCents)) -
        sumOf(checkouts.filter(({ isRefunded }) => isRefunded).map((one) => one.amountCents));
      const sold = subscriptions.map(({ price, status, invoices: own }) => ({
        plan: price.planId,
        status,
        paidUntil: new Date(Math.max(...own.filter((one) => one.status === 'paid').map((one) => one.periodEnd))),
      }));
      return { takenCents, creditCents, plan: planAt(server.clock.now(), sold) };
    },
  });
});

describe('the ledger and Stripe', () => {
  const stripe = new StripeServer(() => server.clock.now());
  let delivered = 0;
  beforeAll(() => stripe.start());
  afterAll(() => stripe.stop());
  const server = useTestServer({
    payments: () => {
      const { secretKey, webhookSecret, connection } = stripe;
      return createStripePayments({ secretKey, webhookSecret, connection });
    },
  });
  const send = async (events: { id: string }[]) => {
    // The last happened is heard first.
    for (const event of [...events].reverse()) {
      const { payload, headers } = stripe.signed(event);
      const answer = await server.call('POST', '/billing/webhook', { payload, headers });
      expect(answer.statusCode).toBe(204);
    }
  };
  const truth = (): Promise<Truth> => {
    const sumOf = (amounts: unknown[]) => amounts.reduce((sum: number, amount) => sum + Number(amount), 0);
    const invoices = stripe.all('in');
    const changes = stripe.all('cs').filter(({ mode, payment_status: paid }) => mode === 'payment' && paid === 'paid');
    const refunded = stripe.all('re').map(({ payment_intent: intent }) => refundedAmount(stripe, String(intent)));
    const sold = stripe.all('sub').map(({ id, items, status }) => ({
      plan: (items as { data: { price: { metadata: { plan_id: string } } }[] }).data[0]?.price.metadata.plan_id ?? '',
      status: status === 'canceled' ? 'ended' : String(status),
      paidUntil: paidUntil(invoices.filter((one) => one.subscription === id)),
    }));
    return Promise.resolve({
      takenCents:
        sumOf(invoices.map(({ amount_paid: paid }) => paid)) +
        sumOf(changes.map(({ amount_total: total }) => total)) -
        sumOf(refunded),
      creditCents: 0 - Number(stripe.all('cus')[0]?.balance ?? 0),
      plan: planAt(server.clock.now(), sold),
    });
  };
  describeSequences({
    server,
    reset: () => {
      stripe.clear();
      delivered = 0;
    },
    pay: (id, renewals) => {
      if (id.startsWith('in_')) stripe.payInvoice(String(stripe.get(id).subscription));
      else stripe.pay(id);
      const { subscription } = stripe.get(id);
      if (typeof subscription === 'string') {
        if (renewals === 'declined') stripe.declining.add(subscription);
        else stripe.declining.delete(subscription);
      }
      return Promise.resolve();
    },
    expire: (id) => {
      if (id.startsWith('cs_')) stripe.get(id).status = 'expired';
      return Promise.resolve();
    },
    notify: async (again) => {
      stripe.advance();
      const { events } = stripe;
      const news = events.slice(again ? 0 : delivered);
      delivered = events.length;
      await send(news);
    },
    checkLeft: async ({ takenCents }) => {
      const asked = stripe.all('in').filter(({ status }) => status === 'open');
      const sold = stripe.all('sub').filter(({ status }) => status !== 'canceled');
      expect([...asked, ...sold]).toEqual([]);
      expect((await truth()).takenCents).toBe(takenCents);
    },
    truth,
  });
});

function paidUntil(invoices: Record<string, unknown>[]): Date {
  const ends = invoices
    .filter(({ status }) => status === 'paid')
    .map(({ lines }) => (lines as { data: { period: { end: number } }[] }).data[0]?.period.end ?? 0);
  return new Date(Math.max(...ends) * 1_000);
}

function refundedAmount(stripe: StripeServer, intent: string): number {
  const session = stripe.all('cs').find((one) => one.payment_intent === intent);
  if (session) return Number(session.amount_total);
  return Number(stripe.get(intent.replace('pi_of_', '')).amount_paid);
}
