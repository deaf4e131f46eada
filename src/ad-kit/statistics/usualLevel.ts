import { withoutOddDays, type MeasuredDay } from './oddDays';

/** A day to come. Its value goes into the sum `size` times. */
export interface DayToCome {
  weekday: string;
  size: number;
  weight: number;
}

/** How much days differ. */
interface Noise {
  /** The least standard deviation that a day of weight 1 can have. */
  leastDeviation: number;
  /** Whether days to come may be as odd as some of the past, or what is odd of them is to be noticed. */
  isOddUsual: boolean;
}

export interface ExpectedSum {
  mean: number;
  variance: number;
}

/**
 * How much weekdays may differ beside how much days of the same weekday do, as variances, and how likely each is before
 * any days are known.
 */
const weekdayShares = [
  [0, 2],
  [0.1, 2],
  [0.3, 2],
  [1, 2],
  [3, 1],
  [10, 1],
  [30, 1],
] as const;
/** Weekdays differ in their noise by this factor at most. */
const mostFactor = 2;

/**
 * What the sum of some days to come is expected to be: from the usual level of a series of days, its weekdays, and how
 * much single days differ. Weekdays are drawn towards the level of all days, the more the fewer days there are of them
 * (a mixed model: best linear unbiased prediction, Henderson 1975), over all shares that weekdays may have of the
 * variance, each as much as the days speak for it by restricted likelihood (Patterson and Thompson 1971). Weekdays with
 * more of everything also differ more. No single odd day moves the level. The mean is in the unit of the values, times
 * `size`; the variance covers the noise of the days to come, and how little is known of level and weekdays. `days` has
 * at least two entries, with weights above 0.
 */
export function expectedSum(days: readonly MeasuredDay[], toCome: readonly DayToCome[], noise: Noise): ExpectedSum {
  const { usual, spread } = withoutOddDays(days, noise.leastDeviation);
  const fits = fitsOf(usual, noise.leastDeviation, noise.isOddUsual ? spread : 0);
  const level = averageOf(fits, (fit) => fit.level);
  const sizes = new Map<string, number>();
  for (const { weekday, size } of toCome) sizes.set(weekday, (sizes.get(weekday) ?? 0) + size);
  const factors = new Map(
    [...sizes.keys()].map((weekday) => {
      const factor = level > 0 ? averageOf(fits, (fit) => meanOn(fit, weekday)) / level : 1;
      return [weekday, Math.min(mostFactor, Math.max(1 / mostFactor, factor))];
    }),
  );
  const ofDays = total(toCome.map(({ weekday, size, weight }) => (size * (factors.get(weekday) ?? 1)) ** 2 / weight));
  const sums = fits.map((fit) => sumIn(fit, sizes, ofDays));
  const mean = averageOf(fits, (_, index) => (sums[index] as ExpectedSum).mean);
  const variance = averageOf(fits, (_, index) => {
    const sum = sums[index] as ExpectedSum;
    return sum.variance + (sum.mean - mean) ** 2;
  });
  return { mean, variance };
}

interface Group {
  weight: number;
  mean: number;
  /** The weighted sum of the squared distances from the mean. */
  spread: number;
}

/** The model with one share that weekdays have of the variance. */
interface Fit {
  share: number;
  groups: ReadonlyMap<string, Group>;
  level: number;
  /** One over the level's variance, and the variance of a day of weight 1 that both are told in. */
  precision: number;
  noise: number;
  /** How much it is believed; in all fits 1. */
  credence: number;
}

function fitsOf(days: readonly MeasuredDay[], leastDeviation: number, addedSpread: number): Fit[] {
  const groups = groupsOf(days);
  const freedom = days.length - 1;
  const fits = weekdayShares.map(([share, before]) => {
    let [precision, sum, penalty, spread] = [0, 0, 0, addedSpread];
    for (const { weight, mean } of groups.values()) {
      const own = weight / (1 + share * weight);
      precision += own;
      sum += own * mean;
      penalty += Math.log1p(share * weight);
    }
    const level = sum / precision;
    for (const group of groups.values()) {
      spread += group.spread + (group.weight / (1 + share * group.weight)) * (group.mean - level) ** 2;
    }
    const noise = Math.max(spread / freedom, leastDeviation ** 2, Number.MIN_VALUE);
    const likelihood = Math.log(before) - (penalty + Math.log(precision) + freedom * Math.log(noise)) / 2;
    return { share, groups, level, precision, noise, likelihood };
  });
  const best = Math.max(...fits.map(({ likelihood }) => likelihood));
  const whole = total(fits.map(({ likelihood }) => Math.exp(likelihood - best)));
  return fits.map(({ likelihood, ...fit }) => ({ ...fit, credence: Math.exp(likelihood - best) / whole }));
}

function groupsOf(days: readonly MeasuredDay[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  // As days come one by one (Welford's algorithm), which loses no digits.
  for (const { weekday, value, weight } of days) {
    const group = groups.get(weekday) ?? { weight: 0, mean: 0, spread: 0 };
    const away = value - group.mean;
    group.weight += weight;
    group.mean += (away * weight) / group.weight;
    group.spread += weight * away * (value - group.mean);
    groups.set(weekday, group);
  }
  return groups;
}

/** How much of a weekday's own mean is believed. */
function beliefIn(group: Group | undefined, share: number): number {
  return group ? (share * group.weight) / (1 + share * group.weight) : 0;
}

function meanOn({ groups, share, level }: Fit, weekday: string): number {
  const group = groups.get(weekday);
  return level + beliefIn(group, share) * ((group?.mean ?? level) - level);
}

function sumIn(fit: Fit, sizes: ReadonlyMap<string, number>, ofDays: number): ExpectedSum {
  let [mean, ofWeekdays, ofLevel] = [0, 0, 0];
  for (const [weekday, size] of sizes) {
    const doubt = 1 - beliefIn(fit.groups.get(weekday), fit.share);
    mean += size * meanOn(fit, weekday);
    ofWeekdays += size * size * fit.share * doubt;
    ofLevel += size * doubt;
  }
  return { mean, variance: fit.noise * (ofDays + ofWeekdays + ofLevel ** 2 / fit.precision) };
}

/** Over all fits, each as much as it is believed. */
const averageOf = (fits: readonly Fit[], pick: (fit: Fit, index: number) => number): number =>
  total(fits.map((fit, index) => fit.credence * pick(fit, index)));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
