import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adKey, utmContentOf } from '../../../ad-kit/bulk-files/adKey';
import type { WireTypes } from '../../contract/handlers';
import { aDay, addAd, addCampaign, addTeam, signUp } from '../../testing/builders';
import { resources } from '../../testing/testResources';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Results = WireTypes['AdResults'];

const heading = 'date,campaign,ad name,ad group,final url,impressions,clicks,conversions,spend,revenue';

/** A row of a report; the numbers are impressions, clicks, conversions, spend, and revenue. */
const row = (date: string, numbers: string, { name = '', group = '', url = '', campaign = 'Brand' } = {}) =>
  [date, campaign, name, group, url, numbers.replaceAll(' ', ',')].join(',');

const file = (...rows: string[]) => [heading, ...rows].join('\n');

async function imported(token: string, csv: string, asked: Partial<WireTypes['ReportImport']> = {}) {
  const answer = await server.call('POST', '/reports/import', { token, body: { csv, ...asked } });
  expect(answer.statusCode).toBe(200);
  return answer.json<WireTypes['ReportImportResult']>().campaigns;
}

const resultsOf = async (token: string, id: string, query = '') => {
  const answer = await server.call('GET', `/campaigns/${id}/ad-results${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Results>();
};

/** Impressions, clicks, conversions, spend, and revenue, as `row` has them. */
const numbersIn = (of: WireTypes['NumbersNotByAd'] | null) =>
  of && [of.impressions, of.clicks, of.conversions, of.spent, of.revenue].join(' ');

const told = async (token: string, id: string, query?: string) => {
  const { ads, not_by_ad: rest } = await resultsOf(token, id, query);
  return { ...Object.fromEntries(ads.map((ad) => [ad.name, numbersIn(ad)])), rest: numbersIn(rest) };
};

const totalsOf = async (token: string, id: string) => {
  const of = (await server.call('GET', `/campaigns/${id}`, { token })).json<WireTypes['Campaign']>();
  return [of.impressions, of.clicks, of.conversions, of.spent, of.revenue].join(' ');
};

const takeBackNewest = async (token: string) => {
  const [newest] = (await server.call('GET', '/reports/imports', { token })).json<WireTypes['PastImport'][]>();
  const answer = await server.call('POST', `/reports/imports/${newest?.id}/take-back`, { token });
  expect(answer.statusCode).toBe(200);
};

async function anAccount() {
  const { token } = await signUp(server);
  const campaign = await addCampaign(server, token, { name: 'Brand' });
  const beans = await addAd(server, token, { name: 'Fresh beans', campaign_id: campaign.id });
  const mugs = await addAd(server, token, { name: 'Warm mugs', campaign_id: campaign.id });
  const keyOf = (ad: { id: string; name: string }) => adKey(ad, 'facebook_feed');
  return { token, campaign, beans, mugs, keyOf };
}

/** Two ads, and a row of neither, on one day. */
const firstDay = file(
  row('2026-11-01', '1000 50 2 25.50 80', { name: 'Fresh beans' }),
  row('2026-11-01', '500 10 0 10.25 0', { name: 'warm  mugs' }),
  row('2026-11-01', '100 1 1 5 20', { name: 'Somebody else’s' }),
);
const firstNumbers = { 'Fresh beans': '1000 50 2 25.5 80', 'Warm mugs': '500 10 0 10.25 0', rest: '100 1 1 5 20' };

const sums =
  'sum(impressions) as impressions, sum(clicks) as clicks, sum(conversion_hundredths) as conversions, sum(spent_cents) as spent, sum(revenue_cents) as revenue';

/** Rows in their order, with text in place of dates and large numbers. */
const rowsOf = async (query: string) =>
  JSON.parse(JSON.stringify((await server.database.run(`${query} order by 1, 2, 3`)).rows)) as unknown[];
const monthsKept = () =>
  rowsOf(
    `select campaign_id, month::text, ad_id, sum(day_count)::int as days, ${sums} from ad_months group by 1, 2, 3`,
  );

// Whatever a test did, the sums that are kept by month are those of the days.
afterEach(async () => {
  const added = await rowsOf(
    `select campaign_id, date_trunc('month', day)::date::text as month, ad_id, count(*)::int as days, ${sums} from ad_days group by 1, 2, 3`,
  );
  expect(await monthsKept()).toEqual(added);
});

it('has months of what was imported before months were kept', async () => {
  const { token } = await anAccount();
  await imported(token, firstDay);
  await imported(token, file(row('2026-10-31', '1 1 1 1 1', { name: 'Fresh beans' })));
  const kept = await monthsKept();
  expect(kept).toHaveLength(3);
  await server.database.run('delete from ad_months');
  const migration = await readFile(path.join(resources.migrations, '0031_ad_months.sql'), 'utf8');
  await server.database.run(migration.split('--> statement-breakpoint').at(-1) ?? '');
  expect(await monthsKept()).toEqual(kept);
});

it('gives rows to their campaign as ever, and to its ads by key, name, and link', async () => {
  const { token, campaign, beans, mugs, keyOf } = await anAccount();
  const content = utmContentOf(adKey(mugs, 'google_search'), '-');
  const [one] = await imported(
    token,
    file(
      row('2026-11-01', '1000 50 2 25.50 80', { name: keyOf(beans) }),
      row('2026-11-01', '10 1 0 0.50 0', { group: keyOf(beans) }),
      row('2026-11-01', '500 10 0 10.25 0', { name: 'Warm mugs' }),
      row('2026-11-02', '200 4 1 3 9', { name: 'Renamed', url: `https://a.example/?utm_content=${content}` }),
      row('2026-11-02', '70 7 0 7 0', { name: 'Unknown' }),
      row('2026-11-02', '30 3 0 3 0'),
    ),
  );
  expect(one?.ads).toEqual({ recognized: 2, not_recognized: 1 });
  expect(await totalsOf(token, campaign.id)).toBe('1810 75 3 49.25 89');
  expect(await told(token, campaign.id)).toEqual({
    'Fresh beans': '1010 51 2 26 80',
    'Warm mugs': '700 14 1 13.25 9',
    rest: '100 10 0 10 0',
  });
  expect(await told(token, campaign.id, '?from=2026-11-02')).toEqual({
    'Warm mugs': '200 4 1 3 9',
    rest: '100 10 0 10 0',
  });
  const { ads } = await resultsOf(token, campaign.id);
  expect(ads[1]).toMatchObject({ ad_id: mugs.id, ctr: 2, cpc: 0.95, conversion_rate: 7.14, cpa: 13.25, roas: 0.68 });
});

