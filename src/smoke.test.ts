import type { AddressInfo } from 'node:net';
import { clearAllListeners } from '@reduxjs/toolkit';
import { analyticsApi } from './client/api/analyticsApi';
import { api } from './client/api/api';
import { campaignsApi } from './client/api/campaignsApi';
import { metricsApi } from './client/api/metricsApi';
import { loadToastTable } from './client/app/loadToasts';
import { selectAuthStatus, selectUser } from './client/api/authSlice';
import { toProblem } from './client/api/problem';
import { makeStore, type AppStore } from './client/app/store';
import { selectOpenToast } from './client/redux/toastsSlice';
import type { AppExtra } from './client/redux/world';
import { useTestServer } from './server/testing/testServer';

/** The only file that sees both sides: the client's real store against the real server over HTTP. */
const server = useTestServer();
const originalRequest = globalThis.Request;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  // A browser resolves relative addresses by its page; here there is none.
  globalThis.Request = class extends originalRequest {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(input instanceof originalRequest ? input : new URL(input, `http://127.0.0.1:${port}`), init);
    }
  };
});

afterAll(() => {
  globalThis.Request = originalRequest;
});

let store: AppStore;

beforeEach(() => {
  store = makeStore({ extra });
});

afterEach(() => {
  // Both hold timers, such as the toast's, which would keep the process alive.
  store.dispatch(clearAllListeners());
  store.dispatch(api.util.resetApiState());
});

const extra: AppExtra = {
  now: () => Date.now(),
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  redirect: () => undefined,
  confirm: () => true,
  reload: () => undefined,
  clipboard: { writeText: () => Promise.resolve() },
  download: () => undefined,
  downloadFile: () => undefined,
  channel: { subscribe: () => () => undefined },
  log: () => undefined,
};

describe('the store and the server together', () => {
  it('register, create, measure and see the overview change', async () => {
    // As every page does once it has been painted.
    await loadToastTable();
    const registration = { email: 'mara@northfold.example', password: 'correct horse', full_name: 'Mara Okafor' };
    await store.dispatch(api.endpoints.registerAccount.initiate({ registration })).unwrap();
    expect(selectAuthStatus(store.getState())).toBe('authenticated');
    expect(selectUser(store.getState())?.full_name).toBe('Mara Okafor');
    expect(selectOpenToast(store.getState())?.title).toBe('Account created successfully!');

    const newCampaign = { name: 'Free Shipping Week', platform: 'google', budget: 12000 } as const;
    const { id } = await store.dispatch(campaignsApi.endpoints.createCampaign.initiate({ newCampaign })).unwrap();
    const day = { date: '2026-11-18', impressions: 1000, clicks: 50, conversions: 5, spent: 25.5, revenue: 99 };
    await store.dispatch(metricsApi.endpoints.recordCampaignMetrics.initiate({ id, body: [day] })).unwrap();

    const list = await store.dispatch(campaignsApi.endpoints.listCampaigns.initiate({ limit: 3 })).unwrap();
    expect(list).toMatchObject({ total: 1, items: [{ id, spent: 25.5, ctr: 5, cpc: 0.51 }] });
    const overview = await store.dispatch(analyticsApi.endpoints.getAnalyticsOverview.initiate({})).unwrap();
    expect(overview).toMatchObject({ total_spent: 25.5, total_budget: 12000, campaigns_by_status: { active: 1 } });
    expect(overview.monthly?.at(-1)).toEqual({ month: '2026-11', revenue: 99, spent: 25.5 });
  });

  it('shows a refusal as one sentence with its fields', async () => {
    const registration = { email: 'mara@northfold.example', password: 'short', full_name: ' ' };
    const { error } = await store.dispatch(api.endpoints.registerAccount.initiate({ registration }));
    const problem = toProblem(error);
    expect(problem).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(Object.keys(problem.fieldErrors).sort()).toEqual(['full_name', 'password']);
    expect(selectAuthStatus(store.getState())).not.toBe('authenticated');
  });
});
