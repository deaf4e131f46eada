import { gammaPosterior } from './posterior';

/** From these on, whole numbers lie so close that a smooth range is as good. */
const manyEvents = 200;
const muchVariance = 100_000;

/**
 * Between which two amounts an amount lies, each tail beyond having the probability `tail` at most. Counts follow a
 * negative binomial, events that come by chance at a rate that itself differs from day to day; their bounds are whole
 * numbers and belong to the range. Other amounts, and counts of which there are many, follow a gamma distribution of
 * the same mean and variance, as they cannot be negative either. Mean and variance are finite, in the unit of the amount
 * and its square; `tail` is above 0 and below ½.
 */
export function rangeOf(mean: number, variance: number, tail: number, isCount: boolean): { low: number; high: number } {
  if (mean <= 0) return { low: 0, high: 0 };
  if (isCount && mean < manyEvents && variance < muchVariance) {
    return countRange(mean, Math.max(0, variance - mean), tail);
  }
  // No more than what a double tells apart.
  const shape = Math.min(1e12, (mean * mean) / Math.max(variance, isCount ? mean : 0, Number.MIN_VALUE));
  const { quantile, rateAt } = gammaPosterior(shape, shape / mean);
  const [low, high] = [rateAt(quantile(tail)), rateAt(quantile(1 - tail))];
  return isCount ? { low: Math.floor(low), high: Math.ceil(high) } : { low, high };
}

/** `excess` is the variance beyond the one of mere chance. */
function countRange(mean: number, excess: number, tail: number): { low: number; high: number } {
  const shape = excess > 1e-9 * mean * mean ? (mean * mean) / excess : Infinity;
  const share = mean / (mean + shape);
  let probability = Math.exp(shape === Infinity ? -mean : shape * Math.log1p(-share));
  let [below, low, high] = [probability, 0, 0];
  while (below < 1 - tail) {
    if (below <= tail) low = high + 1;
    high += 1;
    probability *= shape === Infinity ? mean / high : (share * (shape + high - 1)) / high;
    below += probability;
  }
  return { low, high };
}