it('knows a key after the ad got another name, and guesses at nothing', async () => {
  const { token, campaign, beans, keyOf } = await anAccount();
  const key = keyOf(beans);
  await server.call('PUT', `/ads/${beans.id}`, { token, body: { name: 'Warm mugs', revision: 1 } });
  const [one] = await imported(
    token,
    file(
      row('2026-11-01', '10 1 0 1 0', { name: key }),
      row('2026-11-01', '20 2 0 2 0', { name: 'Warm mugs' }),
      row('2026-11-01', '30 3 0 3 0', { group: 'Fresh beans' }),
      row('2026-11-01', '40 4 0 4 0', { name: `${key} - Copy` }),
    ),
  );
  expect(one?.ads).toEqual({ recognized: 1, not_recognized: 3 });
  expect(await told(token, campaign.id)).toEqual({ 'Warm mugs': '10 1 0 1 0', rest: '90 9 0 9 0' });
});

it('gives nothing to ads of other campaigns, teams, and accounts, whatever key a row has', async () => {
  const { token, campaign, keyOf } = await anAccount();
  const team = await addTeam(server, token);
  const elsewhere = await addCampaign(server, token, { name: 'Elsewhere' }, team.id);
  const ofTeam = await addAd(server, token, { name: 'Team ad', campaign_id: elsewhere.id }, team.id);
  const free = await addAd(server, token, { name: 'Free', campaign_id: null });
  const stranger = await anAccount();
  const rows = [ofTeam, free, stranger.beans].map((ad) => row('2026-11-01', '10 1 0 1 0', { name: keyOf(ad) }));
  const [one] = await imported(token, file(...rows));
  expect(one?.ads).toEqual({ recognized: 0, not_recognized: 3 });
  expect(await told(token, campaign.id)).toEqual({ rest: '30 3 0 3 0' });
  expect(await told(stranger.token, stranger.campaign.id)).toEqual({ rest: null });
  const answer = await server.call('GET', `/campaigns/${campaign.id}/ad-results`, { token: stranger.token });
  expect(answer.statusCode).toBe(404);
  expect(await told(token, elsewhere.id)).toEqual({ rest: null });
});

