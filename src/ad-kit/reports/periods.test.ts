import * as fc from 'fast-check';
import { monthsAndDaysOf, type Period, periodBefore, shiftDay, unitsOf } from './periods';

describe('the period before', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 'previous_period', '2026-10-02', '2026-10-31'],
    ['2026-11-26', '2026-11-26', 'previous_period', '2026-11-25', '2026-11-25'],
    ['2026-11-01', '2026-11-30', 'previous_year', '2025-11-01', '2025-11-30'],
    ['2024-02-01', '2024-02-29', 'previous_year', '2023-02-01', '2023-02-28'],
  ] as const)('of %s to %s is, for %s, %s to %s', (from, to, comparison, firstBefore, lastBefore) => {
    expect(periodBefore({ from, to }, comparison)).toEqual({ from: firstBefore, to: lastBefore });
  });
});

describe('the units of a period', () => {
  it.each([
    ['day', '2026-11-29', '2026-12-01', ['2026-11-29', '2026-11-30', '2026-12-01']],
    ['week', '2026-11-29', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['month', '2026-11-29', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
    ['weekday', '2026-11-29', '2026-11-30', ['1', '7']],
  ] as const)('by %s from %s to %s are told by their first day', (unit, from, to, units) => {
    expect(unitsOf({ from, to }, unit)).toEqual(units);
  });
});

describe('the months of a period', () => {
  it.each([
    ['all of one', '2026-11-01', '2026-11-30', '2026-11-01', '2026-11-01', [], []],
    ['with few days more', '2026-11-28', '2027-01-02', '2026-12-01', '2026-12-01', ['2026-11-28', '2027-01-01'], []],
    ['with few days less', '2026-11-04', '2026-12-28', '2026-11-01', '2026-12-01', [], ['2026-11-01', '2026-12-29']],
    ['of one with days less', '2026-11-02', '2026-11-29', '2026-11-01', '2026-11-01', [], ['2026-11-01', '2026-11-30']],
    ['none in few days', '2026-11-10', '2026-11-20', undefined, undefined, ['2026-11-10'], []],
    ['none across a turn', '2026-11-20', '2026-12-10', undefined, undefined, ['2026-11-20'], []],
    ['half a month', '2026-11-16', '2026-12-31', '2026-11-01', '2026-12-01', [], ['2026-11-01']],
  ])('are, %s, those nearest to it', (_name, from, to, first, last, more, less) => {
    const parts = monthsAndDaysOf({ from, to });
    expect(parts.months).toEqual(first && { from: first, to: last });
    expect(parts.more.map((some) => some.from)).toEqual(more);
    expect(parts.less.map((some) => some.from)).toEqual(less);
  });

  it('have, with the days more and without the days less, every day once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 1097 }), (start, length) => {
        const from = shiftDay('2023-01-01', start);
        const period = { from, to: shiftDay(from, length - 1) };
        const { months, more, less } = monthsAndDaysOf(period);
        const daysOf = (periods: Period[]) => periods.flatMap((some) => unitsOf(some, 'day'));
        const inMonths = months ? unitsOf(months, 'month').flatMap((month) => daysOfMonth(month)) : [];
        const taken = new Set(daysOf(less));
        const left = inMonths.filter((day) => !taken.has(day));
        expect(inMonths.length - left.length).toBe(daysOf(less).length);
        expect([...left, ...daysOf(more)].sort()).toEqual(unitsOf(period, 'day'));
        expect(more.length === 1 && !months ? 0 : daysOf([...more, ...less]).length).toBeLessThanOrEqual(30);
      }),
    );
  });
});

function daysOfMonth(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => shiftDay(month, index));
  return days.filter((day) => day.startsWith(month.slice(0, 7)));
}
