import type { WireTypes } from '../../contract/handlers';
import { addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro' } });

type Campaign = WireTypes['Campaign'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/campaigns${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return { names: answer.json<Campaign[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};

describe('sample data', () => {
  const overview = async (token: string) =>
    (await server.call('GET', '/analytics/overview', { token })).json<WireTypes['AnalyticsOverview']>();

  it('is added once, on all platforms and in every status, and removed without a trace', async () => {
    const { token } = await signUp(server);
    await addCampaign(server, token);
    const untouched = await overview(token);
    const added = await server.call('POST', '/campaigns/sample-data', { token });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toEqual({ campaigns: 12 });
    const all = (await server.call('GET', '/campaigns', { token })).json<Campaign[]>().filter((one) => one.is_sample);
    expect(new Set(all.map(({ platform }) => platform)).size).toBe(5);
    expect(new Set(all.map(({ status }) => status)).size).toBe(3);

    const again = await server.call('POST', '/campaigns/sample-data', { token });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'sample_data_exists' });

    expect((await server.call('DELETE', '/campaigns/sample-data', { token })).json()).toEqual({ campaigns: 12 });
    expect((await server.call('DELETE', '/campaigns/sample-data', { token })).json()).toEqual({ campaigns: 0 });
    expect(await overview(token)).toEqual({ ...untouched, trends: expect.anything() });
    expect((await list(token)).total).toBe('1');
  });

  it('is added once when asked for twice at the same time', async () => {
    const { token } = await signUp(server);
    const answers = await Promise.all([1, 2, 3].map(() => server.call('POST', '/campaigns/sample-data', { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('is plausible: clicks within impressions, conversions within clicks, spend within budgets, in all six months', async () => {
    const { token } = await signUp(server);
    await server.call('POST', '/campaigns/sample-data', { token });
    for (const one of (await server.call('GET', '/campaigns', { token })).json<Campaign[]>()) {
      expect(one.clicks).toBeLessThanOrEqual(one.impressions);
      expect(one.conversions).toBeLessThanOrEqual(one.clicks);
      expect(one.spent).toBeLessThanOrEqual(one.budget);
      expect(one.spent).toBeGreaterThan(one.budget * 0.4);
      expect(one.ctr).toBeGreaterThan(0.3);
      expect(one.cpc).toBeGreaterThan(0.2);
    }
    const { monthly, trends } = await overview(token);
    for (const { revenue, spent } of monthly ?? []) expect(Math.min(revenue ?? 0, spent)).toBeGreaterThan(500);
    expect(trends).toEqual({
      impressions: expect.any(Number),
      clicks: expect.any(Number),
      conversions: expect.any(Number),
    });
  });
});
