import type { WireTypes } from '../../contract/handlers';
import { aDay, addCampaign } from '../../testing/builders';
import { useNumbers } from '../../testing/numbersNotReported';

const { imported, read, record, server, start, takeBackNewest, unreported } = useNumbers();

type Campaign = WireTypes['Campaign'];
type Day = WireTypes['DailyMetrics'];
const text = async (token: string, path: string) => (await server.call('GET', path, { token })).body;
const daysOf = (token: string, id: string) => read<Day[]>(token, `/campaigns/${id}/metrics`);
const campaignOf = (token: string, id: string) => read<Campaign>(token, `/campaigns/${id}`);

/** Whatever the account has sums of. */
const sums = async (token: string) => ({
  campaigns: (await read<Campaign[]>(token, '/campaigns?sort=name')).map(
    ({ updated_at: _at, ...campaign }) => campaign,
  ),
  totals: await read(token, '/campaigns/totals'),
  overview: await read(token, '/analytics/overview'),
  byDay: await read(token, '/analytics/report?from=2026-10-01&to=2026-11-30&by=day'),
  byMonth: await read(token, '/analytics/report?from=2026-10-01&to=2026-11-30&by=campaign'),
  ofOneLabel: await read(token, '/analytics/report?from=2026-10-01&to=2026-11-30&by=day&platform=google'),
});

/** As a platform writes it that measures no sales. */
const delivery = 'date,impressions,clicks,spend\n2026-11-01,1000,50,25.5\n2026-11-02,800,40,20';

