import {
  germanGoogleReport,
  googleSearchReport,
  metaAdSetsReport,
  microsoftReport,
} from '../../../ad-kit/testing/reportFiles';
import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Day = WireTypes['DailyMetrics'];

const record = (token: string, id: string, days: Day[]) =>
  server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });
const importCsv = (
  token: string,
  id: string,
  csv: string,
  dryRun = false,
  choices: Partial<WireTypes['MetricsImport']> = {},
) => server.call('POST', `/campaigns/${id}/metrics/import`, { token, body: { csv, dry_run: dryRun, ...choices } });
type Report = WireTypes['MetricsImportReport'];
const metrics = async (token: string, id: string, query = '') =>
  (await server.call('GET', `/campaigns/${id}/metrics${query}`, { token })).json<Day[]>();

async function start() {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token);
  return { token, id };
}

describe('recording days', () => {
  it('adds, changes and leaves alone, and keeps the totals', async () => {
    const { token, id } = await start();
    const first = aDay({ date: '2026-11-01' });
    const second = aDay({ date: '2026-11-02', impressions: 500, clicks: 10, spent: 9.99 });
    expect((await record(token, id, [first, second])).json()).toEqual({ added: 2, changed: 0, unchanged: 0 });
    const corrected = { ...second, clicks: 20 };
    const third = aDay({ date: '2026-11-03', impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 });
    expect((await record(token, id, [first, corrected, third])).json()).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect(await metrics(token, id)).toEqual([third, corrected, first]);
    expect((await server.call('GET', `/campaigns/${id}`, { token })).json()).toMatchObject({
      impressions: 1_500,
      clicks: 60,
      conversions: 6,
      spent: 30.49,
      revenue: 300.5,
      ctr: 4,
      cpc: 0.51,
    });
  });

  it('lists a range in pages', async () => {
    const { token, id } = await start();
    await record(
      token,
      id,
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((date) => aDay({ date })),
    );
    const dates = async (query: string) => (await metrics(token, id, query)).map(({ date }) => date);
    expect(await dates('?from=2026-11-02&to=2026-11-03')).toEqual(['2026-11-03', '2026-11-02']);
    expect(await dates('?limit=1&offset=1')).toEqual(['2026-11-03']);
    const answer = await server.call('GET', `/campaigns/${id}/metrics?from=2026-11-03`, { token });
    expect(answer.headers['x-total-count']).toBe('2');
  });

  it('takes days from 2000 to tomorrow', async () => {
    const { token, id } = await start();
    expect((await record(token, id, [aDay({ date: '2000-01-01' }), aDay({ date: '2026-11-19' })])).statusCode).toBe(
      200,
    );
    for (const date of ['1999-12-31', '2026-11-20']) {
      const refused = await record(token, id, [aDay(), aDay({ date })]);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ errors: [{ field: '1.date' }] });
    }
  });

  it.each([
    [[aDay(), aDay()], '1.date', '2026-11-10 appears twice. Send each day once.'],
    [[], 'body', 'Body must have at least 1 entry.'],
    [{}, 'body', 'The request needs a JSON body.'],
    [[aDay({ clicks: 1.5 })], '0.clicks', 'Clicks must be a whole number.'],
    [[aDay({ impressions: -1 })], '0.impressions', 'Impressions must be at least 0.'],
    [[aDay({ conversions: 1.005 })], '0.conversions', 'Conversions can have up to two decimals.'],
    [[aDay({ spent: 1.005 })], '0.spent', 'Spent can have up to two decimals.'],
    [[aDay({ revenue: 100_000_000.01 })], '0.revenue', 'Revenue must be at most 100,000,000.'],
    [[{ impressions: 1 }], '0.date', 'Date is required.'],
  ])('stores nothing of %j', async (body, field, message) => {
    const { token, id } = await start();
    const answer = await server.call('PUT', `/campaigns/${id}/metrics`, { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors).toContainEqual({ field, message });
    expect(await metrics(token, id)).toEqual([]);
  });

  it('keeps parts of conversions exactly, and adds them up without a trace of rounding', async () => {
    const { token, id } = await start();
    const days = [0.1, 0.2, 0.29].map((conversions, index) => aDay({ date: `2026-11-0${index + 1}`, conversions }));
    expect((await record(token, id, days)).statusCode).toBe(200);
    expect((await metrics(token, id)).map(({ conversions }) => conversions)).toEqual([0.29, 0.2, 0.1]);
    expect((await server.call('GET', `/campaigns/${id}`, { token })).json()).toMatchObject({ conversions: 0.59 });
    const overview = await server.call('GET', '/analytics/overview', { token });
    expect(overview.json()).toMatchObject({ total_conversions: 0.59 });
    const csv = await server.call('GET', '/campaigns/export', { token });
    expect(csv.body).toMatch(/"?0\.59"?/);
  });

  it('keeps what is left out; on a day without numbers it is 0, or not reported', async () => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01', revenue: 99.5 })]);
    const body = ['2026-11-01', '2026-11-02'].map((date) => ({ date, clicks: 7 }));
    const answer = await server.call('PUT', `/campaigns/${id}/metrics`, { token, body });
    expect(answer.json()).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await metrics(token, id)).toEqual([
      { date: '2026-11-02', impressions: 0, clicks: 7, conversions: null, spent: 0, revenue: null },
      aDay({ date: '2026-11-01', clicks: 7, revenue: 99.5 }),
    ]);
  });

  it('keeps the largest numbers exactly', async () => {
    const { token, id } = await start();
    const largest = aDay({
      impressions: 1_000_000_000,
      clicks: 1_000_000_000,
      conversions: 999_999_999.99,
      spent: 10_000_000,
      revenue: 99_999_999.99,
    });
    expect((await record(token, id, [largest])).statusCode).toBe(200);
    expect(await metrics(token, id)).toEqual([largest]);
  });
});

