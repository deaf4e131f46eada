import { analyticsApi } from '../../api/analyticsApi';
import { makeStore } from '../../app/store';
import { appStarted } from '../../redux/appStarted';
import { selectOpenToast } from '../../redux/toastsSlice';
import { answerFrom } from '../../testing/apiServer';
import { type FakeOutcome, createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { signOut } from '../../redux/signOut';

const down = { status: 503, detail: 'The database does not answer.' };

function start({ outcomes = [], token }: { outcomes?: FakeOutcome[]; token?: string | null } = {}) {
  const fake = createFakeApi();
  answerFrom(fake);
  fake.answerNext('getCurrentUser', ...outcomes);
  const stored = token === undefined ? fake.signIn() : token;
  const world = createFakeWorld(stored === null ? {} : { token: stored });
  const store = makeStore({ extra: world.extra });
  store.dispatch(appStarted());
  const auth = () => store.getState().auth;
  const toast = () => selectOpenToast(store.getState())?.title;
  return { fake, world, store, auth, toast };
}

/** The clock of the machine, which answers of the fake backend need to arrive. */
const realSetTimeout = setTimeout;

/** Lets answers arrive and time pass, in small steps, until something is so. */
async function passTimeUntil(isSo: () => boolean, withinMs: number) {
  for (let passed = 0; !isSo() && passed <= withinMs; passed += 50) {
    await jest.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => realSetTimeout(resolve, 5));
  }
  expect(isSo()).toBe(true);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

describe('starting', () => {
  it('is over at once without a stored token', () => {
    const { auth, fake } = start({ token: null });
    expect(auth().status).toBe('unauthenticated');
    expect(fake.countCalls('getCurrentUser')).toBe(0);
  });

  it('asks whose the stored token is', async () => {
    const { auth } = start();
    expect(auth().status).toBe('loading');
    await passTimeUntil(() => auth().status === 'authenticated', 1000);
    expect(auth().user?.full_name).toBe('Mara Okafor');
  });

  it.each([
    ['401', { status: 401, detail: 'Please sign in.' }],
    ['404', { status: 404, detail: 'Not here.' }],
  ])('ends the session at once when the server answers %s', async (_status, outcome) => {
    const { auth, fake, world, toast } = start({ outcomes: [outcome] });
    await passTimeUntil(() => auth().status === 'unauthenticated', 400);
    expect(fake.countCalls('getCurrentUser')).toBe(1);
    expect(world.stored('token')).toBeUndefined();
    expect(toast()).toBe('Successfully logged out!');
    expect(world.extra.log).toHaveBeenCalledWith('getCurrentUser failed', expect.objectContaining(outcome));
  });

  it.each([
    ['the server is down', down],
    ['there is no network', 'network-error' as const],
  ])('keeps the session when %s only for a moment', async (_why, outcome) => {
    const { auth, fake } = start({ outcomes: [outcome, outcome] });
    await passTimeUntil(() => auth().status === 'authenticated', 2000);
    expect(fake.countCalls('getCurrentUser')).toBe(3);
  });

  it.each([
    ['the server stays down', down],
    ['there is no network', 'network-error' as const],
  ])('ends the session within two seconds when %s', async (_why, outcome) => {
    const { auth, fake, toast } = start({ outcomes: [outcome, outcome, outcome] });
    await passTimeUntil(() => auth().status === 'unauthenticated', 2000);
    expect(fake.countCalls('getCurrentUser')).toBe(3);
    expect(toast()).toBe('Successfully logged out!');
  });
});

describe('a running session', () => {
  async function startSignedIn() {
    const started = start();
    await passTimeUntil(() => started.auth().status === 'authenticated', 1000);
    return started;
  }

  it('is revoked on the server and forgotten here at sign-out', async () => {
    const { store, fake, world, auth, toast } = await startSignedIn();
    void store.dispatch(signOut());
    await passTimeUntil(() => auth().status === 'unauthenticated', 1000);
    expect(fake.account.devices.size).toBe(0);
    expect(world.stored('token')).toBeUndefined();
    expect(toast()).toBe('Successfully logged out!');
  });

  it('is forgotten at sign-out even when the server can’t be reached', async () => {
    const { store, fake, auth } = await startSignedIn();
    fake.answerNext('logOut', 'network-error');
    void store.dispatch(signOut());
    await passTimeUntil(() => auth().status === 'unauthenticated', 2100);
  });

  it('leaves nothing of the account in the cache', async () => {
    const { store, auth } = await startSignedIn();
    void store.dispatch(analyticsApi.endpoints.getAnalyticsOverview.initiate({}));
    await passTimeUntil(() => Object.keys(store.getState().api.queries).length > 0, 1000);
    void store.dispatch(signOut());
    await passTimeUntil(() => auth().status === 'unauthenticated', 1000);
    await passTimeUntil(() => Object.keys(store.getState().api.queries).length === 0, 1000);
  });

  it('ends when any call is answered 401', async () => {
    const { store, fake, auth } = await startSignedIn();
    fake.account.devices.clear();
    void store.dispatch(analyticsApi.endpoints.getAnalyticsOverview.initiate({}));
    await passTimeUntil(() => auth().status === 'unauthenticated', 1000);
    expect(auth().endedBy).toBe('refused');
  });

  it('ends when another tab signs out', async () => {
    const { world, auth } = await startSignedIn();
    world.changeInOtherTab({ key: 'token', newValue: null });
    expect(auth().status).toBe('unauthenticated');
  });

  it('ends when another tab clears the whole storage', async () => {
    const { world, auth } = await startSignedIn();
    world.changeInOtherTab({ key: null, newValue: null });
    expect(auth().status).toBe('unauthenticated');
  });

  it('does not mind what else another tab stores', async () => {
    const { world, auth } = await startSignedIn();
    world.changeInOtherTab({ key: 'mui-mode', newValue: 'dark' });
    expect(auth().status).toBe('authenticated');
  });

  it('starts over when another tab signs somebody else in', async () => {
    const { world } = await startSignedIn();
    world.changeInOtherTab({ key: 'token', newValue: 'another' });
    expect(world.extra.reload).toHaveBeenCalledTimes(1);
  });
});

it('signs in when another tab does', async () => {
  const { world, fake, auth } = start({ token: null });
  world.changeInOtherTab({ key: 'token', newValue: fake.signIn() });
  await passTimeUntil(() => auth().status === 'authenticated', 1000);
});
