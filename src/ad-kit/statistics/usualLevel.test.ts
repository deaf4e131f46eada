import type { MeasuredDay } from './oddDays';
import { expectedSum } from './usualLevel';

const noise = { leastDeviation: 1, isOddUsual: false };
const week = ['1', '2', '3', '4', '5', '6', '7'];
/** Some weeks of days, each a little off by turns, with the value of its weekday. */
const weeks = (count: number, valueOf: (weekday: string) => number): MeasuredDay[] =>
  Array.from({ length: count * 7 }, (_, index) => {
    const weekday = week[index % 7] as string;
    return { weekday, value: valueOf(weekday) + (index % 2 === 0 ? 2 : -2), weight: 1 };
  });
const sumOn = (days: readonly MeasuredDay[], weekday: string) =>
  expectedSum(days, [{ weekday, size: 1, weight: 1 }], noise);

describe('what days to come are expected to be', () => {
  it('is the level, with the noise of a day and that of the level', () => {
    const { mean, variance } = sumOn(
      weeks(8, () => 100),
      '3',
    );
    expect(mean).toBeCloseTo(100, 0);
    expect(variance).toBeGreaterThan(4);
    expect(variance).toBeLessThan(6);
  });

  it('knows weekdays', () => {
    const days = weeks(6, (weekday) => (weekday > '5' ? 40 : 100));
    expect(sumOn(days, '7').mean).toBeCloseTo(40, -1);
    expect(sumOn(days, '2').mean).toBeCloseTo(100, -1);
  });

  it('is surer of weekdays that it has seen', () => {
    const days = weeks(1, (weekday) => (weekday > '5' ? 40 : 100)).slice(0, 6);
    expect(sumOn(days, '7').variance).toBeGreaterThan(sumOn(days, '6').variance);
  });

  it('minds no single odd day', () => {
    const days = weeks(3, () => 100);
    const odd = days.map((day, index) => (index === 9 ? { ...day, value: 5000 } : day));
    expect(Math.abs(sumOn(odd, '1').mean - 100)).toBeLessThan(3);
    const spread = sumOn(odd, '1').variance;
    const recurring = expectedSum(odd, [{ weekday: '1', size: 1, weight: 1 }], { ...noise, isOddUsual: true }).variance;
    expect(recurring).toBeGreaterThan(100 * spread);
  });

  it('takes a weekday that is always off for what it is', () => {
    const days = weeks(3, (weekday) => (weekday === '7' ? 0 : 100));
    expect(sumOn(days, '7').mean).toBeLessThan(20);
  });

  it('is nothing after nothing', () => {
    const days = weeks(2, () => 0).map((day) => ({ ...day, value: 0 }));
    expect(expectedSum(days, [{ weekday: '1', size: 1, weight: 1 }], { ...noise, leastDeviation: 0 }).mean).toBe(0);
  });
});