describe('removing a day', () => {
  it('takes it out of the totals', async () => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01' }), aDay({ date: '2026-11-02' })]);
    expect((await server.call('DELETE', `/campaigns/${id}/metrics/2026-11-01`, { token })).statusCode).toBe(204);
    expect((await server.call('GET', `/campaigns/${id}`, { token })).json()).toMatchObject({ clicks: 40, spent: 20.5 });
    for (const day of ['2026-11-01', 'yesterday', '2026-02-30']) {
      expect((await server.call('DELETE', `/campaigns/${id}/metrics/${day}`, { token })).statusCode).toBe(404);
    }
  });
});

describe('importing a file', () => {
  const csv =
    'Date;Impressions;Clicks;Conversions;Spend;Revenue\r\n2026-11-01;1000;40;3;20,50;150,25\r\n2026-11-02;x;1;1;1;1\r\n';

  it('tells what each row would do before anything is stored', async () => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01', clicks: 1 })]);
    const answer = await importCsv(token, id, `\uFEFF${csv}`, true);
    expect(answer.json()).toMatchObject({ stored: false, added: 0, changed: 1, unchanged: 0, refused: 1 });
    expect(answer.json<WireTypes['MetricsImportReport']>().rows).toEqual([
      {
        line: 2,
        lines: 1,
        outcome: 'changed',
        date: '2026-11-01',
        metrics: aDay({ date: '2026-11-01' }),
        before: aDay({ date: '2026-11-01', clicks: 1 }),
        message: null,
      },
      {
        line: 3,
        lines: 1,
        outcome: 'refused',
        date: '2026-11-02',
        metrics: null,
        before: null,
        message: expect.any(String),
      },
    ]);
    expect(await metrics(token, id)).toEqual([aDay({ date: '2026-11-01', clicks: 1 })]);
  });

  it.each([0.29, 1.1, 64.35, 1234.56])('reports an amount of %d exactly as it is', async (amount) => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01', spent: amount })]);
    const answer = await importCsv(token, id, `date,spend\n2026-11-01,${amount + 1}\n`, true);
    expect(answer.json<WireTypes['MetricsImportReport']>().rows).toMatchObject([
      { metrics: { spent: amount + 1 }, before: { spent: amount } },
    ]);
  });

  it('stores what can be stored, and changes nothing the second time', async () => {
    const { token, id } = await start();
    expect((await importCsv(token, id, csv)).json()).toMatchObject({ stored: true, added: 1, refused: 1 });
    const before = (await server.call('GET', `/campaigns/${id}`, { token })).json();
    server.clock.advance(1000);
    expect((await importCsv(token, id, csv)).json()).toMatchObject({
      stored: true,
      added: 0,
      unchanged: 1,
      refused: 1,
    });
    expect((await server.call('GET', `/campaigns/${id}`, { token })).json()).toEqual(before);
  });

  it('refuses a file that it cannot read', async () => {
    const { token, id } = await start();
    const answer = await importCsv(token, id, 'no heading here');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'csv', message: expect.any(String) }] });
  });
});

