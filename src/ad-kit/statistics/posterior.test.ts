import fc from 'fast-check';
import { betaPosterior, gammaPosterior, type Posterior } from './posterior';
import { probabilitiesOfBest } from './probabilityOfBest';

const quantilesOf = ({ quantile, rateAt }: Posterior) => [0.025, 0.5, 0.975].map((part) => rateAt(quantile(part)));
const isClose = (value: number, other: number) => Math.abs(value / other - 1) < 1e-4;

/** The probability that Beta(a, b) is above Beta(c, d), as a finite sum; a is a whole number. */
function isAbove(a: number, b: number, c: number, d: number): number {
  let sum = 0;
  for (let index = 0; index < a; index += 1) {
    sum += Math.exp(logBeta(c + index, d + b) - Math.log(b + index) - logBeta(1 + index, b) - logBeta(c, d));
  }
  return sum;
}

/** Of whole numbers. */
const logBeta = (a: number, b: number): number => logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);
const logFactorial = (count: number): number => logFactorials[count] as number;
const logFactorials = [0];
for (let count = 1; count < 50_000; count += 1) {
  logFactorials.push((logFactorials[count - 1] as number) + Math.log(count));
}

describe('what is known of a rate', () => {
  // From SciPy's beta.ppf and gamma.ppf.
  it.each([
    [0.5, 0.5, [0.0015413331, 0.5, 0.9984586669]],
    [1, 1, [0.025, 0.5, 0.975]],
    [3, 5, [0.0989882766, 0.3641160864, 0.7095791214]],
    [0.51, 1e7, [5.706467959e-11, 2.360797394e-8, 2.539176629e-7]],
    [0.5, 1e12, [4.910345586e-16, 2.274682116e-13, 2.511943094e-12]],
    [1e6, 1e9, [0.0009970449158, 0.0009990006667, 0.0010009589709]],
    [1e12, 1e12, [0.49999930704809, 0.5, 0.50000069295191]],
  ])('has the quantiles of Beta(%d, %d)', (hits, misses, expected) => {
    const found = quantilesOf(betaPosterior(hits, misses));
    expect(found.every((value, index) => isClose(value, expected[index] as number))).toBe(true);
  });

  it.each([
    [0.5, [0.00049103456, 0.22746821156, 2.51194309365]],
    [1, [0.0253178, 0.6931472, 3.6888795]],
    [10, [4.79538869527, 9.66871461471, 17.08480345142]],
    [1e9, [999938021.444, 999999999.667, 1000061980.45]],
  ])('has the quantiles of Gamma(%d), by its money', (events, expected) => {
    const found = quantilesOf(gammaPosterior(events, 4));
    expect(found.every((value, index) => isClose(value, (expected[index] as number) / 4))).toBe(true);
  });

  it('says how much lies below a position, from nothing to all', () => {
    const { at, quantile, from, to } = betaPosterior(3, 5);
    expect(at(from - 1)).toEqual({ below: 0, density: 0 });
    expect(at(to + 1)).toEqual({ below: 1, density: 0 });
    expect(at(quantile(0.3)).below).toBeCloseTo(0.3, 8);
  });
});

describe('the probability of being best', () => {
  it.each([
    [20, 30, 18, 40],
    [201, 9801, 251, 9751],
    [1, 100, 3, 100],
    [2, 10, 4001, 40001],
  ])('of Beta(%d, %d) beside Beta(%d, %d) is the one of the finite sum', (a, b, c, d) => {
    const [one, other] = probabilitiesOfBest([betaPosterior(a, b), betaPosterior(c, d)]);
    expect(other).toBeCloseTo(isAbove(c, d, a, b), 4);
    expect(one).toBeCloseTo(isAbove(a, b, c, d), 4);
  });

  it('is the same for all that are known the same', () => {
    const same = probabilitiesOfBest(Array.from({ length: 5 }, () => gammaPosterior(7, 3)));
    for (const probability of same) expect(probability).toBeCloseTo(0.2, 6);
  });

  it('of exponential rates is their part of the sum', () => {
    // The larger of two exponential variables with means 1 and 1/3 is the first in three of four.
    expect(probabilitiesOfBest([gammaPosterior(1, 1), gammaPosterior(1, 3)])[0]).toBeCloseTo(0.75, 4);
  });

  it('adds up to 1, whatever is compared', () => {
    const count = fc.double({ min: 0.5, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(count, count), { minLength: 2, maxLength: 6 }), (pairs) => {
        const found = probabilitiesOfBest(pairs.map(([hits, misses]) => betaPosterior(hits, misses)));
        expect(found.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
        expect(found.every((value) => value >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
