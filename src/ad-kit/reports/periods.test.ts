import * as fc from 'fast-check';
import { lengthOf, periodBefore, shiftDay, unitsOf, wholeMonthsOf } from './periods';

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

describe('the whole months of a period', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '2026-11-01', '2026-11-01', []],
    ['2026-11-02', '2026-11-30', undefined, undefined, [['2026-11-02', '2026-11-30']]],
    ['2026-11-01', '2026-11-29', undefined, undefined, [['2026-11-01', '2026-11-29']]],
    [
      '2025-12-31',
      '2026-03-01',
      '2026-01-01',
      '2026-02-01',
      [
        ['2025-12-31', '2025-12-31'],
        ['2026-03-01', '2026-03-01'],
      ],
    ],
    ['2025-12-01', '2026-01-31', '2025-12-01', '2026-01-01', []],
    ['2026-11-30', '2026-12-01', undefined, undefined, [['2026-11-30', '2026-12-01']]],
  ])('from %s to %s are from %s to %s', (from, to, first, last, days) => {
    expect(wholeMonthsOf({ from, to })).toEqual({
      months: first && { from: first, to: last },
      days: days.map(([start, end]) => ({ from: start, to: end })),
    });
  });

  it('have, with the days around them, every day once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 1097 }), (start, length) => {
        const from = shiftDay('2023-01-01', start);
        const period = { from, to: shiftDay(from, length - 1) };
        const { months, days } = wholeMonthsOf(period);
        const inMonths = months ? unitsOf(months, 'month').flatMap((month) => daysOfMonth(month)) : [];
        const around = days.flatMap((some) => unitsOf(some, 'day'));
        expect([...inMonths, ...around].sort()).toEqual(unitsOf(period, 'day'));
        expect(inMonths.length + around.length).toBe(lengthOf(period));
      }),
    );
  });
});

function daysOfMonth(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => shiftDay(month, index));
  return days.filter((day) => day.startsWith(month.slice(0, 7)));
}
