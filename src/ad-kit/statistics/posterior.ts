/**
 * What is known of a rate: its distribution on the scale of logarithms (of odds for a share of 1), where it has one
 * smooth peak whatever the counts are. It is tabulated once, so quantiles and comparisons need no special functions and
 * are exact to some six digits from no events to 1e12 of them.
 */
export interface Posterior {
  /** From the scale of logarithms back to the rate. */
  rateAt: (position: number) => number;
  /** The position below which the rate lies with this probability, from above 0 to below 1. */
  quantile: (probability: number) => number;
  /** How probable it is that the rate lies below a position, and the density there. */
  at: (position: number) => { below: number; density: number };
  /** All that matters of the distribution lies between these positions. */
  from: number;
  to: number;
}

const steps = 512;
/** Where the density is e^-40 of its peak, nothing is left that a double could tell. */
const negligible = -40;

/**
 * What is known of a share of 1 after `hits` in `hits + misses` tries, the distribution Beta(hits, misses): both are at
 * least ½, finite, and include the prior's, which is the caller's to choose. Positions are logarithms of the odds.
 */
export function betaPosterior(hits: number, misses: number): Posterior {
  const peak = hits / (hits + misses);
  return tabulated({
    center: Math.log(hits / misses),
    width: 1 / Math.sqrt((hits / (hits + misses)) * misses),
    logDensity: (offset) => hits * offset - (hits + misses) * Math.log1p(peak * Math.expm1(offset)),
    slope: (offset) => hits - (hits + misses) / (1 + (misses / hits) * Math.exp(-offset)),
    rateAt: (position) => 1 / (1 + Math.exp(-position)),
  });
}

/**
 * What is known of events for a unit of money after `events` for `money`, the distribution Gamma(events, money): `events`
 * is at least ½ and includes the prior's, `money` is above 0. Positions are logarithms of the rate.
 */
export function gammaPosterior(events: number, money: number): Posterior {
  return tabulated({
    center: Math.log(events / money),
    width: 1 / Math.sqrt(events),
    logDensity: (offset) => events * (offset - Math.expm1(offset)),
    slope: (offset) => -events * Math.expm1(offset),
    rateAt: (position) => Math.exp(position),
  });
}

interface Shape {
  /** The position of the peak; `offset` below is measured from it, since differences of large numbers lose digits. */
  center: number;
  width: number;
  /** The logarithm of the density, 0 at the peak, and its derivative. */
  logDensity: (offset: number) => number;
  slope: (offset: number) => number;
  rateAt: (position: number) => number;
}

/** The trapezoid rule with its end correction, whose error goes with the fourth power of the step. */
function tabulated({ center, width, logDensity, slope, rateAt }: Shape): Posterior {
  const first = edge(logDensity, -width);
  const step = (edge(logDensity, width) - first) / steps;
  const density = new Float64Array(steps + 1);
  const below = new Float64Array(steps + 1);
  let sum = 0;
  for (let index = 0; index <= steps; index += 1) {
    const offset = first + index * step;
    const height = Math.exp(logDensity(offset));
    density[index] = height;
    below[index] = step * (sum + height / 2) - (step * step * height * slope(offset)) / 12;
    sum += height;
  }
  const whole = step * sum;
  for (let index = 0; index <= steps; index += 1) {
    density[index] = (density[index] as number) / whole;
    below[index] = Math.min(1, Math.max(0, (below[index] as number) / whole));
  }
  const at = (position: number) => {
    const place = (position - center - first) / step;
    if (place <= 0) return { below: 0, density: 0 };
    if (place >= steps) return { below: 1, density: 0 };
    const index = Math.floor(place);
    return between(place - index, step, [below, density], index);
  };
  const quantile = (probability: number) => {
    let [low, high] = [center + first, center + first + steps * step];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      if (at(middle).below < probability) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return { rateAt, quantile, at, from: center + first, to: center + first + steps * step };
}

/** The cubic through two entries of the table and their slopes. */
function between(part: number, step: number, [below, density]: [Float64Array, Float64Array], index: number) {
  const [start, end] = [below[index] as number, below[index + 1] as number];
  const [leaving, arriving] = [(density[index] as number) * step, (density[index + 1] as number) * step];
  const rise = end - start;
  const [square, cube] = [3 * rise - 2 * leaving - arriving, leaving + arriving - 2 * rise];
  return {
    below: Math.min(1, Math.max(0, start + part * (leaving + part * (square + part * cube)))),
    density: Math.max(0, (leaving + part * (2 * square + 3 * part * cube)) / step),
  };
}

/** The offset at which the density has become negligible, in the direction of `stride`. */
function edge(logDensity: (offset: number) => number, stride: number): number {
  let [inside, outside] = [0, stride];
  while (logDensity(outside) > negligible) [inside, outside] = [outside, outside * 2];
  for (let round = 0; round < 30; round += 1) {
    const middle = (inside + outside) / 2;
    if (logDensity(middle) > negligible) inside = middle;
    else outside = middle;
  }
  return outside;
}