describe('a file without conversions and revenue', () => {
  it('leaves them unknown wherever they are told, with whatever follows from them', async () => {
    const { token, id } = await start();
    await imported(token, id, delivery);
    const none = { conversions: null, revenue: null };
    expect(await daysOf(token, id)).toMatchObject([none, none]);
    expect(await campaignOf(token, id)).toMatchObject({ ...unreported, spent: 45.5, ctr: 5 });
    expect(await read(token, '/campaigns/totals')).toMatchObject({ ...unreported, spent: 45.5 });
    const figures = await read<WireTypes['CampaignFigures']>(token, `/campaigns/${id}/figures`);
    expect(figures).toMatchObject({ ...unreported, cpc: 0.51 });
    expect(figures.series[0]).toMatchObject({ ...none, days_without_conversions: 1, days_without_revenue: 1 });
    const overview = await read<WireTypes['AnalyticsOverview']>(token, '/analytics/overview');
    expect(overview).toMatchObject({ total_conversions: null, total_spent: 45.5, trends: { conversions: null } });
    expect(overview.monthly?.at(-1)).toMatchObject({ revenue: null, spent: 45.5 });
    for (const by of ['day', 'month', 'weekday', 'platform', 'campaign', 'label']) {
      const report = await read<WireTypes['AnalyticsReport']>(
        token,
        `/analytics/report?from=2026-11-01&to=2026-11-30&by=${by}`,
      );
      expect(report.total).toMatchObject({ ...unreported, days_without_revenue: 2 });
      expect(report.rows[0]?.results).toMatchObject(unreported);
    }
  });

  it('leaves cells of downloads empty', async () => {
    const { token, id } = await start();
    await imported(token, id, delivery);
    const cells = async (path: string) => {
      const [headings = '', row = ''] = (await text(token, path)).replaceAll(/[\uFEFF"]/g, '').split('\r\n');
      const values = row.split(',');
      return Object.fromEntries(headings.split(',').map((name, index) => [name, values[index]]));
    };
    const empty = { Conversions: '', 'Conversion rate': '', CPA: '', Revenue: '', ROAS: '' };
    expect(await cells('/campaigns/export')).toMatchObject({ ...empty, Clicks: '90' });
    const report = '/analytics/report/export?from=2026-11-01&to=2026-11-30&by=campaign';
    expect(await cells(report)).toMatchObject({ ...empty, Clicks: '90' });
  });

  it('changes nothing when it comes again', async () => {
    const { token, id } = await start();
    await imported(token, id, delivery);
    const before = await sums(token);
    expect(await imported(token, id, delivery)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await sums(token)).toEqual(before);
  });

  it('keeps what days have already, which the preview shows as it is', async () => {
    const { token, id } = await start();
    await record(token, id, [aDay({ date: '2026-11-01', conversions: 3, revenue: 150.25 })]);
    const preview = await imported(token, id, delivery, true);
    const kept = { conversions: 3, revenue: 150.25 };
    expect(preview.rows).toMatchObject([
      { outcome: 'changed', metrics: { ...kept, spent: 25.5 }, before: kept },
      { outcome: 'added', metrics: { conversions: null, revenue: null }, before: null },
    ]);
    await imported(token, id, delivery);
    expect((await daysOf(token, id))[1]).toMatchObject(kept);
    // The sum of what is reported, but no ratio of one day's revenue and two days' spend.
    expect(await campaignOf(token, id)).toMatchObject({ ...kept, spent: 45.5, roas: null, cpa: null });
    const ofOneDay = `/campaigns/${id}/figures?from=2026-11-01&to=2026-11-01`;
    expect(await read(token, ofOneDay)).toMatchObject({ ...kept, cpa: 8.5, roas: 5.89 });
  });

  it('is undone to the last sum, and so is a file that tells more', async () => {
    const { token, id } = await start();
    const nothing = await sums(token);
    await imported(token, id, delivery);
    await takeBackNewest(token);
    expect(await sums(token)).toEqual(nothing);
    await imported(token, id, delivery);
    const [before, days] = [await sums(token), await daysOf(token, id)];
    await imported(token, id, 'date,conversions,revenue,spend\n2026-11-01,0,80,25.5\n2026-11-03,1,12,4');
    expect(await campaignOf(token, id)).toMatchObject({ conversions: 1, revenue: 92, roas: null });
    await takeBackNewest(token);
    expect(await daysOf(token, id)).toEqual(days);
    expect(await sums(token)).toEqual(before);
  });
});

describe('a file without impressions, clicks, or spend', () => {
  const sales = 'date,campaign,conversions,revenue\n2026-11-01,Brand,3,150.25\n2026-11-02,Brand,1,40';
  const why = 'This day has no numbers yet, and the file doesn’t have its spend, impressions, and clicks.';

  async function startWithOneDay() {
    const started = await start();
    await record(started.token, started.id, [{ date: '2026-11-01', impressions: 1_000, clicks: 50, spent: 25.5 }]);
    return started;
  }

  it('begins no day where it is asked not to, and completes those that are there', async () => {
    const { token, id } = await startWithOneDay();
    const body = { csv: sales, new_days: 'leave_out' };
    const answer = await server.call('POST', `/campaigns/${id}/metrics/import`, { token, body });
    expect(answer.json()).toMatchObject({
      added: 0,
      changed: 1,
      refused: 1,
      rows: [
        { outcome: 'changed', message: null },
        { outcome: 'refused', metrics: null, message: why },
      ],
    });
    expect(await daysOf(token, id)).toEqual([
      { date: '2026-11-01', impressions: 1_000, clicks: 50, conversions: 3, spent: 25.5, revenue: 150.25 },
    ]);
  });

  it('does the same for several campaigns, in a dry run and out of it', async () => {
    const { token, id } = await startWithOneDay();
    for (const dry_run of [true, false]) {
      const body = { csv: sales, new_days: 'leave_out', dry_run };
      const answer = await server.call('POST', '/reports/import', { token, body });
      const [campaign] = answer.json<WireTypes['ReportImportResult']>().campaigns;
      expect(campaign).toMatchObject({ added: 0, changed: 1, refused: 1, faults: [{ line: 3, message: why }] });
    }
    expect((await daysOf(token, id)).map(({ date }) => date)).toEqual(['2026-11-01']);
    const [kept] = await read<WireTypes['PastImport'][]>(token, '/reports/imports');
    expect(kept).toMatchObject({ added: 0, changed: 1, refused: 1 });
  });

  it('begins them with 0 where a person says that there was none', async () => {
    const { token, id } = await startWithOneDay();
    const body = { csv: sales, new_days: 'zero' };
    const answer = await server.call('POST', '/reports/import', { token, body });
    expect(answer.json()).toMatchObject({ campaigns: [{ added: 1, changed: 1, refused: 0 }] });
    expect((await daysOf(token, id))[0]).toMatchObject({ date: '2026-11-02', impressions: 0, clicks: 0, spent: 0 });
  });
});

describe('sums of days of which some report revenue', () => {
  it('are those of the period alone, even where it is told as a month less a day', async () => {
    const { token, id } = await start();
    await imported(token, id, 'date,spend\n2026-10-02,5\n2026-10-20,5');
    await record(token, id, [aDay({ date: '2026-10-01', spent: 5, revenue: 9, conversions: 1 })]);
    const total = async (from: string, by: string) =>
      (await read<WireTypes['AnalyticsReport']>(token, `/analytics/report?from=${from}&to=2026-10-31&by=${by}`)).rows;
    expect((await total('2026-10-01', 'campaign'))[0]?.results).toMatchObject({ spent: 15, revenue: 9, roas: null });
    expect((await total('2026-10-02', 'campaign'))[0]?.results).toMatchObject({ ...unreported, spent: 10 });
    expect((await total('2026-10-02', 'platform'))[0]?.results).toMatchObject({ ...unreported, spent: 10 });
  });

  it('are unknown again once the day that reports it is gone', async () => {
    const { token, id } = await start();
    await imported(token, id, delivery);
    const before = await sums(token);
    await record(token, id, [aDay({ date: '2026-11-05', revenue: 0, conversions: 0 })]);
    expect(await campaignOf(token, id)).toMatchObject({
      revenue: 0,
      conversions: 0,
      roas: null,
      conversion_rate: null,
    });
    await server.call('DELETE', `/campaigns/${id}/metrics/2026-11-05`, { token });
    expect(await sums(token)).toEqual(before);
  });

  it('go along with a campaign, and leave nothing behind', async () => {
    const { token, id } = await start();
    const before = await sums(token);
    const other = await addCampaign(server, token, { name: 'Leads', platform: 'linkedin' });
    await imported(token, other.id, delivery);
    await record(token, id, [aDay({ date: '2026-11-01', spent: 10, revenue: 30 })]);
    expect(await read(token, '/campaigns/totals')).toMatchObject({ revenue: 30, spent: 55.5, roas: null });
    expect((await server.call('DELETE', `/campaigns/${other.id}`, { token })).statusCode).toBe(204);
    expect(await read(token, '/campaigns/totals')).toMatchObject({ revenue: 30, spent: 10, roas: 3 });
    await server.call('DELETE', `/campaigns/${id}/metrics/2026-11-01`, { token });
    expect(await sums(token)).toEqual(before);
  });

  it('go with a campaign to a team and come back', async () => {
    const { token, id } = await start();
    await imported(token, id, delivery);
    await record(token, id, [aDay({ date: '2026-11-05', revenue: 30 })]);
    const before = await sums(token);
    const team = (await server.call('POST', '/teams', { token, body: { name: 'Halden' } })).json<{ id: string }>();
    const move = async (team_id: string | null) => {
      const moved = await server.call('POST', `/campaigns/${id}/move`, { token, body: { team_id } });
      expect(moved.statusCode).toBe(200);
    };
    await move(team.id);
    const ofTeam = `/analytics/report?from=2026-11-01&to=2026-11-30&by=day&team_id=${team.id}`;
    const report = await read<WireTypes['AnalyticsReport']>(token, ofTeam);
    expect(report.total).toMatchObject({ revenue: 30, days_without_revenue: 2, roas: null });
    await move(null);
    expect(await sums(token)).toEqual(before);
  });

  it('come last where campaigns are sorted by them, in either direction', async () => {
    const { token, id } = await start();
    const [none, zero] = await Promise.all(
      ['None', 'Zero'].map((name) => addCampaign(server, token, { name, platform: 'google' })),
    );
    await record(token, id, [aDay({})]);
    await imported(token, none?.id ?? '', delivery);
    await record(token, zero?.id ?? '', [aDay({ conversions: 0, revenue: 0 })]);
    const names = async (query: string) =>
      (await read<Campaign[]>(token, `/campaigns?${query}`)).map(({ name }) => name);
    for (const sort of ['revenue', 'roas', 'conversions', 'conversion_rate']) {
      expect(await names(`sort=${sort}&order=asc`)).toEqual(['Zero', 'Brand', 'None']);
      expect(await names(`sort=${sort}&order=desc`)).toEqual(['Brand', 'Zero', 'None']);
    }
  });
});

describe('an API’s numbers', () => {
  it('are as unreported as a file’s where they leave something out', async () => {
    const { token, id } = await start();
    await record(token, id, [{ date: '2026-11-01', spent: 5 }]);
    expect(await daysOf(token, id)).toEqual([
      { date: '2026-11-01', impressions: 0, clicks: 0, conversions: null, spent: 5, revenue: null },
    ]);
    expect((await record(token, id, [{ date: '2026-11-01', spent: 5 }])).json()).toMatchObject({ unchanged: 1 });
  });
});

it('is in the account’s own export as it is', async () => {
  const { token, id } = await start();
  await imported(token, id, delivery);
  const everything = await read<{ campaigns: { metrics: Day[] }[] }>(token, '/auth/export');
  expect(everything.campaigns[0]?.metrics[0]).toMatchObject({ conversions: null, revenue: null, clicks: 50 });
});
