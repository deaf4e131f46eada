import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adKey, utmContentOf } from '../../../ad-kit/bulk-files/adKey';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addTeam } from '../../testing/builders';
import { resources } from '../../testing/testResources';
import { file, firstDay, firstNumbers, row, useAdNumbers } from '../../testing/adNumbers';

const { anAccount, imported, monthsKept, resultsOf, server, told, totalsOf } = useAdNumbers();

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
