import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type PastImport = WireTypes['PastImport'];

const report = [
  'date,campaign,impressions,clicks,spend',
  '2026-11-01,Brand,1000,50,25.50',
  '2026-11-02,Brand,800,40,20.00',
  '2026-11-01,Retargeting,500,10,60.00',
].join('\n');

const importReport = async (token: string, csv = report) =>
  server.call('POST', '/reports/import', { token, body: { csv, file_name: 'november.csv' } });

const importsOf = async (token: string) =>
  (await server.call('GET', '/reports/imports', { token })).json<PastImport[]>();

const takeBack = (token: string, id: string | undefined) =>
  server.call('POST', `/reports/imports/${id}/take-back`, { token });

const daysOf = async (token: string, id: string) =>
  (await server.call('GET', `/campaigns/${id}/metrics`, { token })).json<WireTypes['DailyMetrics'][]>();

/** What the account and its campaigns are said to have spent, wherever that is added up. */
async function sums(token: string) {
  const read = async (path: string) => (await server.call('GET', path, { token })).json<Record<string, unknown>>();
  const campaigns = (await server.call('GET', '/campaigns', { token })).json<WireTypes['Campaign'][]>();
  const { total_spent: account } = await read('/analytics/overview');
  const { totals } = await read('/analytics/report?from=2026-11-01&to=2026-11-30&breakdown=month');
  return { campaigns: campaigns.map(({ name, spent }) => [name, spent]).toSorted(), account, totals };
}

async function anAccount() {
  const { token } = await signUp(server);
  const brand = await addCampaign(server, token, { name: 'Brand' });
  const retargeting = await addCampaign(server, token, { name: 'Retargeting' });
  const stored = aDay({ date: '2026-11-02', impressions: 1, clicks: 1, conversions: 0.5, spent: 7, revenue: 9 });
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, { token, body: [stored] });
  return { token, brand, retargeting, stored };
}

it('lists who imported what, the newest first', async () => {
  const { token, brand } = await anAccount();
  await importReport(token);
  const csv = 'date,clicks\n2026-11-05,7\nyesterday,1';
  await server.call('POST', `/campaigns/${brand.id}/metrics/import`, { token, body: { csv, file_name: 'one.csv' } });
  const [one, all, ...others] = await importsOf(token);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ file_name: 'one.csv', campaigns: 1, campaign: { id: brand.id, name: 'Brand' } });
  expect(one).toMatchObject({ added: 1, changed: 0, unchanged: 0, refused: 1, can_be_taken_back: true });
  expect(all).toMatchObject({ file_name: 'november.csv', campaigns: 2, campaign: null, taken_back_at: null });
  expect(all).toMatchObject({ added: 2, changed: 1, unchanged: 0, refused: 0, can_be_taken_back: true });
  expect(all?.imported_by).toBeTruthy();
});

it('says nothing of a dry run, and of a refused file', async () => {
  const { token } = await anAccount();
  await server.call('POST', '/reports/import', { token, body: { csv: report, dry_run: true } });
  await importReport(token, 'no report');
  expect(await importsOf(token)).toEqual([]);
});

it('takes an import back: every day and every sum is as before', async () => {
  const { token, brand, retargeting, stored } = await anAccount();
  const before = await sums(token);
  await importReport(token);
  expect(await sums(token)).not.toEqual(before);
  const [past] = await importsOf(token);
  const answer = await takeBack(token, past?.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ can_be_taken_back: false, taken_back_at: expect.any(String) as string });
  expect(await daysOf(token, brand.id)).toEqual([stored]);
  expect(await daysOf(token, retargeting.id)).toEqual([]);
  expect(await sums(token)).toEqual(before);
  expect(await importsOf(token)).toEqual([answer.json()]);
  const again = await takeBack(token, past?.id);
  expect(again.json()).toMatchObject({ code: 'import_overwritten', detail: 'This import was undone already.' });
});

it.each<[string, (token: string, brandId: string) => Promise<unknown>]>([
  ['a newer file', (token) => importReport(token, report.replace('25.50', '26'))],
  [
    'a typed day',
    (token, id) => server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay({ date: '2026-11-01' })] }),
  ],
  ['a removed day', (token, id) => server.call('DELETE', `/campaigns/${id}/metrics/2026-11-01`, { token })],
])('stays once %s has changed one of its days', async (_name, change) => {
  const { token, brand, retargeting } = await anAccount();
  await importReport(token);
  const first = (await importsOf(token)).at(-1);
  await change(token, brand.id);
  const after = await daysOf(token, retargeting.id);
  const answer = await takeBack(token, first?.id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'import_overwritten',
    detail: 'Newer numbers have replaced some of this import, so it stays.',
  });
  expect((await importsOf(token)).at(-1)).toMatchObject({ can_be_taken_back: false, taken_back_at: null });
  expect(await daysOf(token, retargeting.id)).toEqual(after);
});

it('can be taken back after the same file came again, which changed nothing', async () => {
  const { token } = await anAccount();
  await importReport(token);
  await importReport(token);
  const [same, first] = await importsOf(token);
  expect(same).toMatchObject({ added: 0, changed: 0, unchanged: 3, can_be_taken_back: false });
  expect((await takeBack(token, same?.id)).json()).toMatchObject({ detail: 'This import changed nothing.' });
  expect((await takeBack(token, first?.id)).statusCode).toBe(200);
});

it('stays while one of its campaigns is completed', async () => {
  const { token, brand, retargeting } = await anAccount();
  await importReport(token);
  const body = { action: 'complete', ids: [brand.id] };
  const completed = await server.call('POST', '/campaigns/bulk', { token, body });
  expect(completed.statusCode).toBe(200);
  const [past] = await importsOf(token);
  const answer = await takeBack(token, past?.id);
  expect(answer.json()).toMatchObject({ code: 'campaign_completed' });
  expect(await daysOf(token, retargeting.id)).toHaveLength(1);
});

it('leaves deleted campaigns out', async () => {
  const { token, brand, retargeting, stored } = await anAccount();
  await importReport(token);
  await server.call('DELETE', `/campaigns/${retargeting.id}`, { token });
  const [past] = await importsOf(token);
  expect((await takeBack(token, past?.id)).statusCode).toBe(200);
  expect(await daysOf(token, brand.id)).toEqual([stored]);
});

it('does not reach campaigns that have moved into a team', async () => {
  const { token, brand } = await anAccount();
  const team = (await server.call('POST', '/teams', { token, body: { name: 'Halden' } })).json<{ id: string }>();
  await importReport(token);
  const moved = await server.call('POST', `/campaigns/${brand.id}/move`, { token, body: { team_id: team.id } });
  expect(moved.statusCode).toBe(200);
  const days = await daysOf(token, brand.id);
  const [past] = await importsOf(token);
  expect((await takeBack(token, past?.id)).json()).toMatchObject({ code: 'import_overwritten' });
  expect(await daysOf(token, brand.id)).toEqual(days);
});

it('keeps the newest 500', async () => {
  const { token, user } = await signUp(server);
  await addCampaign(server, token, { name: 'Brand' });
  await server.database.run(
    `insert into report_imports (id, workspace_id, campaign_count, added, changed, unchanged, refused, created_at)
     select gen_random_uuid(), $1, 0, 0, 0, 0, 0, now() - interval '1 year' - n * interval '1 minute'
     from generate_series(1, 500) n`,
    [user.id],
  );
  await importReport(token);
  const answer = await server.call('GET', '/reports/imports?limit=1', { token });
  expect(answer.headers['x-total-count']).toBe('500');
  expect(answer.json()).toMatchObject([{ file_name: 'november.csv' }]);
});
