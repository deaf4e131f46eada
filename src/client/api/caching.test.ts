import { type AppStore, makeStore } from '../app/store';
import { accessChanges } from '../testing/cachedChanges/accessChanges';
import { accountChanges } from '../testing/cachedChanges/accountChanges';
import { adChanges } from '../testing/cachedChanges/adChanges';
import { billingChanges } from '../testing/cachedChanges/billingChanges';
import { campaignChanges } from '../testing/cachedChanges/campaignChanges';
import { copyChanges } from '../testing/cachedChanges/copyChanges';
import { proofChanges } from '../testing/cachedChanges/proofChanges';
import { teamChanges } from '../testing/cachedChanges/teamChanges';
import type { Changes } from '../testing/cachedChanges/change';
import { type Mutation, type Query, argOf, kept } from '../testing/cachedChanges/queries';
import { answerFrom } from '../testing/apiServer';
import { createFakeWorld } from '../testing/fakeWorld';
import { lookAtTheEnd } from '../testing/statesAtTheEnd';
import { type FullAccount, aFullAccount } from '../testing/fullAccount';
import { adsApi } from './adsApi';
import { aiApi } from './aiApi';
import { analyticsApi } from './analyticsApi';
import { type Operation, api } from './api';
import { sessionStarted } from './authSlice';
import { billingApi } from './billingApi';
import { brandApi } from './brandApi';
import { campaignsApi } from './campaignsApi';
import { imagesApi } from './imagesApi';
import { insightsApi } from './insightsApi';
import { labelsApi } from './labelsApi';
import { linksApi } from './linksApi';
import { apiKeysApi } from './apiKeysApi';
import { metricsApi } from './metricsApi';
import { summariesApi } from './summariesApi';
import { teamsApi } from './teamsApi';
import { templateLibraryApi } from './templateLibraryApi';
import { templatesApi } from './templatesApi';
import { twoStepApi } from './twoStepApi';
import { proofsApi } from './proofsApi';
import { reportColumnsApi } from './reportColumnsApi';
import { webhooksApi } from './webhooksApi';
import { auditLogApi } from './auditLogApi';

/** Has the ad approved as it is. */
function approve({ fake, ad: { id, contents, artwork, picture, image_id, logo_id } }: FullAccount) {
  const words = { name: 'Kim', email: null, note: '', created_at: '2026-11-21T10:00:00.000Z' };
  const version = JSON.stringify({ contents, artwork, picture, image_id, logo_id });
  fake.account.decisions = [{ decision: { ...words, ad_id: id, kind: 'approved', is_current: true }, version }];
}

/** One that is in none of the lists does not compile. */
const changes: Changes = {
  ...accountChanges,
  ...campaignChanges,
  ...proofChanges,
  ...accessChanges,
  ...adChanges,
  ...copyChanges,
  ...billingChanges,
  ...teamChanges,
};

const endpoints = {
  ...api.endpoints,
  ...adsApi.endpoints,
  ...aiApi.endpoints,
  ...analyticsApi.endpoints,
  ...billingApi.endpoints,
  ...brandApi.endpoints,
  ...campaignsApi.endpoints,
  ...imagesApi.endpoints,
  ...labelsApi.endpoints,
  ...linksApi.endpoints,
  ...reportColumnsApi.endpoints,
  ...apiKeysApi.endpoints,
  ...proofsApi.endpoints,
  ...webhooksApi.endpoints,
  ...auditLogApi.endpoints,
  ...twoStepApi.endpoints,
  ...insightsApi.endpoints,
  ...summariesApi.endpoints,
  ...metricsApi.endpoints,
  ...teamsApi.endpoints,
  ...templateLibraryApi.endpoints,
  ...templatesApi.endpoints,
};

type Answer = { data?: unknown; error?: unknown };
type Select = (arg: unknown) => (state: unknown) => Answer;
type Ask = (arg: unknown, options?: object) => Parameters<AppStore['dispatch']>[0];

/** A signed-in store that subscribes to every query. */
async function aStoreThatShowsAll(mutation: Mutation) {
  const full = aFullAccount();
  approve(full);
  const { arg, before } = changes[mutation];
  before?.(full);
  answerFrom(full.fake);
  const store = lookAtTheEnd(makeStore({ extra: createFakeWorld().extra }));
  store.dispatch(sessionStarted({ token: full.fake.signIn(), user: full.fake.account.user }));
  // Each operation takes an argument of its own; the tables above are typed by it.
  const call = (op: Operation, of: unknown, options?: object) =>
    store.dispatch((endpoints[op].initiate as unknown as Ask)(of, options)) as unknown as Promise<Answer>;
  const ask = (query: Query, options?: object) => call(query, argOf(query, full), options);
  const shown = (query: Query) => {
    const select = endpoints[query].select as unknown as Select;
    const { data, error } = select(argOf(query, full))(store.getState());
    return JSON.stringify({ data, isGone: error !== undefined });
  };
  /** Makes the change and says which questions it made the store ask again, and which of those in vain. */
  const change = async () => {
    const before = new Map(kept.map((query) => [query, { count: full.fake.countCalls(query), shown: shown(query) }]));
    const { error } = await call(mutation, arg(full));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    const askedAgain = kept.filter((query) => full.fake.countCalls(query) !== before.get(query)?.count);
    return { error, askedAgain, inVain: askedAgain.filter((query) => shown(query) === before.get(query)?.shown) };
  };
  /** The questions that the backend answers otherwise than the store. What is gone has no answer. */
  const findWrong = async () => {
    const before = kept.map((query) => shown(query));
    const answers = await Promise.all(kept.map((query) => ask(query, { forceRefetch: true })));
    return kept.filter((query, at) => !answers[at]?.error && shown(query) !== before[at]);
  };
  const first = await Promise.all(kept.map((query) => ask(query)));
  expect(first.filter(({ error }) => error)).toEqual([]);
  return { fake: full.fake, change, findWrong };
}

it.each(Object.keys(changes) as Mutation[])(
  'after %s nothing wrong is shown, and nothing asked for in vain',
  async (mutation) => {
    const { fake, change, findWrong } = await aStoreThatShowsAll(mutation);
    fake.answerNext(mutation, { status: 503, code: 'unavailable', detail: 'The database does not answer.' });
    expect((await change()).askedAgain).toEqual([]);

    const { mayAsk = [], session } = changes[mutation];
    const { error, askedAgain, inVain } = await change();
    expect(error).toBeUndefined();
    if (session) expect(askedAgain).toEqual([]);
    expect(inVain.filter((query) => !mayAsk.includes(query))).toEqual([]);
    if (!session) expect(await findWrong()).toEqual([]);
  },
);
