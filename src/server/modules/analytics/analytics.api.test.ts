import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const overview = async (token: string) =>
  (await server.call('GET', '/analytics/overview', { token })).json<WireTypes['AnalyticsOverview']>();

it('is all zeros for a new account', async () => {
  const { token } = await signUp(server);
  const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  expect(await overview(token)).toEqual({
    total_spent: 0,
    total_budget: 0,
    total_impressions: 0,
    total_clicks: 0,
    total_conversions: 0,
    campaigns_by_status: { active: 0, paused: 0, completed: 0 },
    trends: { impressions: null, clicks: null, conversions: null },
    monthly: months.map((month) => ({ month, revenue: 0, spent: 0 })),
  });
});

it("adds up the account's campaigns, and nobody else's", async () => {
  const { token } = await signUp(server);
  const stranger = await signUp(server);
  const put = (owner: string, id: string, days: WireTypes['DailyMetrics'][]) =>
    server.call('PUT', `/campaigns/${id}/metrics`, { token: owner, body: days });
  const first = await addCampaign(server, token, { budget: 100.1 });
  const second = await addCampaign(server, token, { budget: 0.2, status: 'paused' });
  const foreign = await addCampaign(server, stranger.token);
  await put(token, first.id, [
    aDay({ date: '2026-11-18', clicks: 30 }),
    aDay({ date: '2026-10-18', clicks: 20 }),
    aDay({ date: '2026-10-19', clicks: 1_000 }),
    aDay({ date: '2026-05-31', spent: 1, revenue: 1 }),
  ]);
  await put(token, second.id, [aDay({ date: '2026-11-19', clicks: 500 }), aDay({ date: '2026-06-01' })]);
  await put(stranger.token, foreign.id, [aDay({ date: '2026-11-18', clicks: 7 })]);
  expect(await overview(token)).toMatchObject({
    total_budget: 100.3,
    total_spent: 103.5,
    total_clicks: 1_630,
    campaigns_by_status: { active: 1, paused: 1, completed: 0 },
    trends: { impressions: 0, clicks: 50, conversions: 0 },
    monthly: [
      { month: '2026-06', revenue: 150.25, spent: 20.5 },
      { month: '2026-07', revenue: 0, spent: 0 },
      { month: '2026-08', revenue: 0, spent: 0 },
      { month: '2026-09', revenue: 0, spent: 0 },
      { month: '2026-10', revenue: 300.5, spent: 41 },
      { month: '2026-11', revenue: 300.5, spent: 41 },
    ],
  });
});

it('compares the end of a long month with the whole of a short one', async () => {
  server.clock.set('2026-03-31T23:59:59.000Z');
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token);
  const days = [aDay({ date: '2026-02-28', clicks: 10 }), aDay({ date: '2026-03-31', clicks: 15 })];
  await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });
  expect((await overview(token)).trends?.clicks).toBe(50);
});
