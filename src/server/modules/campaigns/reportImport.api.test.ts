import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { threeCampaigns, useReportImports } from '../../testing/reportImports';

const { anAccount, imported, send, server } = useReportImports();

/** Where the campaigns of an answer go, and what that does. */
const told = ({ campaigns }: WireTypes['ReportImportResult']) =>
  campaigns.map(({ totals, campaign_name: to, added, changed, unchanged, refused }) => [
    totals.name,
    to,
    [added, changed, unchanged, refused].join(' '),
  ]);

const spentOf = async (token: string, id: string) =>
  (await server.call('GET', `/campaigns/${id}`, { token })).json<WireTypes['Campaign']>().spent;

it('goes to campaigns of the same name, leaves the others out, and stores nothing as a dry run', async () => {
  const { token, brand } = await anAccount();
  const preview = await imported(token, { dry_run: true });
  expect(preview.stored).toBe(false);
  expect(told(preview)).toEqual([
    ['Retargeting', null, '0 0 0 0'],
    ['Brand Search', 'brand  search', '2 0 0 0'],
    ['Summer Sale', null, '0 0 0 0'],
  ]);
  expect(preview.campaigns[1]?.totals).toMatchObject({ rows: 2, spent: 45.5, clicks: 90, conversions: 3 });
  expect(await spentOf(token, brand.id)).toBe(0);
});

it('stores every campaign in one go, and nothing the second time', async () => {
  const { token, brand, other } = await anAccount();
  const targets = [
    { campaign: 'Retargeting', campaign_id: other.id.toUpperCase() },
    { campaign: 'Summer Sale', new_platform: 'google' as const },
  ];
  const first = await imported(token, { targets });
  expect(told(first)).toEqual([
    ['Retargeting', 'Win-back', '1 0 0 0'],
    ['Brand Search', 'brand  search', '2 0 0 0'],
    ['Summer Sale', 'Summer Sale', '1 0 0 0'],
  ]);
  expect(first.campaigns[2]).toMatchObject({ is_new: true, campaign_id: expect.any(String) as string });
  expect(await spentOf(token, brand.id)).toBe(45.5);
  expect(await spentOf(token, other.id)).toBe(60);
  const overview = await server.call('GET', '/analytics/overview', { token });
  expect(overview.json()).toMatchObject({ total_spent: 109.75, total_clicks: 105, total_conversions: 4 });
  const report = await server.call('GET', '/analytics/report?from=2026-11-01&to=2026-11-03', { token });
  expect(report.json()).toMatchObject({ total: { spent: 109.75, revenue: 132 } });
  // Now the new one is known by its name.
  const again = await imported(token, { targets: targets.slice(0, 1) });
  expect(told(again)).toEqual([
    ['Retargeting', 'Win-back', '0 0 1 0'],
    ['Brand Search', 'brand  search', '0 0 2 0'],
    ['Summer Sale', 'Summer Sale', '0 0 1 0'],
  ]);
});

it('replaces days that a newer file has again, and keeps what it has no column for', async () => {
  const { token, brand } = await anAccount();
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, {
    token,
    body: [aDay({ date: '2026-11-01', spent: 1, revenue: 99, clicks: 7 })],
  });
  const csv = 'date,campaign,spend\n2026-11-01,Brand Search,25.5\n2026-11-02,Brand Search,20';
  expect(told(await imported(token, { csv }))).toEqual([['Brand Search', 'brand  search', '1 1 0 0']]);
  const { spent, revenue, clicks } = (await server.call('GET', `/campaigns/${brand.id}`, { token })).json<
    WireTypes['Campaign']
  >();
  expect({ spent, revenue, clicks }).toEqual({ spent: 45.5, revenue: 99, clicks: 7 });
});

it('asks which of two campaigns of one name is meant, and takes the one that isn’t completed', async () => {
  const { token } = await signUp(server);
  const first = await addCampaign(server, token, { name: 'Brand Search' });
  const second = await addCampaign(server, token, { name: 'Brand Search' });
  const toOf = async () => (await imported(token, { dry_run: true })).campaigns[1];
  expect(await toOf()).toMatchObject({ campaign_id: null, added: 0 });
  await server.call('PUT', `/campaigns/${first.id}`, { token, body: { status: 'completed' } });
  expect(await toOf()).toMatchObject({ campaign_id: second.id, added: 2 });
});

it('says why a completed campaign gets nothing, and which rows it can’t read', async () => {
  const { token, other } = await anAccount();
  await server.call('PUT', `/campaigns/${other.id}`, { token, body: { status: 'completed' } });
  const csv = 'date,campaign,clicks\n2026-11-01,Win-back,5\n2026-11-01,Brand Search,5\n2026-11-99,Brand Search,5';
  const { campaigns } = await imported(token, { csv, dry_run: true });
  expect(campaigns.map(({ problem, refused, faults }) => ({ problem, refused, faults }))).toEqual([
    {
      problem: null,
      refused: 1,
      faults: [{ line: 4, message: '"2026-11-99" isn’t a valid date. Use the format 2026-11-01.' }],
    },
    {
      problem: 'This campaign is completed, so it’s read-only. Choose another one, or leave it out.',
      refused: 0,
      faults: [],
    },
  ]);
});

