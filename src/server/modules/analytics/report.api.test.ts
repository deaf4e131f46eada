import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const november = 'from=2026-11-01&to=2026-11-30';

const ask = (token: string, query: string) => server.call('GET', `/analytics/report?${query}`, { token });

const report = async (token: string, query: string) => (await ask(token, query)).json<WireTypes['AnalyticsReport']>();

const put = (token: string, id: string, days: WireTypes['DailyMetrics'][]) =>
  server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });

/** What the rows are about, and their spend, now and before. */
const spendOf = ({ rows }: WireTypes['AnalyticsReport']) =>
  rows.map(({ key, name, results, before }) => [name ?? key, results?.spent ?? null, before?.spent ?? null]);

async function aFilledAccount() {
  const { token } = await signUp(server);
  const shoes = await addCampaign(server, token, { name: 'Shoes', platform: 'google' });
  const hats = await addCampaign(server, token, { name: 'Hats', platform: 'facebook', status: 'paused' });
  await put(token, shoes.id, [
    aDay({ date: '2026-11-02', spent: 10 }),
    aDay({ date: '2026-11-18', spent: 5 }),
    aDay({ date: '2026-10-20', spent: 3 }),
  ]);
  await put(token, hats.id, [aDay({ date: '2026-11-02', spent: 20 }), aDay({ date: '2025-11-02', spent: 8 })]);
  return { token, shoes, hats };
}

it('adds campaigns up by day, and says what follows from the sums', async () => {
  const { token } = await aFilledAccount();
  const { total, total_before, rows, rest } = await report(token, november);
  expect(rows.map(({ key, results }) => [key, results?.spent])).toEqual([
    ['2026-11-02', 30],
    ['2026-11-18', 5],
  ]);
  const { impressions, clicks, conversions, revenue } = aDay({});
  expect(total).toEqual({
    impressions: impressions * 3,
    clicks: clicks * 3,
    conversions: conversions * 3,
    spent: 35,
    revenue: revenue * 3,
    days_without_conversions: 0,
    days_without_revenue: 0,
    ctr: Math.round((clicks / impressions) * 10_000) / 100,
    cpc: Math.round((3500 / (clicks * 3)) * 1) / 100,
    cpm: Math.round((3500 * 1000) / (impressions * 3)) / 100,
    conversion_rate: Math.round((conversions / clicks) * 10_000) / 100,
    cpa: Math.round(3500 / (conversions * 3)) / 100,
    roas: Math.round((revenue * 3 * 100) / 35) / 100,
  });
  expect(total_before).toBeNull();
  expect(rest).toBeNull();
});

it('is of the last 30 days where no others are wanted', async () => {
  const { token } = await aFilledAccount();
  expect(await report(token, '')).toMatchObject({ from: '2026-10-20', to: '2026-11-18', total: { spent: 38 } });
});

it('compares with the period before and with the year before', async () => {
  const { token } = await aFilledAccount();
  const before = await report(token, `${november}&by=month&compare=previous_period`);
  expect(before).toMatchObject({ before_from: '2026-10-02', before_to: '2026-10-31', total_before: { spent: 3 } });
  expect(spendOf(before)).toEqual([['2026-11-01', 35, 3]]);
  const year = await report(token, `${november}&by=campaign&compare=previous_year`);
  expect(spendOf(year)).toEqual([
    ['Hats', 20, 8],
    ['Shoes', 15, null],
  ]);
});

it('adds campaigns up to the day where a period ends within a month', async () => {
  const { token } = await signUp(server);
  const [tents, lamps] = [
    await addCampaign(server, token, { name: 'Tents' }),
    await addCampaign(server, token, { name: 'Lamps' }),
  ];
  const spent = { '09-02': 1, '09-03': 2, '09-29': 4, '09-30': 8, '10-01': 16, '10-29': 32, '10-30': 64 };
  await put(
    token,
    tents.id,
    Object.entries(spent).map(([date, cost]) => aDay({ date: `2026-${date}`, spent: cost })),
  );
  // Numbers around the period alone are no numbers in it.
  await put(token, lamps.id, [aDay({ date: '2026-09-02', spent: 20.5 }), aDay({ date: '2026-10-30' })]);
  const months = 'from=2026-09-03&to=2026-10-29&by=campaign';
  expect(spendOf(await report(token, months))).toEqual([['Tents', 62, null]]);
  expect(spendOf(await report(token, 'from=2026-09-30&to=2026-10-29&by=campaign&compare=previous_period'))).toEqual([
    ['Tents', 56, 7],
    ['Lamps', null, 20.5],
  ]);
  expect((await report(token, 'from=2026-09-03&to=2026-10-29&search=tents')).total?.spent).toBe(62);
});

