import { screen, waitFor } from '@testing-library/react';
import { createFakeApi } from '../testing/fakeApi';
import { createFakeWorld } from '../testing/fakeWorld';
import { answerFrom } from '../testing/apiServer';
import { aUser } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { appStarted } from '../redux/appStarted';
import { fetchFirstPage } from './openAhead';
import { makeStore } from './store';

const down = { status: 503, detail: 'The database does not answer.' };
const dashboardCalls = ['getAnalyticsOverview', 'listCampaigns', 'getCampaignSummary'] as const;
const aFake = () => createFakeApi({ user: aUser() });

describe('the data of the first page', () => {
  it('is asked for while it is still asked who is there', async () => {
    const fake = aFake();
    fake.answerNext('getCurrentUser', 'no-answer');
    answerFrom(fake);
    const store = makeStore({ extra: createFakeWorld({ token: fake.signIn() }).extra });
    store.dispatch(appStarted());
    fetchFirstPage(store, { pathname: '/', search: '' });
    await waitFor(() => expect(dashboardCalls.map((call) => fake.countCalls(call))).toEqual([1, 1, 1]));
    expect(store.getState().auth.status).toBe('loading');
  });

  it('is shown without being asked for again', async () => {
    const { fake } = renderApp({ asksEarly: true });
    expect(await screen.findByText('Total Spend')).toBeVisible();
    expect(await screen.findByText('No campaigns yet')).toBeVisible();
    expect(dashboardCalls.map((call) => fake.countCalls(call))).toEqual([1, 1, 1]);
  });

  it('is asked for again by the page where that failed before anybody was known, and nothing is said', async () => {
    const fake = aFake();
    fake.answerNext('getCurrentUser', down);
    fake.answerNext('getAnalyticsOverview', down);
    const { store } = renderApp({ fake, asksEarly: true });
    expect(await screen.findByText('Total Spend')).toBeVisible();
    expect(fake.countCalls('getAnalyticsOverview')).toBe(2);
    expect(store.getState().toasts.queue).toEqual([]);
  });

  it('is not asked for without a token', async () => {
    const { fake } = renderApp({ account: null, asksEarly: true });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Five platforms.');
    expect(dashboardCalls.map((call) => fake.countCalls(call))).toEqual([0, 0, 0]);
  });

  it('ends a session once whose token is refused', async () => {
    const fake = aFake();
    const refused = { status: 401, detail: 'Please sign in.' };
    for (const call of ['getCurrentUser', ...dashboardCalls] as const) fake.answerNext(call, refused);
    const { store } = renderApp({ fake, asksEarly: true });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Five platforms.');
    await waitFor(() => expect(store.getState().toasts.queue).toHaveLength(1));
    expect(store.getState().toasts.queue).toMatchObject([{ title: 'Successfully logged out!' }]);
  });
});
