import type { WireTypes } from '../../contract/handlers';
import { aDay, addAd, addCampaign, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Report = WireTypes['AnalyticsReport'];

const november = 'by=ad&from=2026-11-01&to=2026-11-30';

async function report(token: string, query = november): Promise<Report> {
  const answer = await server.call('GET', `/analytics/report?${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Report>();
}

/** Impressions, clicks, conversions, spend, and revenue. */
const numbersIn = (of: WireTypes['NumbersNotByAd'] | null) =>
  of && [of.impressions, of.clicks, of.conversions, of.spent, of.revenue].join(' ');

/** What the rows are about, and their numbers, now and before. */
const told = ({ rows }: Report) =>
  rows.map(({ key, name, campaign_name: campaign, results, before }) => [
    key && name,
    campaign,
    numbersIn(results),
    numbersIn(before),
  ]);

const spendOf = ({ rows }: Report) => rows.map(({ key, name, results }) => [key && name, results?.spent]);

/** A row of a file; the numbers are impressions, clicks, conversions, spend, and revenue. */
const row = (date: string, campaign: string, ad: string, numbers: string) =>
  [date, campaign, ad, numbers.replaceAll(' ', ',')].join(',');

async function imported(token: string, ...rows: string[]) {
  const csv = ['date,campaign,ad name,impressions,clicks,conversions,spend,revenue', ...rows].join('\n');
  const answer = await server.call('POST', '/reports/import', { token, body: { csv } });
  expect(answer.statusCode).toBe(200);
}

/** Two campaigns with three ads; one row of the file is of no ad. */
async function aFilledAccount() {
  const { token } = await signUp(server);
  const coffee = await addCampaign(server, token, { name: 'Coffee', platform: 'google' });
  const tea = await addCampaign(server, token, {
    name: 'Tea',
    platform: 'facebook',
    status: 'paused',
  });
  await server.call('POST', '/campaigns/labels', { token, body: { ids: [tea.id], add: ['Hot'] } });
  const beans = await addAd(server, token, { name: 'Fresh beans', campaign_id: coffee.id });
  await addAd(server, token, { name: 'Warm mugs', campaign_id: coffee.id });
  await addAd(server, token, { name: 'Green leaves', campaign_id: tea.id });
  await imported(
    token,
    row('2026-11-01', 'Coffee', 'Fresh beans', '1000 50 2 25.33 80'),
    row('2026-11-02', 'Coffee', 'Fresh beans', '10 1 0.25 0.34 0'),
    row('2026-11-02', 'Coffee', 'Warm mugs', '500 10 0 10.33 0'),
    row('2026-11-03', 'Coffee', 'Somebody else’s', '100 1 1 5.01 20'),
    row('2026-11-03', 'Tea', 'Green leaves', '70 7 0 77.77 7'),
    row('2026-10-15', 'Coffee', 'Warm mugs', '40 4 0 4 0'),
    row('2026-10-15', 'Coffee', 'Nobody’s', '20 2 0 2 0'),
  );
  return { token, coffee, tea, beans };
}

it('adds ads up by spend, to the cent, with what no ad explains', async () => {
  const { token, beans } = await aFilledAccount();
  const found = await report(token);
  expect(told(found)).toEqual([
    ['Green leaves', 'Tea', '70 7 0 77.77 7', null],
    ['Fresh beans', 'Coffee', '1010 51 2.25 25.67 80', null],
    ['Warm mugs', 'Coffee', '500 10 0 10.33 0', null],
    ['', null, '100 1 1 5.01 20', null],
  ]);
  expect(found.rows[1]).toMatchObject({ key: beans.id, platform: null, results: { ctr: 5.05, cpm: 25.42 } });
  expect(numbersIn(found.total)).toBe('1680 69 3.25 118.78 107');
  const byCampaign = await report(token, november.replace('by=ad', 'by=campaign'));
  expect(found.total).toEqual(byCampaign.total);
  expect(found).toMatchObject({ total_before: null, rest: null });
});

it('compares with the period before, in which ads may have been alone', async () => {
  const { token } = await aFilledAccount();
  const found = await report(token, 'by=ad&from=2026-11-02&to=2026-11-30&compare=previous_period');
  expect(told(found)).toEqual([
    ['Green leaves', 'Tea', '70 7 0 77.77 7', null],
    ['Warm mugs', 'Coffee', '500 10 0 10.33 0', '40 4 0 4 0'],
    ['Fresh beans', 'Coffee', '10 1 0.25 0.34 0', '1000 50 2 25.33 80'],
    ['', null, '100 1 1 5.01 20', '20 2 0 2 0'],
  ]);
  expect(numbersIn(found.total_before)).toBe('1060 56 2 31.33 80');
  const later = await report(token, 'by=ad&from=2026-11-04&to=2026-11-06&compare=previous_period');
  expect(later.total).toBeNull();
  expect(told(later).map(([name, , now]) => [name, now])).toEqual(
    expect.arrayContaining([
      ['Fresh beans', null],
      ['', null],
    ]),
  );
});

it.each([
  ['platform=google', ['Fresh beans', 'Warm mugs', '']],
  ['status=paused', ['Green leaves']],
  ['search=TEA', ['Green leaves']],
  ['label=hot', ['Green leaves']],
  ['search=%25', []],
])('keeps to the campaigns that match %s', async (filter, expected) => {
  const { token } = await aFilledAccount();
  const found = await report(token, `${november}&${filter}`);
  expect(spendOf(found).map(([name]) => name)).toEqual(expected);
  const byCampaign = await report(token, `${november.replace('by=ad', 'by=campaign')}&${filter}`);
  expect(found.total).toEqual(byCampaign.total);
});

it('gives what a deleted ad had to no ad, until it is restored', async () => {
  const { token, beans, coffee } = await aFilledAccount();
  const query = `${november}&campaign_id=${coffee.id}`;
  const whole = await report(token, query);
  await server.call('DELETE', `/ads/${beans.id}`, { token });
  const found = await report(token, query);
  expect(told(found)).toEqual([
    ['Warm mugs', 'Coffee', '500 10 0 10.33 0', null],
    ['', null, '1110 52 3.25 30.68 100', null],
  ]);
  expect(found.total).toEqual(whole.total);
  await server.call('POST', `/ads/${beans.id}/restore`, { token });
  expect(await report(token, query)).toEqual(whole);
});

it('says nothing of others’ ads, nor of one that went to a team', async () => {
  const { token, coffee, beans } = await aFilledAccount();
  const stranger = await signUp(server);
  expect(await report(stranger.token, `${november}&campaign_id=${coffee.id}`)).toMatchObject({ total: null, rows: [] });
  const other = await addCampaign(server, token, { name: 'Other' });
  await server.call('PUT', `/ads/${beans.id}`, { token, body: { campaign_id: other.id, revision: 1 } });
  const team = await addTeam(server, token);
  await server.call('POST', `/campaigns/${other.id}/move`, { token, body: { team_id: team.id } });
  expect(spendOf(await report(token, `${november}&campaign_id=${coffee.id}`))).toEqual([
    ['Warm mugs', 10.33],
    ['', 30.68],
  ]);
  expect(await report(token, `${november}&team_id=${team.id}`)).toMatchObject({ total: null, rows: [] });
});

it('names no campaign of an ad that has numbers in several', async () => {
  const { token, tea, beans } = await aFilledAccount();
  await server.call('PUT', `/ads/${beans.id}`, { token, body: { campaign_id: tea.id, revision: 1 } });
  await imported(token, row('2026-11-04', 'Tea', 'Fresh beans', '5 1 0 100 0'));
  const [first] = told(await report(token));
  expect(first).toEqual(['Fresh beans', null, '1015 52 2.25 125.67 80', null]);
});

it('has no ads where no file told them, and no rest where nothing is left', async () => {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token, { name: 'Summer' });
  const day = aDay({ date: '2026-11-02', spent: 12.34 });
  await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [day] });
  expect(spendOf(await report(token))).toEqual([['', 12.34]]);
  await addAd(server, token, { name: 'Only one', campaign_id: id });
  const numbers = [day.impressions, day.clicks, day.conversions, day.spent, day.revenue].join(' ');
  await imported(token, row('2026-11-02', 'Summer', 'Only one', numbers));
  expect(spendOf(await report(token))).toEqual([['Only one', 12.34]]);
});

it('tells ads after the first 500 together, over more campaigns than are read at once', async () => {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token, { name: 'Many' });
  const ad = await addAd(server, token, { name: 'First', campaign_id: id });
  await server.database.run(
    `insert into campaigns (id, workspace_id, created_by, name, status, platform, budget_cents, created_at, updated_at)
     select gen_random_uuid(), workspace_id, created_by, 'Copy ' || n, status, platform, n, created_at, updated_at
     from campaigns, generate_series(1, 502) n where id = $1`,
    [id],
  );
  await server.database.run(
    `insert into ads (id, workspace_id, campaign_id, name, contents, artwork, headline, subheadline, body, cta, revision, created_at, updated_at)
     select gen_random_uuid(), ads.workspace_id, c.id, 'Ad of ' || c.name, contents, artwork, headline, subheadline, body, cta, ads.revision, ads.created_at, ads.updated_at
     from ads, campaigns c where ads.id = $1 and c.name like 'Copy %'`,
    [ad.id],
  );
  await server.database.run(
    `insert into campaign_days (campaign_id, day, spent_cents)
     select id, '2026-11-02', budget_cents + 1 from campaigns where name like 'Copy %'`,
  );
  await server.database.run(
    `insert into ad_days (campaign_id, day, ad_id, spent_cents)
     select c.id, '2026-11-02', ads.id, budget_cents from campaigns c join ads on ads.campaign_id = c.id where c.name like 'Copy %'`,
  );
  // Few days of a month, because kept sums know nothing of numbers that came past the API.
  const { rows, rest, total } = await report(token, 'by=ad&from=2026-11-02&to=2026-11-05&compare=previous_period');
  expect(rows).toHaveLength(501);
  expect(rows[0]).toMatchObject({ name: 'Ad of Copy 502', campaign_name: 'Copy 502', results: { spent: 5.02 } });
  expect(rows[500]).toMatchObject({ key: '', results: { spent: 5.02 } });
  expect(rest).toMatchObject({ campaigns: 2, results: { spent: 0.03 }, before: { spent: 0 } });
  expect(total?.spent).toBe((502 * 503) / 2 / 100 + 5.02);
});

it.each([
  ['2026-10-01', '2026-11-30'],
  ['2026-10-16', '2026-11-29'],
  ['2026-11-02', '2026-12-03'],
  ['2026-10-14', '2026-11-02'],
  ['2025-12-01', '2026-11-27'],
])('has from %s to %s what the days add up to', async (from, to) => {
  const { token, coffee } = await aFilledAccount();
  const found = await report(token, `by=ad&from=${from}&to=${to}&campaign_id=${coffee.id}`);
  const answer = await server.call('GET', `/campaigns/${coffee.id}/ad-results?from=${from}&to=${to}`, { token });
  const { ads, not_by_ad: rest } = answer.json<WireTypes['AdResults']>();
  const byName = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]));
  const added = [...ads.map((ad) => [ad.name, numbersIn(ad)]), ...(rest ? [['', numbersIn(rest)]] : [])];
  const rows = found.rows.map(({ key, name, results }) => [key && name, numbersIn(results)]);
  expect(rows.sort(byName)).toEqual(added.sort(byName));
});

it('says nothing of a campaign whose numbers are all around the period', async () => {
  const { token } = await aFilledAccount();
  const { total, rows } = await report(token, 'by=ad&from=2026-11-04&to=2026-11-29');
  expect([total, rows]).toEqual([null, []]);
});

it('is handed on as CSV with the campaigns of the ads', async () => {
  const { token } = await aFilledAccount();
  const csv = await server.call('GET', `/analytics/report/export?${november}`, { token });
  const lines = csv.body.trim().split('\r\n');
  expect(lines[0]).toMatch(/^﻿?"Ad","Campaign","Spend","Impressions"/);
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
    ['"Green leaves"', '"Tea"', '77.77'],
    ['"Fresh beans"', '"Coffee"', '25.67'],
    ['"Warm mugs"', '"Coffee"', '10.33'],
    ['"Not by ad"', '', '5.01'],
    ['"Total"', '', '118.78'],
  ]);
});