it('changes nothing when the same file comes again', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const [again] = await imported(token, firstDay);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
});

it('lets a newer file replace the ads of its days, and leaves other days alone', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  await imported(token, file(row('2026-11-02', '10 1 0 1 0', { name: 'Fresh beans' })));
  const newer = file(
    row('2026-11-01', '1100 55 2 26 80', { name: 'Warm mugs' }),
    row('2026-11-03', '5 0 0 0 0', { name: 'Warm mugs' }),
  );
  const [one] = await imported(token, newer);
  expect(one).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  const newest = { 'Fresh beans': '10 1 0 1 0', 'Warm mugs': '1105 55 2 26 80', rest: null };
  expect(await told(token, campaign.id)).toEqual(newest);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ ...firstNumbers, 'Fresh beans': '1010 51 2 26.5 80' });
});

it('forgets the ads of a day whose numbers come without ads, until that is undone', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const without = 'date,campaign,impressions,clicks\n2026-11-01,Brand,1700,70';
  await imported(token, without);
  expect(await told(token, campaign.id)).toEqual({ rest: '1700 70 3 40.75 100' });
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  const typed = aDay({ date: '2026-11-01', impressions: 1, clicks: 1, conversions: 0, spent: 1, revenue: 0 });
  await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: [typed] });
  expect(await told(token, campaign.id)).toEqual({ rest: '1 1 0 1 0' });
});

it('keeps the ads of a day where a file without ads says the same', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const [same] = await imported(token, 'date,campaign,impressions,clicks\n2026-11-01,Brand,1600,61');
  expect(same).toMatchObject({ unchanged: 1, ads: null });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
});

it('adds ads to a day that has its numbers already, and takes them away again', async () => {
  const { token, campaign } = await anAccount();
  await imported(
    token,
    'date,campaign,impressions,clicks,conversions,spend,revenue\n2026-11-01,Brand,1600,61,3,40.75,100',
  );
  expect(await told(token, campaign.id)).toEqual({ rest: '1600 61 3 40.75 100' });
  const [one] = await imported(token, firstDay);
  expect(one).toMatchObject({ added: 0, changed: 1 });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ rest: '1600 61 3 40.75 100' });
  expect(await totalsOf(token, campaign.id)).toBe('1600 61 3 40.75 100');
});

it('undoes a first import, and goes with a removed day', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  await takeBackNewest(token);
  expect(await told(token, campaign.id)).toEqual({ rest: null });
  await imported(token, firstDay);
  const gone = await server.call('DELETE', `/campaigns/${campaign.id}/metrics/2026-11-01`, { token });
  expect(gone.statusCode).toBe(204);
  expect(await told(token, campaign.id)).toEqual({ rest: null });
});

it('never gives ads more than the day, however cents are rounded', async () => {
  const { token, campaign } = await anAccount();
  const csv = file(
    row('2026-11-01', '10 1 0.335 0.005 0', { name: 'Fresh beans' }),
    row('2026-11-01', '10 1 0.335 0.005 0', { name: 'Warm mugs' }),
  );
  await imported(token, csv);
  expect(await totalsOf(token, campaign.id)).toBe('20 2 0.67 0.01 0');
  expect(await told(token, campaign.id)).toEqual({
    'Fresh beans': '10 1 0.34 0.01 0',
    'Warm mugs': '10 1 0.33 0 0',
    rest: null,
  });
});

it('counts a deleted ad’s part as nobody’s, until it is restored', async () => {
  const { token, campaign, beans } = await anAccount();
  await imported(token, firstDay);
  await server.call('DELETE', `/ads/${beans.id}`, { token });
  expect(await told(token, campaign.id)).toEqual({ 'Warm mugs': '500 10 0 10.25 0', rest: '1100 51 3 30.5 100' });
  await server.call('POST', `/ads/${beans.id}/restore`, { token });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  await server.database.run('delete from ads where id = $1', [beans.id]);
  expect(await told(token, campaign.id)).toEqual({ 'Warm mugs': '500 10 0 10.25 0', rest: '1100 51 3 30.5 100' });
  expect(await totalsOf(token, campaign.id)).toBe('1600 61 3 40.75 100');
});

