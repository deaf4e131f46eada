import type { CheckoutStatus } from '../../api/billingApi';
import { signedOut } from '../../api/authSlice';
import { makeStore } from '../../app/store';
import { appStarted } from '../../redux/appStarted';
import { selectOpenToast } from '../../redux/toastsSlice';
import { answerFrom } from '../../testing/apiServer';
import { type FakeOutcome, createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { checkoutReturned, resultLeft } from './billingSlice';

const sessionId = '0190a000-0000-7000-8000-00000000beef';

function aPayment(own: Partial<CheckoutStatus> = {}): { body: CheckoutStatus } {
  const metadata = { plan_name: 'Pro', plan_id: 'pro' as const };
  const open = { payment_status: 'unpaid', status: 'open', amount_total: 2900, currency: 'usd', metadata } as const;
  return { body: { credited_total: 0, ...open, ...own } };
}

const open = aPayment();
const slow = aPayment({ status: 'complete' });
const paid = aPayment({ status: 'complete', payment_status: 'paid' });
const expired = aPayment({ status: 'expired' });

/** The clock of the machine, which answers of the fake backend need to arrive. */
const realSetTimeout = setTimeout;

/** Lets time pass in small steps, with room for answers to arrive. */
async function passTime(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await jest.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => realSetTimeout(resolve, 5));
  }
}

async function start({ outcomes, world }: { outcomes: FakeOutcome[]; world?: ReturnType<typeof createFakeWorld> }) {
  const fake = createFakeApi();
  answerFrom(fake);
  const outside = world ?? createFakeWorld();
  outside.extra.storage.setItem('token', fake.signIn());
  const store = makeStore({ extra: outside.extra });
  store.dispatch(appStarted());
  await passTime(200);
  fake.answerNext('getCheckoutStatus', ...outcomes);
  store.dispatch(checkoutReturned(sessionId));
  await passTime(200);
  return {
    fake,
    store,
    world: outside,
    check: () => store.getState().billing.check,
    toast: () => selectOpenToast(store.getState()),
    calls: () => fake.countCalls('getCheckoutStatus'),
  };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

describe('the payment check', () => {
  it('is over at once when the payment is there', async () => {
    const { check, toast, calls } = await start({ outcomes: [paid] });
    expect(check()).toMatchObject({ outcome: 'success', attempt: 1, payment: paid.body });
    expect(toast()).toMatchObject({
      title: 'Payment Successful!',
      description: 'Your subscription has been activated.',
    });
    await passTime(4000);
    expect(calls()).toBe(1);
  });

  it('asks again two seconds after an answer that settles nothing', async () => {
    const { check, calls } = await start({ outcomes: [open, slow, paid] });
    expect(check()).toMatchObject({ outcome: 'checking', attempt: 1 });
    await passTime(1700);
    expect(calls()).toBe(1);
    await passTime(300);
    expect(check()).toMatchObject({ outcome: 'checking', attempt: 2 });
    await passTime(2000);
    expect(check()).toMatchObject({ outcome: 'success', attempt: 3 });
  });

  it('gives up after five attempts, and says so', async () => {
    const { check, toast, calls } = await start({ outcomes: [open, open, open, open, open, paid] });
    await passTime(7600);
    expect(check()).toMatchObject({ outcome: 'checking', attempt: 4 });
    await passTime(400);
    expect(check()).toMatchObject({ outcome: 'timeout', attempt: 5 });
    expect(toast()).toMatchObject({
      title: 'Payment Check Timeout',
      description: 'Please check your email for confirmation or contact support.',
      variant: 'destructive',
    });
    await passTime(6000);
    expect(calls()).toBe(5);
  });

  it('ends when the session is expired', async () => {
    const { check, toast, calls } = await start({ outcomes: [open, expired] });
    await passTime(2000);
    expect(check()).toMatchObject({ outcome: 'expired', attempt: 2 });
    expect(toast()).toBeUndefined();
    await passTime(4000);
    expect(calls()).toBe(2);
  });

  it('fails when the money was given back', async () => {
    const { check } = await start({ outcomes: [aPayment({ status: 'complete', payment_status: 'refunded' })] });
    expect(check()?.outcome).toBe('failed');
  });

  it.each<[string, FakeOutcome]>([
    ['the server refuses', { status: 404, detail: 'There is no such checkout.', code: 'not_found' }],
    ['the server is down', { status: 503, detail: 'The database does not answer.' }],
    ['no answer comes', 'network-error'],
  ])('fails when %s, and says so', async (_why, outcome) => {
    const { check, toast, calls } = await start({ outcomes: [outcome] });
    expect(check()?.outcome).toBe('failed');
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to verify payment status',
      variant: 'destructive',
    });
    await passTime(4000);
    expect(calls()).toBe(1);
  });

  it('asks nobody without a session', async () => {
    const { store, check, calls } = await start({ outcomes: [open] });
    store.dispatch(checkoutReturned(null));
    await passTime(4000);
    expect(check()?.outcome).toBe('failed');
    expect(calls()).toBe(1);
  });

  it('brings the account’s new plan', async () => {
    const started = await start({ outcomes: [open, paid] });
    started.fake.account.user = { ...started.fake.account.user, subscription_plan: 'pro' };
    await passTime(2200);
    expect(started.store.getState().auth.user?.subscription_plan).toBe('pro');
  });
});

describe('leaving the result page', () => {
  it.each([
    ['by another page', resultLeft()],
    ['by signing out', signedOut({ reason: 'requested' })],
  ])('stops the check: %s', async (_how, leave) => {
    const { store, check, calls } = await start({ outcomes: [open, paid] });
    store.dispatch(leave);
    await passTime(4000);
    expect(calls()).toBe(1);
    expect(check()).toBeNull();
  });

  it('drops an answer that is under way', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const late = { after: new Promise((resolve) => (answer = resolve)) };
    const { store, toast } = await start({ outcomes: [late] });
    store.dispatch(resultLeft());
    answer(undefined);
    await passTime(1000);
    expect(toast()).toBeUndefined();
  });

  it('stops the reload', async () => {
    const { store, world } = await start({ outcomes: [paid] });
    store.dispatch(resultLeft());
    await passTime(4000);
    expect(world.extra.reload).not.toHaveBeenCalled();
  });
});

describe('the reload after a payment', () => {
  it('comes two seconds later', async () => {
    const { world } = await start({ outcomes: [paid] });
    await passTime(1700);
    expect(world.extra.reload).not.toHaveBeenCalled();
    await passTime(400);
    expect(world.extra.reload).toHaveBeenCalledTimes(1);
  });

  it('comes once for each session, however often the page is loaded', async () => {
    const { world } = await start({ outcomes: [paid] });
    await passTime(2000);
    const again = await start({ outcomes: [paid], world });
    await passTime(4000);
    expect(again.check()?.outcome).toBe('success');
    expect(world.extra.reload).toHaveBeenCalledTimes(1);
  });

  it('does not come where the browser could not remember it', async () => {
    const world = createFakeWorld();
    world.forbidSessionStorage();
    const { check } = await start({ outcomes: [paid], world });
    await passTime(4000);
    expect(check()?.outcome).toBe('success');
    expect(world.extra.reload).not.toHaveBeenCalled();
  });
});