it('asks what a file leaves open, and stores nothing before', async () => {
  const { token } = await anAccount();
  const csv = 'date,campaign,cost (EUR)\n11/1/2026,Brand Search,5\n11/2/2026,Brand Search,6';
  const open = await imported(token, { csv, dry_run: true });
  expect(open.file.questions).toEqual(['date_order', 'currency']);
  expect(open.campaigns).toEqual([]);
  const refused = await send(token, { csv });
  expect(refused.statusCode).toBe(422);
  const answered = await imported(token, { csv, date_order: 'month_first', rate: 1.1 });
  expect(told(answered)).toEqual([['Brand Search', 'brand  search', '2 0 0 0']]);
});

it('says so of a file that names no campaigns', async () => {
  const { token } = await anAccount();
  const { problem } = await imported(token, { csv: 'date,clicks\n2026-11-01,5', dry_run: true });
  expect(problem).toBe(
    'This file doesn’t name its campaigns. Choose the column that does, or import it on its campaign’s page.',
  );
  expect((await send(token, { csv: 'date,clicks\n2026-11-01,5' })).statusCode).toBe(422);
});

it.each<[string, (ids: string[]) => WireTypes['ReportTarget'][], string]>([
  [
    'two campaigns of the file to one',
    ([id]) => [
      { campaign: 'Retargeting', campaign_id: id },
      { campaign: 'Brand Search', campaign_id: id },
    ],
    'Two campaigns of the file can’t go to the same campaign.',
  ],
  [
    'one campaign of the file twice',
    () => [{ campaign: 'Retargeting' }, { campaign: 'Retargeting' }],
    'Send each campaign of the file once.',
  ],
  [
    'a campaign and a new one',
    ([id]) => [{ campaign: 'Retargeting', campaign_id: id, new_platform: 'google' }],
    'Choose a campaign or make a new one, not both.',
  ],
  [
    'a name that is too long',
    () => [{ campaign: 'x'.repeat(121), new_platform: 'google' }],
    'A new campaign’s name has 1 to 120 characters. Choose a campaign, or leave it out.',
  ],
  [
    'fifty-one new ones',
    () => Array.from({ length: 51 }, (_, index) => ({ campaign: `No. ${index}`, new_platform: 'google' as const })),
    'At most 50 campaigns can be created at once.',
  ],
])('refuses %s', async (_what, targetsOf, message) => {
  const { token, brand } = await anAccount();
  const answer = await send(token, { targets: targetsOf([brand.id]) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<WireTypes['Problem']>().detail).toContain(message);
});

it('never goes to somebody else’s campaign', async () => {
  const { token } = await anAccount();
  const stranger = await anAccount();
  const answer = await send(token, { targets: [{ campaign: 'Retargeting', campaign_id: stranger.brand.id }] });
  expect(answer.statusCode).toBe(404);
  expect(told(await imported(token)).filter(([, to]) => to !== null)).toHaveLength(1);
  expect(await spentOf(stranger.token, stranger.brand.id)).toBe(0);
});

it('counts right where two files of 500 campaigns come at once', async () => {
  const { token, other } = await anAccount();
  await server.database.run(
    `insert into campaigns (id, workspace_id, created_by, name, status, platform, budget_cents, created_at, updated_at)
     select gen_random_uuid(), workspace_id, created_by, 'No. ' || n, status, platform, 0, created_at, updated_at
     from campaigns, generate_series(1, 500) n where id = $1`,
    [other.id],
  );
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `2026-10-${String((index % 10) + 10)},No. ${Math.floor(index / 10) + 1},1.01`,
  );
  const csv = ['date,campaign,spend', ...rows].join('\n');
  const answers = await Promise.all([send(token, { csv }), send(token, { csv })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const overview = await server.call('GET', '/analytics/overview', { token });
  expect(overview.json()).toMatchObject({ total_spent: 5050 });
});

describe('where the plan has no advanced analytics', () => {
  const free = useTestServer({ config: { defaultPlan: 'free' } });

  it('is refused with the plans that do', async () => {
    const { token } = await signUp(free);
    const answer = await free.call('POST', '/reports/import', { token, body: { csv: threeCampaigns } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'plan_required' });
  });
});

describe('on a plan with few campaigns', () => {
  const pro = useTestServer({ config: { defaultPlan: 'pro' } });

  it('stores nothing where there is no room for the new ones', async () => {
    const { token } = await signUp(pro);
    await addCampaign(pro, token);
    const names = Array.from({ length: 50 }, (_, index) => `No. ${index}`);
    const csv = ['date,campaign,spend', ...names.map((name) => `2026-11-01,${name},1`)].join('\n');
    const targets = names.map((campaign) => ({ campaign, new_platform: 'google' }));
    const answer = await pro.call('POST', '/reports/import', { token, body: { csv, targets } });
    expect(answer.json()).toMatchObject({ code: 'plan_limit' });
    expect((await pro.call('GET', '/campaigns', { token })).json()).toHaveLength(1);
  });
});