it.each([
  ['platform=google', [['google', 15, null]]],
  ['status=paused', [['facebook', 20, null]]],
  ['search=HAT', [['facebook', 20, null]]],
  ['search=%25', []],
])('keeps to the campaigns that match %s', async (filter, expected) => {
  const { token } = await aFilledAccount();
  const found = await report(token, `${november}&by=platform&${filter}`);
  expect(spendOf(found)).toEqual(expected);
  expect(found.total?.spent ?? 0).toBe(expected.reduce((sum, [, spent]) => sum + Number(spent), 0));
  const byDay = await report(token, `${november}&by=day&${filter}`);
  expect(byDay.total).toEqual(found.total);
});

it('keeps to one campaign, and knows nobody else’s', async () => {
  const { token, shoes } = await aFilledAccount();
  const stranger = await aFilledAccount();
  expect((await report(token, `${november}&campaign_id=${shoes.id}`)).total?.spent).toBe(15);
  expect((await report(stranger.token, `${november}&campaign_id=${shoes.id}`)).total).toBeNull();
  expect((await report(stranger.token, november)).total?.spent).toBe(35);
});

it('names what is too much for a report', async () => {
  const { token } = await signUp(server);
  const refused = async (query: string) =>
    (await ask(token, query)).json<WireTypes['Problem']>().errors?.map(({ field, message }) => `${field}: ${message}`);
  expect(await refused('from=2026-11-02&to=2026-11-01')).toEqual(['to: The last day can’t be before the first.']);
  expect(await refused('from=2023-11-01&to=2026-11-02')).toEqual(['to: Choose at most three years.']);
  expect(await refused('from=1999-12-31&to=2000-01-01')).toEqual(['from: Choose a first day from 2000-01-01 on.']);
  expect((await ask(token, 'from=2023-11-01&to=2026-11-01')).statusCode).toBe(200);
});

it('tells campaigns after the first 500 together', async () => {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token);
  await put(token, id, [aDay({ date: '2026-11-02', spent: 1 })]);
  await server.database.run(
    `insert into campaigns (id, workspace_id, created_by, name, status, platform, budget_cents, created_at, updated_at)
     select gen_random_uuid(), workspace_id, created_by, 'Copy ' || n, status, platform, n, created_at, updated_at
     from campaigns, generate_series(2, 502) n where id = $1`,
    [id],
  );
  await server.database.run(
    `insert into campaign_days (campaign_id, day, spent_cents)
     select id, '2026-11-02', budget_cents * 100 from campaigns where name like 'Copy %'`,
  );
  // A filter and no whole month, because kept sums know nothing of numbers that came past the API.
  const { rows, rest } = await report(token, 'from=2026-11-02&to=2026-11-05&by=campaign&status=active');
  expect(rows).toHaveLength(500);
  expect(rows[0]?.results?.spent).toBe(502);
  expect(rest).toMatchObject({ campaigns: 2, results: { spent: 3 } });
});

it('is handed on as CSV with its sums', async () => {
  const { token } = await aFilledAccount();
  const csv = await server.call('GET', `/analytics/report/export?${november}&by=campaign&compare=previous_year`, {
    token,
  });
  expect(csv.headers['content-disposition']).toBe('attachment; filename="analytics.csv"');
  const lines = csv.body.trim().split('\r\n');
  expect(lines[0]).toMatch(/^"Campaign","Spend","Spend before","Impressions"/);
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
    ['"Hats"', '20.00', '8.00'],
    ['"Shoes"', '15.00', ''],
    ['"Total"', '35.00', '8.00'],
  ]);
});

describe('without advanced analytics', () => {
  const free = useTestServer({ config: { defaultPlan: 'free' } });

  it.each(['/analytics/report', '/analytics/report/export'])('%s says which plans have them', async (path) => {
    const { token } = await signUp(free);
    const answer = await free.call('GET', `${path}?${november}`, { token });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'plan_required',
      detail: 'Advanced analytics is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
    });
  });
});
