import { type StoredSums, sumOf } from '../../lib/results';
import type { MonthSums } from '../campaigns/figures.types';
import { firstDayShown, monthlyFigures, trendsOf } from './trends';

const of = (some: Partial<StoredSums>): StoredSums => ({ ...sumOf([]), dayCount: 1, ...some });

const sums = (month: string, toDate: number, some: Partial<StoredSums> = {}): MonthSums => ({
  month,
  sums: of({ revenueCents: toDate * 10, spentCents: toDate }),
  toDate: of({ impressions: toDate, clicks: toDate, conversionHundredths: toDate, ...some }),
});

describe('the months of the overview', () => {
  it('are six, over the end of a year, with zeros where there is nothing', () => {
    expect(firstDayShown('2026-02-14')).toBe('2025-09-01');
    const months = monthlyFigures([sums('2025-12', 7)], '2026-02-14');
    expect(months.map(({ month, sums: { revenueCents, spentCents } }) => [month, revenueCents, spentCents])).toEqual([
      ['2025-09', 0, 0],
      ['2025-10', 0, 0],
      ['2025-11', 0, 0],
      ['2025-12', 70, 7],
      ['2026-01', 0, 0],
      ['2026-02', 0, 0],
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

  it('are none of what either month doesn’t report', () => {
    const unreported = { conversionHundredths: 0, daysWithoutConversions: 1 };
    const [before, now] = [sums('2026-10', 5), sums('2026-11', 5, unreported)];
    expect(trendsOf([before, now], '2026-11-18')).toEqual({ impressions: 0, clicks: 0, conversions: null });
    expect(trendsOf([sums('2026-10', 5, unreported), sums('2026-11', 5)], '2026-11-18').conversions).toBeNull();
  });

  it('are none where last month has no rows', () => {
    expect(trendsOf([sums('2026-09', 5), sums('2026-11', 5)], '2026-11-18').clicks).toBeNull();
  });
});
