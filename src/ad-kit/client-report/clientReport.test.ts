import fc from 'fast-check';
import { contrastOf, minTextContrast } from '../artwork/contrast';
import { clientReport, type ReportWishes } from './clientReport';
import { reportLook } from './look';
import { periodTitle } from './periodWords';
import { partsIn, reportUnitOf } from './reportNumbers';
import { aBreakdown, aRow, someNumbers, values } from './testing/reportBuilders';
import { sumOf } from './sums';
import { trendOf } from './trend';

const wishes: ReportWishes = { title: '', note: '', without: [], metric: 'spent', filters: {} };

it.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2026-10-01', '2026-11-30', 'October – November 2026'],
  ['2025-12-01', '2026-01-31', 'December 2025 – January 2026'],
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-11-01', '2026-11-15', 'Nov 1 – 15, 2026'],
  ['2026-10-28', '2026-11-15', 'Oct 28 – Nov 15, 2026'],
  ['2025-12-15', '2026-01-14', 'Dec 15, 2025 – Jan 14, 2026'],
  ['2026-11-05', '2026-11-05', 'Nov 5, 2026'],
])('%s to %s is called %s', (from, to, words) => {
  expect(periodTitle({ from, to })).toBe(words);
});

it.each([
  ['2026-10-01', '2026-10-31', 'day'],
  ['2026-10-01', '2026-11-01', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('tells %s to %s by %s', (from, to, unit) => {
  expect(reportUnitOf({ from, to })).toBe(unit);
});

it('leaves out the parts that are named, and knows no others', () => {
  expect(partsIn('labels,trend,prices')).toEqual(['trend', 'labels']);
  expect(partsIn(null)).toEqual([]);
});

it('has a row for the largest parts, one for all others, and the sums, which add up', () => {
  const rows = Array.from({ length: 25 }, (_, index) => aRow(`${index}`, { spent: 100.1 - index, clicks: 3 }));
  const total = values({ spent: rows.reduce((sum, { results }) => sum + (results?.spent ?? 0), 0), clicks: 75 });
  const byCampaign = aBreakdown({ total, rows });
  const [table] = clientReport(someNumbers({ total }, { byCampaign }), wishes).tables;
  expect(table?.columns).toEqual(['Spend', 'Clicks']);
  expect(table?.rows).toHaveLength(22);
  expect(table?.rows.slice(-2)).toEqual([
    { kind: 'rest', name: 'All other campaigns', cells: ['$390.50', '15'] },
    { kind: 'total', name: 'Total', cells: ['$2,202.50', '75'] },
  ]);
});

it('leaves out what nobody reports, and has a dash for a part that doesn’t', () => {
  const total = values({ spent: 5, clicks: 2, conversions: null, revenue: null });
  const numbers = someNumbers({ total }, { byCampaign: aBreakdown({ total, rows: [aRow('a', total)] }) });
  const { tiles, tables, trend } = clientReport(numbers, { ...wishes, metric: 'roas' });
  expect(tiles.map(({ label }) => label)).toEqual(['Spend', 'Clicks']);
  expect(tables[0]?.columns).toEqual(['Spend', 'Clicks']);
  expect(trend).toBeUndefined();
  const some = values({ spent: 5, conversions: 3, days_without_conversions: 1 });
  const rows = [aRow('a', { spent: 2, conversions: 3 }), aRow('b', { spent: 3, conversions: null })];
  const [table] = clientReport(
    someNumbers({ total: some }, { byCampaign: aBreakdown({ total: some, rows }) }),
    wishes,
  ).tables;
  expect(table?.columns).toEqual(['Spend', 'Conversions']);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['$2.00', '3'],
    ['$3.00', '—'],
    ['$5.00', '3'],
  ]);
});

const someDay = fc.record({ revenue: fc.option(fc.nat(500)), spent: fc.nat(500) }).map(({ revenue, spent }) =>
  values({
    revenue: revenue === null ? null : revenue / 100,
    spent: spent / 100,
    days_without_revenue: Number(revenue === null),
  }),
);

it('adds days up alike, whatever they are added up to before', () => {
  fc.assert(
    fc.property(fc.array(fc.array(someDay)), (weeks) => {
      const [inAll, days] = [sumOf(weeks.map((week) => sumOf(week))), weeks.flat()];
      expect(inAll).toEqual(sumOf(days));
      const unreported = days.filter(({ revenue }) => revenue === null).length;
      expect(inAll?.days_without_revenue ?? 0).toBe(unreported);
      if (days.length > 0) expect(inAll?.revenue === null).toBe(unreported === days.length);
      if (unreported > 0) expect(inAll?.roas).toBeNull();
    }),
  );
});

it('lists labels where there are any, and says that they don’t add up', () => {
  const total = values({ spent: 5 });
  const byLabel = (...keys: string[]) => aBreakdown({ total, rows: keys.map((key) => aRow(key, { spent: 5 })) });
  expect(clientReport(someNumbers({ total }, { byLabel: byLabel('') }), wishes).tables).toHaveLength(1);
  const [, labels] = clientReport(someNumbers({ total }, { byLabel: byLabel('Brand', '') }), wishes).tables;
  expect(labels?.rows.map(({ name }) => name)).toEqual(['Brand', 'No label', 'Total']);
  expect(labels?.note).toBe('A campaign counts in each of its labels, in the total once.');
});

it('leaves out what nobody wants, or has no data', () => {
  const numbers = someNumbers({ total: values({ spent: 5 }), total_before: values({ spent: 4 }) });
  const whole = clientReport(numbers, wishes);
  expect(whole.tiles).toEqual([{ label: 'Spend', value: '$5.00', change: '+25% from $4.00', news: 'neutral' }]);
  expect(clientReport(numbers, { ...wishes, without: ['summary', 'metrics', 'trend', 'campaigns'] })).toMatchObject({
    title: 'Campaign performance report',
    period: 'November 2026',
    summary: [],
    tiles: [],
    trend: undefined,
    tables: [],
  });
});

it('says which campaigns it is about', () => {
  const scopeOf = (filters: ReportWishes['filters']) => clientReport(someNumbers({}), { ...wishes, filters }).scope;
  expect(scopeOf({})).toBe('');
  expect(scopeOf({ platform: 'google', status: 'active', label: 'Brand', search: 'shoe' })).toBe(
    'Campaigns: Google Ads, active, labeled “Brand”, with “shoe” in the name',
  );
  const byCampaign = aBreakdown({ rows: [{ ...aRow('1', {}), name: 'Shoes' }] });
  expect(
    clientReport(someNumbers({}, { byCampaign }), { ...wishes, filters: { campaignId: '1', search: 'x' } }).scope,
  ).toBe('Campaign: Shoes');
});

it('draws every unit of the period, a gap where there are no numbers, and nothing beyond the top', () => {
  const rows = [aRow('2026-11-01', { spent: 70 }, { spent: 10 }), aRow('2026-11-30', { spent: 0 })];
  const trend = trendOf(aBreakdown({ total: values({ spent: 70 }), rows }), 'spent');
  expect(trend.bars).toHaveLength(30);
  expect(trend.bars[0]).toEqual({ tick: 'Nov 1', now: 70 / 80, before: 10 / 80 });
  expect(trend.bars[1]).toEqual({ tick: '', now: null, before: null });
  expect(trend.bars.at(-1)?.now).toBe(0);
  expect(trend.lines.map(({ label }) => label)).toEqual(['$0', '$20', '$40', '$60', '$80']);
  expect(trend.highest).toBe('Highest: $70.00 on Nov 1, 2026');
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { maxLength: 30 }), (spends) => {
      const days = spends.map((spent, index) => aRow(`2026-11-${String(index + 1).padStart(2, '0')}`, { spent }));
      const { bars } = trendOf(aBreakdown({ rows: days }), 'spent');
      return bars.every(({ now }) => now === null || (now >= 0 && now <= 1));
    }),
  );
});

it('adds the days of a long period up by week', () => {
  const rows = [aRow('2026-11-03', { spent: 10.1 }), aRow('2026-11-04', { spent: 20.2 }, { spent: 60 })];
  const trend = trendOf(aBreakdown({ from: '2026-10-26', total: values({ spent: 30.3 }), rows }), 'spent');
  expect(trend.title).toBe('Spend by week');
  expect(trend.bars.map(({ now, before }) => [now, before])).toEqual([
    [null, null],
    [0.505, 1],
    ...Array.from({ length: 4 }, () => [null, null]),
  ]);
  expect(trend.highest).toBe('Highest: $30.30 in the week of Nov 2, 2026');
});

it('is read and seen in any brand’s colors', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.record({ background: colour, primary: colour, accent: colour, light: colour, dark: colour }),
      (colours) => {
        const { ground, ink, bar } = reportLook(colours);
        expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(minTextContrast);
        expect(contrastOf(bar, '#ffffff')).toBeGreaterThanOrEqual(3);
      },
    ),
    { numRuns: 50 },
  );
});
