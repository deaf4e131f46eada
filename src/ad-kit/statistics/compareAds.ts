import { metricKinds, type Metric } from './metricKinds';
import { assertAmount, numbersByDate, type DayNumbers } from './dayNumbers';
import { betaPosterior, gammaPosterior, type Posterior } from './posterior';
import { probabilitiesOfBest } from './probabilityOfBest';
import {
  leaderOf,
  leastSharedDays,
  losersOf,
  sharedDays,
  timesUntilDecided,
  totalOf,
  winnerOf,
  type Counted,
  type CountedDays,
} from './winnerRule';

/** What an ad cost and brought on its days, in any order; a day that is missing is one on which the ad did not run. */
export interface AdDays {
  id: string;
  days: readonly DayNumbers[];
}

/** What ads are compared by. The higher CTR or conversion rate is better, and the lower CPA. */
export type ComparedMetric = Extract<Metric, 'ctr' | 'conversion_rate' | 'cpa'>;

/** What all the compared ads get together on a usual day now. */
export interface DailyPace {
  impressions: number;
  clicks: number;
}

interface ComparedAd {
  id: string;
  /** In percent, or in money for `cpa`, not rounded; null where the divisor is 0. */
  figure: number | null;
  /**
   * Where the true figure lies with 95 % probability, given the counts and nothing else, as much of the rest above as
   * below; in the unit of `figure`. From 0 where less than one event was counted and up to 100 where less than one did
   * not happen; `high` is null where there is no upper end, as of a CPA with less than one conversion. Null where there
   * are no impressions, clicks, or spend to count of, and where there are more events than could be.
   */
  interval: { low: number; high: number | null } | null;
  /** From 0 to 1, in all ads 1; null where the interval is, and where the verdict is that nothing can be told. */
  probabilityOfBest: number | null;
}

/** Why ads cannot be compared. */
type NotComparable =
  | 'too_few_ads'
  | 'no_impressions'
  | 'no_clicks'
  | 'no_conversions'
  | 'conversions_not_reported'
  | 'no_spend'
  | 'more_clicks_than_impressions'
  | 'more_conversions_than_clicks';

type AdVerdict =
  | { kind: 'winner'; id: string }
  | {
      kind: 'undecided';
      /**
       * How much more all ads need together, if their figures stay as they are: impressions for `ctr`, else clicks; at
       * least what comes by the seventh day on which they run together. Null where no number would do, as the figures
       * are the same or the ads never ran on the same day, and where there are no clicks to count by.
       */
      stillNeeded: number | null;
      /** How many days that takes at the pace given; null without one. At least those missing to seven in common. */
      days: number | null;
    }
  | { kind: 'cannot_tell'; reason: NotComparable };

export interface AdComparison {
  /** In the order given. */
  ads: ComparedAd[];
  verdict: AdVerdict;
}

/**
 * Which of a campaign's ads is better, of two or more. Ads without what the metric is counted of (impressions, clicks,
 * or spend) are left out; the others are compared. A day that doesn't report what the metric counts is left out, too. Throws a RangeError for a number that is negative or none, and for
 * what is no day.
 *
 * Before any data, all shares are as likely as Jeffreys' prior says, Beta(½, ½), and conversions for money as
 * Gamma(½, 0). Those add half an event to what was counted, say the same whichever unit one counts in, and give
 * intervals that hold the true figure about as often as they claim, even after few events (Brown, Cai and DasGupta 2001,
 * whose change at the ends is made here as well). A prior from other campaigns would be narrower, but here a figure has
 * to follow from what people see beside it.
 *
 * A winner is named by `winnerOf` alone, which may be asked every day; the probability of being best may not: it passes
 * 95 % by chance far more often than once in 20 campaigns if one looks every day.
 */
export function compareAds(
  ads: readonly AdDays[],
  metric: ComparedMetric,
  pace: DailyPace | null = null,
): AdComparison {
  for (const amount of [pace?.impressions ?? 0, pace?.clicks ?? 0]) assertAmount(amount);
  const dates = [...new Set(ads.flatMap(({ days }) => days.map(({ date }) => date)))].sort();
  const entrants = ads.map((ad) => entrantOf(ad, metric, dates));
  const inRace = entrants.filter(({ posterior }) => posterior !== null);
  const reason = reasonAgainst(entrants, metric);
  const probabilities = reason === null ? probabilitiesOfBest(inRace.flatMap(({ posterior }) => posterior ?? [])) : [];
  const compared = entrants.map((entrant): ComparedAd => {
    const { id, total, posterior } = entrant;
    return {
      id,
      figure: figureOf(total, metric),
      interval: posterior && intervalOf(total, posterior, metric),
      probabilityOfBest: probabilities[inRace.indexOf(entrant)] ?? null,
    };
  });
  const verdict: AdVerdict = reason === null ? verdictOf(inRace, metric, pace) : { kind: 'cannot_tell', reason };
  return { ads: compared, verdict };
}

/** An ad and its figure; null where the divisor is 0, as of a CPA without conversions. */
export type AdFigure = Pick<ComparedAd, 'id' | 'figure'>;

/**
 * The ad that has done best, and those that are shown to do worse, by `losersOf`; none where nothing can be told. Throws
 * what `compareAds` throws.
 */
export function worseAds(ads: readonly AdDays[], metric: ComparedMetric): { best: AdFigure; worse: AdFigure }[] {
  const dates = [...new Set(ads.flatMap(({ days }) => days.map(({ date }) => date)))].sort();
  const entrants = ads.map((ad) => entrantOf(ad, metric, dates));
  if (reasonAgainst(entrants, metric) !== null) return [];
  const inRace = entrants.filter(({ posterior }) => posterior !== null);
  const counts = inRace.map(({ counted }) => counted);
  const figured = inRace.map(({ id, total }): AdFigure => ({ id, figure: figureOf(total, metric) }));
  const best = figured[leaderOf(counts)] as AdFigure;
  return losersOf(counts).map((place) => ({ best, worse: figured[place] as AdFigure }));
}

