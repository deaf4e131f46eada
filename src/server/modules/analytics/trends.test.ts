import type { MonthSums } from '../campaigns/figures.types';
import { firstDayShown, monthlyFigures, trendsOf } from './trends';

const sums = (month: string, toDate: number): MonthSums => ({
  month,
  revenueCents: toDate * 10,
  spentCents: toDate,
  impressionsToDate: toDate,
  clicksToDate: toDate,
  conversionHundredthsToDate: toDate,
});

describe('the months of the overview', () => {
  it('are six, over the end of a year, with zeros where there is nothing', () => {
    expect(firstDayShown('2026-02-14')).toBe('2025-09-01');
    expect(monthlyFigures([sums('2025-12', 7)], '2026-02-14')).toEqual([
      { month: '2025-09', revenueCents: 0, spentCents: 0 },
      { month: '2025-10', revenueCents: 0, spentCents: 0 },
      { month: '2025-11', revenueCents: 0, spentCents: 0 },
      { month: '2025-12', revenueCents: 70, spentCents: 7 },
      { month: '2026-01', revenueCents: 0, spentCents: 0 },
      { month: '2026-02', revenueCents: 0, spentCents: 0 },
    ]);
  });
});

describe('trends', () => {
  it.each([
    [150, 100, 50],
    [100, 150, -33],
    [0, 100, -100],
    [100, 100, 0],
    [999, 1000, 0],
    [1005, 1000, 1],
    [5, 0, null],
    [0, 0, null],
  ])('of %d against %d are %s percent', (current, last, percent) => {
    const trends = trendsOf([sums('2026-10', last), sums('2026-11', current)], '2026-11-18');
    expect(trends).toEqual({ impressions: percent, clicks: percent, conversions: percent });
  });

  it('are none where last month has no rows', () => {
    expect(trendsOf([sums('2026-09', 5), sums('2026-11', 5)], '2026-11-18').clicks).toBeNull();
  });
});