it('goes with its campaign to another workspace, and away with it', async () => {
  const { token, campaign } = await anAccount();
  await imported(token, firstDay);
  const team = await addTeam(server, token);
  await server.call('POST', `/campaigns/${campaign.id}/move`, { token, body: { team_id: team.id } });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  expect((await server.call('DELETE', `/campaigns/${campaign.id}`, { token })).statusCode).toBe(204);
  expect((await server.database.run('select 1 from ad_days')).rows).toEqual([]);
});

it('says nothing of an ad that went to another workspace with another campaign', async () => {
  const { token, campaign, beans } = await anAccount();
  await imported(token, firstDay);
  const other = await addCampaign(server, token, { name: 'Other' });
  await server.call('PUT', `/ads/${beans.id}`, { token, body: { campaign_id: other.id, revision: 1 } });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  const team = await addTeam(server, token);
  await server.call('POST', `/campaigns/${other.id}/move`, { token, body: { team_id: team.id } });
  expect(await told(token, campaign.id)).toEqual({ 'Warm mugs': '500 10 0 10.25 0', rest: '1100 51 3 30.5 100' });
});

it('does the same with a file on one campaign’s page', async () => {
  const { token, campaign, mugs } = await anAccount();
  const send = async (dryRun: boolean) => {
    const body = { csv: firstDay, dry_run: dryRun };
    const answer = await server.call('POST', `/campaigns/${campaign.id}/metrics/import`, { token, body });
    return answer.json<WireTypes['MetricsImportReport']>().ads;
  };
  expect(await send(true)).toEqual({ recognized: 2, not_recognized: 1 });
  expect(await told(token, campaign.id)).toEqual({ rest: null });
  expect(await send(false)).toEqual({ recognized: 2, not_recognized: 1 });
  expect(await told(token, campaign.id)).toEqual(firstNumbers);
  const home = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
  expect(home.campaigns[0]?.ad_metrics).toHaveLength(2);
  expect(home.campaigns[0]?.ad_metrics).toContainEqual({
    ad_id: mugs.id,
    date: '2026-11-01',
    impressions: 500,
    clicks: 10,
    conversions: 0,
    spent: 10.25,
    revenue: 0,
  });
});

describe('a campaign of a file that only its links name', () => {
  const url = 'https://a.example/?utm_campaign=spring-sale';

  it('goes to the only open one of that name', async () => {
    const { token } = await anAccount();
    const spring = await addCampaign(server, token, { name: 'Spring Sale' });
    const csv = file(row('2026-11-01', '10 1 0 1 0', { url, campaign: 'SP_2026' }));
    expect(await imported(token, csv)).toMatchObject([{ campaign_id: spring.id, matched_by: 'utm', added: 1 }]);
  });

  it('goes nowhere where two have the name, two want it, or the links differ', async () => {
    const { token } = await anAccount();
    await addCampaign(server, token, { name: 'Spring Sale' });
    const other = url.replace('spring', 'autumn');
    const two = ['One', 'Two'].map((campaign) => row('2026-11-01', '10 1 0 1 0', { url, campaign }));
    const mixed = [url, other].map((link) => row('2026-11-01', '10 1 0 1 0', { url: link, campaign: 'Mixed' }));
    for (const rows of [two, mixed]) {
      const found = await imported(token, file(...rows), { dry_run: true });
      expect(new Set(found.map(({ matched_by: how }) => how))).toEqual(new Set([null]));
    }
    await addCampaign(server, token, { name: 'spring_sale' });
    const one = file(row('2026-11-01', '10 1 0 1 0', { url, campaign: 'One' }));
    expect(await imported(token, one, { dry_run: true })).toMatchObject([{ matched_by: null }]);
  });

  it('goes by its name and by what a person said before', async () => {
    const { token, campaign } = await anAccount();
    const spring = await addCampaign(server, token, { name: 'Spring Sale' });
    const named = file(row('2026-11-01', '10 1 0 1 0', { url, campaign: 'Brand' }));
    expect(await imported(token, named)).toMatchObject([{ campaign_id: campaign.id, matched_by: 'name' }]);
    const csv = file(row('2026-11-01', '10 1 0 1 0', { url, campaign: 'SP_2026' }));
    const targets = [{ campaign: 'SP_2026', campaign_id: campaign.id }];
    await imported(token, csv, { targets });
    expect(await imported(token, csv)).toMatchObject([{ campaign_id: campaign.id, matched_by: 'memory' }]);
    expect(spring.id).not.toBe(campaign.id);
  });
});
