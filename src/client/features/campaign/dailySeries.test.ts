import { aDay as aWholeDay } from '../../testing/builders';
import { type ChartMetric, daysBefore, seriesOf } from './dailySeries';

const aDay = (own: Parameters<typeof aWholeDay>[0]) => ({
  ...aWholeDay(own),
  days_without_conversions: 0,
  days_without_revenue: 0,
});

const clicksOn = (date: string, clicks: number) => aDay({ date, clicks });

describe('the series of the chart', () => {
  it('has every day of the range, and nothing where there are no numbers', () => {
    const series = [clicksOn('2026-02-28', 3), clicksOn('2026-03-02', 5)];
    expect(seriesOf({ from: '2026-02-28', to: '2026-03-03', step: 'day', series }, 'clicks')).toEqual([
      { date: '2026-02-28', value: 3 },
      { date: '2026-03-01', value: null },
      { date: '2026-03-02', value: 5 },
      { date: '2026-03-03', value: null },
    ]);
  });

  it('has every week and every month between the first and the last with numbers', () => {
    const weeks = [clicksOn('2025-12-29', 1), clicksOn('2026-01-12', 2)];
    expect(
      seriesOf({ from: '2025-12-30', to: '2026-01-13', step: 'week', series: weeks }, 'clicks').map(({ date }) => date),
    ).toEqual(['2025-12-29', '2026-01-05', '2026-01-12']);
    const months = [clicksOn('2025-12-01', 1), clicksOn('2026-02-01', 2)];
    expect(seriesOf({ from: '2025-12-30', to: '2026-02-13', step: 'month', series: months }, 'clicks')).toEqual([
      { date: '2025-12-01', value: 1 },
      { date: '2026-01-01', value: null },
      { date: '2026-02-01', value: 2 },
    ]);
  });

  it('works rates out for each step, which have none without anything to divide by', () => {
    const series = [
      aDay({ date: '2026-03-01', impressions: 400, clicks: 6, conversions: 1.5, spent: 9, revenue: 30 }),
      aDay({ date: '2026-03-02', impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 }),
    ];
    const all = { from: '2026-03-01', to: '2026-03-02', step: 'day', series } as const;
    const valuesOf = (metric: ChartMetric) => seriesOf(all, metric).map(({ value }) => value);
    expect(valuesOf('ctr')).toEqual([1.5, null]);
    expect(valuesOf('conversion_rate')).toEqual([25, null]);
    expect(valuesOf('cpa')).toEqual([6, null]);
    expect(valuesOf('roas')).toEqual([3.33, null]);
  });

  it('has no bar for what a step doesn’t report, and no rate where it reports a part', () => {
    const series = [
      { ...aDay({ date: '2026-03-01' }), revenue: null, days_without_revenue: 1 },
      { ...aDay({ date: '2026-03-02', revenue: 0 }) },
      { ...aDay({ date: '2026-03-03', revenue: 20 }), days_without_revenue: 1 },
    ];
    const all = { from: '2026-03-01', to: '2026-03-03', step: 'day', series } as const;
    const valuesOf = (metric: ChartMetric) => seriesOf(all, metric).map(({ value }) => value);
    expect(valuesOf('revenue')).toEqual([null, 0, 20]);
    expect(valuesOf('roas')).toEqual([null, 0, null]);
  });

  it('is empty without numbers', () => {
    expect(seriesOf({ from: null, to: null, step: 'day', series: [] }, 'clicks')).toEqual([]);
  });
});

it('counts days back over the end of a month', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});
