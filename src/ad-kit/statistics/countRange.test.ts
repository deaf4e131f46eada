import fc from 'fast-check';
import { rangeOf } from './countRange';

describe('the range of an amount', () => {
  it.each([
    // From SciPy's poisson.ppf, nbinom.ppf and gamma.ppf, at 0.5 % and 99.5 %.
    ['3 events by mere chance', 3, 3, true, 0, 8],
    ['20 events by mere chance', 20, 20, true, 10, 32],
    ['20 events on days that differ', 20, 60, true, 5, 45],
  ])('holds %s', (_what, mean, variance, isCount, low, high) => {
    expect(rangeOf(mean, variance, 0.005, isCount)).toEqual({ low, high });
  });

  it('of money is that of a gamma distribution', () => {
    const { low, high } = rangeOf(100, 400, 0.005, false);
    expect(low).toBeCloseTo(55.98, 1);
    expect(high).toBeCloseTo(158.98, 1);
  });

  it('passes from counts to amounts without a jump', () => {
    const [few, many] = [rangeOf(199.9, 800, 0.001, true), rangeOf(200.1, 800, 0.001, true)];
    expect(Math.abs(few.low - many.low)).toBeLessThan(3);
    expect(Math.abs(few.high - many.high)).toBeLessThan(3);
  });

  it('of nothing is nothing', () => {
    expect(rangeOf(0, 0, 0.001, true)).toEqual({ low: 0, high: 0 });
  });

  it('holds the mean of all but rare events, and is finite', () => {
    const amount = fc.double({ min: 0.01, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 3, noNaN: true }), fc.boolean(), (mean, deviation, isCount) => {
        const { low, high } = rangeOf(mean, (deviation * mean) ** 2, 0.001, isCount);
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(Math.min(mean, 0.9));
        expect(Number.isFinite(high) && low >= 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