/** An ad with what the metric counts of it, in the order of all days. */
interface Entrant {
  id: string;
  counted: CountedDays;
  total: Counted;
  /** False where none of its days reports what the metric counts. */
  isReported: boolean;
  impressions: number;
  clicks: number;
  /** Null where nothing is to be known of it. */
  posterior: Posterior | null;
}

function entrantOf({ id, days }: AdDays, metric: ComparedMetric, dates: readonly string[]): Entrant {
  const counting = days.filter((day) => metricKinds[metric].eventsOf(day) !== null);
  const byDate = numbersByDate(counting);
  const counted = dates.map((date): Counted => {
    const day = byDate.get(date);
    return day ? countedOf(day, metric) : { events: 0, exposure: 0 };
  });
  const total = totalOf(counted);
  return {
    id,
    counted,
    total,
    isReported: counting.length > 0 || days.length === 0,
    impressions: counting.reduce((sum, day) => sum + day.impressions, 0),
    clicks: counting.reduce((sum, day) => sum + day.clicks, 0),
    posterior: total.exposure > 0 && isPossible(total, metric) ? posteriorOf(total, metric) : null,
  };
}

function verdictOf(ads: readonly Entrant[], metric: ComparedMetric, pace: DailyPace | null): AdVerdict {
  const counts = ads.map(({ counted }) => counted);
  const winner = winnerOf(counts);
  if (winner !== null) return { kind: 'winner', id: (ads[winner] as Entrant).id };
  const leader = leaderOf(counts);
  const times = counts.flatMap((counted, index) =>
    index === leader ? [] : [timesUntilDecided(counts[leader] as CountedDays, counted, counts.length)],
  );
  const unit = metric === 'ctr' ? 'impressions' : 'clicks';
  const soFar = ads.reduce((sum, ad) => sum + ad[unit], 0);
  const inCommon = counts.map((counted) => sharedDays(counts[leader] as CountedDays, counted));
  const fewest = Math.min(...inCommon);
  if (soFar === 0 || fewest === 0 || times.includes(null)) return { kind: 'undecided', stillNeeded: null, days: null };
  const missingDays = Math.max(0, leastSharedDays - fewest);
  const longer = Math.max(...(times as number[]), 1 + missingDays / fewest);
  // With less than one more nothing would be left to wait for, though the rule does not name a winner yet.
  const stillNeeded = Math.max(1, Math.ceil((longer - 1) * soFar));
  const perDay = pace?.[unit] ?? 0;
  const days = perDay > 0 ? Math.max(missingDays, Math.ceil(stillNeeded / perDay)) : null;
  return { kind: 'undecided', stillNeeded, days };
}

function countedOf(day: DayNumbers, metric: ComparedMetric): Counted {
  const { eventsOf, exposureOf } = metricKinds[metric];
  return { events: eventsOf(day) ?? 0, exposure: exposureOf(day) };
}

/** Sums of hundredths may be off in their last digits. */
const wholeEvent = 1 - 1e-6;

const isPossible = ({ events, exposure }: Counted, metric: ComparedMetric): boolean =>
  metric === 'cpa' || events <= exposure * (1 + 1e-9);

function reasonAgainst(entrants: readonly Entrant[], metric: ComparedMetric): NotComparable | null {
  if (entrants.length < 2) return 'too_few_ads';
  if (entrants.every(({ isReported }) => !isReported)) return 'conversions_not_reported';
  const counts = entrants.map(({ total }) => total);
  if (counts.some((counted) => !isPossible(counted, metric))) {
    return metric === 'ctr' ? 'more_clicks_than_impressions' : 'more_conversions_than_clicks';
  }
  const exposed = counts.filter(({ exposure }) => exposure > 0);
  if (exposed.length === 0) {
    return metric === 'ctr' ? 'no_impressions' : metric === 'cpa' ? 'no_spend' : 'no_clicks';
  }
  if (exposed.length === 1) return 'too_few_ads';
  if (exposed.every(({ events }) => events === 0)) return metric === 'ctr' ? 'no_clicks' : 'no_conversions';
  return null;
}

function figureOf({ events, exposure }: Counted, metric: ComparedMetric): number | null {
  const { isCost, valueOf } = metricKinds[metric];
  return isCost || exposure > 0 ? valueOf(events, exposure) : null;
}

/** Half an event more is Jeffreys' prior, for shares half a miss as well. */
function posteriorOf({ events, exposure }: Counted, metric: ComparedMetric): Posterior {
  if (metric === 'cpa') return gammaPosterior(events + 0.5, exposure);
  return betaPosterior(events + 0.5, Math.max(0, exposure - events) + 0.5);
}

/**
 * After less than one event, the prior alone would say how rare events may be, so the rate may be as low as 0. The same
 * holds for misses. A part of a conversion is not yet one: without this, more of the same could widen the interval.
 */
function intervalOf({ events, exposure }: Counted, { quantile, rateAt }: Posterior, metric: ComparedMetric) {
  const [lowest, highest] = [events < wholeEvent ? 0 : rateAt(quantile(0.025)), rateAt(quantile(0.975))];
  if (metric === 'cpa') return { low: 1 / highest, high: lowest > 0 ? 1 / lowest : null };
  return { low: 100 * lowest, high: exposure - events < wholeEvent ? 100 : 100 * highest };
}
