import { readReportInParts } from '../../../ad-kit/reports/reportParts';
import { sessionStarted, signedOut } from '../../api/authSlice';
import { rootReducer } from '../../app/rootReducer';
import { makeStore } from '../../app/store';
import { selectToasts } from '../../redux/toastsSlice';
import { answerFrom } from '../../testing/apiServer';
import { aCampaign, aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { importPageOpened, importSlice, importStopped, selectImportRun } from './importSlice';
import { storeFile } from './importThunks';

const day = (index: number) => new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${day(index)},${name},1`).join('\n');

/** Of two campaigns in three parts: the larger one is in two. */
const text = ['date,campaign,clicks', rowsOf('Brand', 1_900), rowsOf('New', 3_600)].join('\n');

const { parts, reading } = readReportInParts(text, { today: '2026-11-20' });

function aStore() {
  const fake = createFakeApi({ user: aProAccount() });
  const brand = aCampaign({ name: 'Brand' });
  fake.account.campaigns = [brand];
  answerFrom(fake);
  rootReducer.inject(importSlice);
  const store = makeStore({ extra: createFakeWorld().extra });
  store.dispatch(sessionStarted({ token: fake.signIn(), user: fake.account.user }));
  const file = {
    fileName: 'years.csv',
    parts,
    reading: { decimal_sign: reading.decimalSign, rate: reading.rate },
    targets: [{ campaign: 'New', new_platform: 'google' as const }],
    workspace: {},
  };
  // Toasts close by themselves while the pauses are passed over.
  const toasts = new Map<string, unknown>();
  store.subscribe(() => {
    for (const { id, title, description } of selectToasts(store.getState())) toasts.set(id, [title, description]);
  });
  return {
    fake,
    store,
    /** Stores the file, passing over all pauses. */
    send: async (continued?: string) => {
      const sent = store.dispatch(storeFile({ ...file, continued }));
      await jest.runAllTimersAsync();
      return sent.unwrap();
    },
    sendSlowly: () => store.dispatch(storeFile(file)),
    run: () => selectImportRun(store.getState()),
    toasts: () => [...toasts.values()],
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const sizes = (days: ReadonlyMap<string, ReadonlyMap<string, unknown>>) =>
  [...days.values()].map(({ size }) => size).sort((one, other) => one - other);

describe('a long file', () => {
  it('is stored part by part as one import, and a campaign that is made gets all its parts', async () => {
    const { fake, send, run } = aStore();
    const result = await send();
    expect(fake.countCalls('importReport')).toBe(parts.length);
    expect(sizes(fake.account.days)).toEqual([1_900, 3_600]);
    expect(fake.account.campaigns.map(({ name }) => name).sort()).toEqual(['Brand', 'New']);
    expect(result?.campaigns.map(({ totals, added }) => [totals.name, added])).toEqual([
      ['New', 3_600],
      ['Brand', 1_900],
    ]);
    expect(run()).toMatchObject({ status: 'done', storedParts: parts.length, storedRows: 5_500, rows: 5_500 });
    expect(fake.account.imports.map((each) => each.import)).toMatchObject([{ file_name: 'years.csv', added: 5_500 }]);
  });

  it('is told by a toast where its page is closed, and only there', async () => {
    const away = aStore();
    await away.send();
    expect(away.toasts()).toEqual([['Numbers imported for 2 campaigns', '5,500 days added, 0 changed']]);
    const there = aStore();
    there.store.dispatch(importPageOpened());
    await there.send();
    expect(there.toasts()).toEqual([]);
  });

  it('waits for a server that can’t be reached', async () => {
    const { fake, sendSlowly, run } = aStore();
    const unreachable = { status: 503, title: 'Unavailable', detail: 'The database does not answer.' };
    fake.answerNext('importReport', 'network-error', unreachable);
    const sent = sendSlowly();
    await jest.advanceTimersByTimeAsync(500);
    expect(run()).toMatchObject({ status: 'waiting', storedParts: 0 });
    await jest.runAllTimersAsync();
    await sent;
    expect(run()).toMatchObject({ status: 'done' });
    expect(sizes(fake.account.days)).toEqual([1_900, 3_600]);
  });

  it('makes a campaign once, although the answer that said so was lost', async () => {
    const { fake, send } = aStore();
    const made = aCampaign({ name: 'New' });
    fake.account.campaigns.push(made);
    fake.account.rememberedTargets.set('new', made.id);
    fake.answerNext('importReport', 'network-error');
    await send();
    expect(fake.account.campaigns).toHaveLength(2);
    expect(fake.account.days.get(made.id)?.size).toBe(3_600);
  });

  it('stops where it is refused, and goes on from there', async () => {
    const { fake, send, run, toasts } = aStore();
    const refusal = { status: 404, title: 'Gone', detail: 'This campaign isn’t there.', code: 'not_found' as const };
    fake.answerNext('importReport', { after: Promise.resolve() }, refusal);
    expect(await send()).toBeNull();
    expect(run()).toMatchObject({ status: 'failed', storedParts: 1, problem: { code: 'not_found' } });
    expect(toasts()).toEqual([['Importing years.csv stopped', 'This campaign isn’t there.']]);
    const calls = fake.countCalls('importReport');
    await send(run()?.id);
    expect(fake.countCalls('importReport') - calls).toBe(parts.length - 1);
    expect(run()).toMatchObject({ status: 'done', problem: null });
    expect(fake.account.imports).toHaveLength(1);
  });

  it('gives up on a server that stays away', async () => {
    const { fake, send, run } = aStore();
    fake.answerNext('importReport', ...Array.from({ length: 40 }, () => 'network-error' as const));
    expect(await send()).toBeNull();
    expect(run()).toMatchObject({ status: 'failed', problem: { code: 'network' } });
  });

  it.each([
    ['a person says so', importStopped()],
    ['they sign out', signedOut({ reason: 'requested' })],
  ])('ends after the part under way once %s', async (_name, action) => {
    const { fake, store, sendSlowly } = aStore();
    let answer: (value?: unknown) => void = () => undefined;
    fake.answerNext('importReport', { after: new Promise((resolve) => (answer = resolve)) });
    const sent = sendSlowly();
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(action);
    answer();
    await jest.runAllTimersAsync();
    expect(await sent.unwrap()).toBeNull();
    expect(fake.countCalls('importReport')).toBe(1);
  });
});

it('does not ask twice for a short file, which somebody looks at', async () => {
  const { fake, store, run } = aStore();
  fake.answerNext('importReport', 'network-error');
  const [part] = parts;
  if (!part) throw new Error('The file has no parts.');
  const file = { fileName: 'day.csv', parts: [part], reading: {}, targets: [], workspace: {} };
  await store.dispatch(storeFile(file));
  expect(fake.countCalls('importReport')).toBe(1);
  expect(run()).toMatchObject({ status: 'failed', problem: { code: 'network' } });
});
