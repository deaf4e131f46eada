/**
 * How often something was counted, and of what: clicks of impressions, conversions of clicks, or conversions for money.
 * Both are finite and not negative; nothing here throws or gives NaN for such.
 */
export interface Counted {
  events: number;
  exposure: number;
}

/** What was counted of an ad, in the same order of days as of the others it is compared with. */
export type CountedDays = readonly Counted[];

/** At most this part of the comparisons without a difference may ever name a winner. */
export const falseWinners = 0.05;
/** Ads have to run side by side on this many days, a whole week: what noise days have shows on several of them only. */
export const leastSharedDays = 7;
/**
 * How far true rates lie apart, as the standard deviation of the logarithm of their ratio: ads often differ by 20 %.
 */
const usualDifference = 0.2;

/**
 * The natural logarithm of the evidence that two rates differ: how many times better differences of the usual size,
 * some larger and some smaller, explain the counts than none does (a mixture likelihood ratio, Robbins 1970, with
 * Laplace's approximation). While there is no difference its expectation is 1 at most and stays so from look to look,
 * whatever came before, so it reaches 20 in one of 20 comparisons at most, however often somebody looks (Ville's
 * inequality).
 *
 * Of each day only that matters how its events divide among the two ads, beside how their exposures do. So neither good
 * and bad days nor a platform that shares out differently every day, be it by results, look like a difference, as they
 * do in totals. A total is one long day. Where events are many of what they are counted of, such as conversions of 40 %
 * of clicks, they divide more evenly than is assumed here: the evidence is then weaker than it could be, never too
 * strong. Fractions of events count as such.
 *
 * Each ad has good and bad days of its own, too. Where days divide more unevenly than by chance, the evidence is
 * divided by how much more (quasi-likelihood, McCullagh and Nelder 1989: Pearson's statistic for each degree of
 * freedom). Two degrees are left out, which makes up for that being estimated, as the variance of Student's
 * distribution does.
 */
export function logEvidence(one: CountedDays, other: CountedDays): number {
  return mixed(pairOf(one, other), 1);
}

/**
 * How many times as much data, if it goes on like this, is evidence enough that the first of two ads is better, at
 * least 1; null where it never is. `ads` is how many are compared in all. That they share enough days is another
 * matter.
 */
export function timesUntilDecided(one: CountedDays, other: CountedDays, ads: number): number | null {
  const pair = pairOf(one, other);
  if (rateOf(one) <= rateOf(other) || pair.difference <= 0) return null;
  const enough = (times: number) => mixed(pair, times) >= logThreshold(ads);
  let [short, long] = [1, 1];
  while (!enough(long)) {
    if (long > mostTimes) return null;
    [short, long] = [long, long * 2];
  }
  while (long - short > 1e-6 * long) {
    const middle = (short + long) / 2;
    if (enough(middle)) long = middle;
    else short = middle;
  }
  return long;
}

/** A difference that would take more than this many times the data doesn't count as one. */
const mostTimes = 1e9;

/**
 * The place of the ad whose rate is shown to be above that of every other one; null while there is none. It has the
 * highest rate in all, and against each of the others `leastDays` days on which both ran and, day by day, evidence for
 * itself of 10 times the number of ads. A wrong winner has to beat the ad that is best in truth, which with that
 * evidence happens in one of 20 campaigns of as many ads at most: each ad has its part of the chance, in its direction
 * (Bonferroni's bound).
 */
export function winnerOf(ads: readonly CountedDays[], leastDays = leastSharedDays): number | null {
  const leader = leaderOf(ads);
  const best = ads[leader];
  if (!best) return null;
  const isShown = ads.every((ad, index) => index === leader || isAbove(best, ad, ads.length, leastDays));
  return isShown ? leader : null;
}

/**
 * The places of the ads whose rates are shown to be below the highest one, though others may be as good as that. Each
 * pair of ads has its part of the chance, in each direction, so that in one of 20 campaigns at most a wrong ad is ever
 * among them, however often somebody looks.
 */
