import * as fc from 'fast-check';
import { periodBefore } from '../../../ad-kit/reports/periods';
import { addDays } from '../../lib/days';
import { sumOf } from '../../lib/results';
import type { DaySums } from '../campaigns/campaigns.types';
import { byTime } from './breakdown';

const aDay = (day: string, clicks: number): DaySums => ({ day, ...sumOf([]), clicks, dayCount: 1 });

const november = { from: '2026-11-01', to: '2026-11-30' };

/** The clicks of each unit, now and before. */
const clicksOf = (...of: Parameters<typeof byTime>) =>
  byTime(...of).map(({ key, now, before }) => [key, now?.clicks ?? null, before?.clicks ?? null]);

describe('results by time', () => {
  const days = [aDay('2026-11-30', 4), aDay('2026-11-02', 1), aDay('2026-11-08', 2), aDay('2026-10-03', 7)];

  it('are those of days, with what lies as long before', () => {
    expect(clicksOf(days, 'day', november, 'previous_period')).toEqual([
      ['2026-11-02', 1, 7],
      ['2026-11-08', 2, null],
      ['2026-11-30', 4, null],
    ]);
  });

  it('have weeks that start on Monday, named by it even where the period starts later', () => {
    expect(clicksOf([...days, aDay('2026-11-01', 9)], 'week', november, undefined)).toEqual([
      ['2026-10-26', 9, null],
      ['2026-11-02', 3, null],
      ['2026-11-30', 4, null],
    ]);
  });

  it('have weekdays from Monday to Sunday', () => {
    expect(clicksOf(days, 'weekday', november, undefined)).toEqual([
      ['1', 5, null],
      ['7', 2, null],
    ]);
  });

  it('compare months with those of the year before, a leap day with the last day of February', () => {
    const february = { from: '2024-02-01', to: '2024-03-31' };
    const two = [aDay('2024-02-29', 1), aDay('2023-02-28', 2), aDay('2023-03-31', 3)];
    expect(clicksOf(two, 'month', february, 'previous_year')).toEqual([
      ['2024-02-01', 1, 2],
      ['2024-03-01', null, 3],
    ]);
  });

  it('lose no click, however they are told apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -800, max: 0 }), fc.nat(1000)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'weekday' as const),
        fc.constantFrom('previous_period' as const, 'previous_year' as const),
        (offsets, length, unit, comparison) => {
          const period = { from: addDays('2026-11-26', 1 - length), to: '2026-11-26' };
          const before = periodBefore(period, comparison);
          const some = offsets.map(([offset, clicks]) => aDay(addDays('2026-11-26', offset), clicks));
          const sumIn = ({ from, to }: typeof period) =>
            some.filter(({ day }) => from <= day && day <= to).reduce((sum, { clicks }) => sum + clicks, 0);
          const units = byTime(some, unit, period, comparison);
          expect(units.reduce((sum, { now }) => sum + (now?.clicks ?? 0), 0)).toBe(sumIn(period));
          expect(units.reduce((sum, each) => sum + (each.before?.clicks ?? 0), 0)).toBe(sumIn(before));
        },
      ),
    );
  });
});