describe('importing a platform’s report', () => {
  it('stores the rows of one campaign, added up by day, to the hundredth', async () => {
    const { token, id } = await start();
    expect((await importCsv(token, id, googleSearchReport, false, { campaign: 'Brand' })).json()).toMatchObject({
      added: 2,
    });
    expect(await metrics(token, id)).toEqual([
      { date: '2026-11-02', impressions: 377, clicks: 55, conversions: 8, spent: 18.15, revenue: 600 },
      { date: '2026-11-01', impressions: 402, clicks: 61, conversions: 9.5, spent: 18.91, revenue: 712.5 },
    ]);
  });

  it('takes the campaign of the same name, whatever its case', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, { name: 'spring SALE' });
    expect((await importCsv(token, id, googleSearchReport)).json()).toMatchObject({
      added: 3,
      file: { campaign: 'Spring Sale', campaigns: [{ spent: 220.08, conversions: 5.5 }, { name: 'Brand' }] },
    });
  });

  it('keeps what is stored where the file has no column for it', async () => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01', revenue: 99.5 })]);
    const csv = 'date,spend\n2026-11-01,5\n2026-11-02,6';
    expect((await importCsv(token, id, csv, true)).json<Report>().rows).toMatchObject([
      { outcome: 'changed', metrics: { spent: 5, revenue: 99.5, clicks: 40 } },
      { outcome: 'added', metrics: { spent: 6, revenue: null, clicks: 0 } },
    ]);
    await importCsv(token, id, csv);
    expect(await metrics(token, id)).toMatchObject([
      { spent: 6, revenue: null },
      { spent: 5, revenue: 99.5, clicks: 40 },
    ]);
  });

  it.each([
    ['campaign', googleSearchReport, 'campaign'],
    ['result_kind', metaAdSetsReport, 'result_kind'],
    ['date_order', microsoftReport, 'date_order'],
    ['currency', germanGoogleReport, 'rate'],
  ])('asks for the %s and stores nothing without it', async (question, csv, field) => {
    const { token, id } = await start();
    expect((await importCsv(token, id, csv, true)).json()).toMatchObject({ rows: [], file: { questions: [question] } });
    const refused = await importCsv(token, id, csv);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    expect(await metrics(token, id)).toEqual([]);
  });

  it('is read as was answered', async () => {
    const { token, id } = await start();
    const dates = (await importCsv(token, id, microsoftReport, true, { date_order: 'day_first' })).json<Report>();
    expect(dates.rows.map(({ date }) => date)).toEqual(['2026-01-11', '2026-02-11']);
    const amounts = (await importCsv(token, id, germanGoogleReport, true, { rate: 1.1 })).json<Report>();
    expect(amounts.rows.map(({ metrics: day }) => day?.spent)).toEqual([1358.02, 1164.24]);
    const result_kind = 'actions:offsite_conversion.fb_pixel_purchase';
    const results = (await importCsv(token, id, metaAdSetsReport, true, { result_kind })).json<Report>();
    expect(results.rows.map(({ metrics: day, lines }) => [day?.conversions, lines])).toEqual([
      [4, 2],
      [6, 2],
    ]);
  });

  it('can have its columns named', async () => {
    const { token, id } = await start();
    const csv = 'When,Orders,Clicks\n2026-11-01,2.5,9';
    expect((await importCsv(token, id, csv, true)).json()).toMatchObject({
      rows: [],
      problem: 'Choose the date column.',
      file: { headings: [{ name: 'When', sample: '2026-11-01' }, { name: 'Orders' }, { name: 'Clicks' }] },
    });
    expect((await importCsv(token, id, csv)).json()).toMatchObject({ errors: [{ field: 'csv' }] });
    await importCsv(token, id, csv, false, { columns: { date: 1, conversions: 2, clicks: null } });
    expect(await metrics(token, id)).toMatchObject([{ date: '2026-11-01', conversions: 2.5, clicks: 0 }]);
  });
});