export function losersOf(ads: readonly CountedDays[]): number[] {
  const best = ads[leaderOf(ads)];
  const directions = ads.length * (ads.length - 1);
  return ads.flatMap((ad, index) =>
    best && ad !== best && isAbove(best, ad, directions, leastSharedDays) ? [index] : [],
  );
}

/** Whether one rate is shown to be above another, where `claims` could be made by chance. */
function isAbove(one: CountedDays, other: CountedDays, claims: number, leastDays: number): boolean {
  if (rateOf(one) <= rateOf(other) || sharedDays(one, other) < leastDays) return false;
  const pair = pairOf(one, other);
  return pair.difference > 0 && mixed(pair, 1) >= logThreshold(claims);
}

/** On how many days both ads had something that events could be counted of. */
export const sharedDays = (one: CountedDays, other: CountedDays): number =>
  one.filter(({ exposure }, day) => exposure > 0 && (other[day] as Counted).exposure > 0).length;

/** The place of the ad with the highest rate so far, the first of several; -1 of none. */
export function leaderOf(ads: readonly CountedDays[]): number {
  const rates = ads.map(rateOf);
  return rates.indexOf(Math.max(...rates));
}

function rateOf(days: CountedDays): number {
  const { events, exposure } = totalOf(days);
  return exposure > 0 ? events / exposure : 0;
}

/** All days of an ad. */
export function totalOf(days: CountedDays): Counted {
  const total = { events: 0, exposure: 0 };
  for (const { events, exposure } of days) {
    total.events += events;
    total.exposure += exposure;
  }
  return total;
}

const logThreshold = (claims: number): number => Math.log(claims / 2 / falseWinners);

interface Pair {
  /** The logarithm of the first rate's ratio to the second that explains the days best. */
  difference: number;
  /** The logarithm of its likelihood beside that of no difference, less where days are noisier than by chance. */
  ratio: number;
  /**
   * How much the counts can tell of the logarithm of the rates' ratio, if there is no difference: one over its
   * variance, with that noise.
   */
  information: number;
}

const mostDifference = 30;

/** By Newton's method, which always arrives, as the likelihood has one peak. */
function pairOf(one: CountedDays, other: CountedDays): Pair {
  let difference = 0;
  let information = 0;
  for (let round = 0; round < 40; round += 1) {
    const { slope, bend } = likelihoodOf(one, other, difference);
    if (round === 0) information = bend;
    if (bend <= 0) break;
    const step = Math.min(1, Math.max(-1, slope / bend));
    difference = Math.min(mostDifference, Math.max(-mostDifference, difference + step));
    if (Math.abs(step) < 1e-7) break;
  }
  const { ratio, squares, days } = likelihoodOf(one, other, difference);
  // Three days or fewer tell nothing of their noise.
  const dispersion = days > 3 ? Math.max(1, squares / (days - 3)) : 1;
  return { difference, ratio: Math.max(0, ratio) / dispersion, information: information / dispersion };
}

/**
 * Each event of a day belongs to the first ad with the part that it has of the exposure, weighed by the difference.
 * `squares` is Pearson's statistic over the `days` that have events.
 */
function likelihoodOf(one: CountedDays, other: CountedDays, difference: number) {
  const lift = Math.expm1(difference);
  let [ratio, slope, bend, squares, days] = [0, 0, 0, 0, 0];
  for (const [day, { events, exposure }] of one.entries()) {
    const rival = other[day] as Counted;
    const all = events + rival.events;
    if (all === 0 || exposure === 0 || rival.exposure === 0) continue;
    const share = exposure / (exposure + rival.exposure);
    const part = (share * (1 + lift)) / (1 + share * lift);
    const variance = all * part * (1 - part);
    ratio += events * difference - all * Math.log1p(share * lift);
    slope += events - all * part;
    bend += variance;
    squares += variance > 0 ? (events - all * part) ** 2 / variance : 0;
    days += 1;
  }
  return { ratio, slope, bend, squares, days };
}

/** The evidence of a pair at `times` the data. */
function mixed({ ratio, information }: Pair, times: number): number {
  const known = usualDifference ** 2 * information * times;
  return (known / (1 + known)) * ratio * times - Math.log1p(known) / 2;
}
