import type { WireTypes } from '../../contract/handlers';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { demo: true, defaultPlan: 'business' } });

type Report = WireTypes['AnalyticsReport'];

const read = async <T>(token: string, path: string) => {
  const answer = await server.call('GET', path, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
};

async function aDemo() {
  const { access_token: token } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
  const campaigns = await read<WireTypes['Campaign'][]>(token, '/campaigns?limit=200');
  const named = (name: string) => campaigns.find((campaign) => campaign.name === name)?.id ?? '';
  const to = server.clock.now().toISOString().slice(0, 10);
  const from = new Date(server.clock.now().getTime() - 29 * 86_400_000).toISOString().slice(0, 10);
  return { token, named, period: `from=${from}&to=${to}` };
}

const sumOf = (rows: Report['rows'], name: 'impressions' | 'clicks' | 'spent') =>
  Math.round(rows.reduce((sum, { results }) => sum + (results?.[name] ?? 0), 0) * 100) / 100;

it('has numbers by ad that add up to the campaigns’, with a rest that is nobody’s', async () => {
  const { token, named, period } = await aDemo();
  const id = named('Retargeting – Abandoned Carts');
  const { rows, total } = await read<Report>(token, `/analytics/report?${period}&by=ad&campaign_id=${id}`);
  expect(rows.map(({ name }) => name)).toEqual(['Still thinking it over?', 'A few left in your size', null]);
  for (const name of ['impressions', 'clicks', 'spent'] as const) expect(sumOf(rows, name)).toBe(total?.[name]);
});

it('says which ad to stop', async () => {
  const { token, named } = await aDemo();
  const { advice } = await read<WireTypes['Insights']>(token, '/insights');
  expect(advice.find(({ kind }) => kind === 'ad_worse')).toMatchObject({
    campaign_id: named('Retargeting – Abandoned Carts'),
    ads: { worse: { name: 'Still thinking it over?' }, better: { name: 'A few left in your size' } },
  });
});

it('shows which of two ads is better', async () => {
  const { token, named } = await aDemo();
  const path = `/campaigns/${named('Retargeting – Abandoned Carts')}/ad-comparison`;
  const { ads, verdict } = await read<WireTypes['AdComparison']>(token, path);
  expect(verdict.kind).toBe('winner');
  expect(ads.find(({ ad_id: id }) => id === verdict.ad_id)?.name).toBe('A few left in your size');
});
