import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const csv = [
  'date,campaign,clicks,spend',
  '2026-11-01,Brand,50,25.50',
  '2026-11-02,Brand,40,20.00',
  '2026-11-03,Brand,30,ten',
  '2026-11-04,Brand,20,5.00',
  '2026-11-01,Summer,9,1.00',
].join('\n');

async function anAccount() {
  const { token } = await signUp(server);
  const brand = await addCampaign(server, token, { name: 'Brand' });
  const days = [
    aDay({ date: '2026-11-02', impressions: 7, clicks: 40, spent: 20 }),
    aDay({ date: '2026-11-04', impressions: 8, clicks: 21, spent: 5 }),
  ];
  await server.call('PUT', `/campaigns/${brand.id}/metrics`, { token, body: days });
  return { token, brand, days };
}

/** The contract fills in what is left out. */
type Page = Partial<Omit<WireTypes['ReportDaysOf'], 'campaign'>>;
type Asked = Omit<Partial<WireTypes['ReportImport']>, 'days_of'> & { days_of?: { campaign: string } & Page };

const ask = (token: string, asked: Asked) =>
  server.call('POST', '/reports/import', { token, body: { csv, dry_run: true, ...asked } });

const daysOf = async (token: string, asked: Asked) =>
  (await ask(token, asked)).json<WireTypes['ReportImportResult']>().days;

it('tells what each day of a campaign had, gets, and why one is refused', async () => {
  const { token, days } = await anAccount();
  const told = await daysOf(token, { days_of: { campaign: 'Brand' } });
  expect(told.map(({ date, line, outcome }) => [date, line, outcome])).toEqual([
    ['2026-11-01', 2, 'added'],
    ['2026-11-02', 3, 'unchanged'],
    ['2026-11-03', 4, 'refused'],
    ['2026-11-04', 5, 'changed'],
  ]);
  expect(told[0]).toMatchObject({ before: null, message: null, metrics: { clicks: 50, spent: 25.5, revenue: null } });
  expect(told[2]).toMatchObject({ metrics: null, message: expect.stringContaining('ten') as string });
  expect(told[3]).toMatchObject({ before: days[1], metrics: { ...days[1], clicks: 20 } });
});

it('tells them page by page, and those of one kind', async () => {
  const { token } = await anAccount();
  const dates = async (page: Page) =>
    (await daysOf(token, { days_of: { campaign: 'Brand', ...page } })).map(({ date }) => date);
  expect(await dates({ limit: 2, offset: 1 })).toEqual(['2026-11-02', '2026-11-03']);
  expect(await dates({ limit: 2, offset: 4 })).toEqual([]);
  expect(await dates({ outcome: 'refused' })).toEqual(['2026-11-03']);
  expect(await dates({ outcome: 'changed', offset: 1 })).toEqual([]);
});

it('tells those of a campaign that is new, and none of one that is left out', async () => {
  const { token } = await anAccount();
  const days_of = { campaign: 'Summer' };
  expect(await daysOf(token, { days_of })).toEqual([]);
  const targets: WireTypes['ReportTarget'][] = [{ campaign: 'Summer', new_platform: 'google' }];
  expect(await daysOf(token, { days_of, targets })).toMatchObject([
    { date: '2026-11-01', outcome: 'added', before: null, metrics: { clicks: 9, spent: 1 } },
  ]);
});

it('looks at no other campaign, and stores nothing', async () => {
  const { token } = await anAccount();
  const answer = (await ask(token, { days_of: { campaign: 'Brand' } })).json<WireTypes['ReportImportResult']>();
  expect(answer.campaigns.map(({ totals }) => totals.name)).toEqual(['Brand']);
  expect(answer.stored).toBe(false);
  const refused = await ask(token, { days_of: { campaign: 'Brand' }, dry_run: false });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ field: 'days_of', message: 'Days are told one by one in a dry run only.' }] },
  ]);
  expect((await server.call('GET', '/reports/imports', { token })).json()).toEqual([]);
});

it.each([{ limit: 201 }, { limit: 0 }, { offset: -1 }, { offset: 5_001 }])('refuses a page of %j', async (page) => {
  const { token } = await anAccount();
  expect((await ask(token, { days_of: { campaign: 'Brand', ...page } })).statusCode).toBe(422);
});
