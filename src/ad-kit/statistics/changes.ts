import { shiftDay } from '../reports/periods';
import { metricNames, countedDay, metricKinds, type Metric, type CountedDay } from './metricKinds';
import { assertDay, numbersByDate, type DayNumbers } from './dayNumbers';
import { judge } from './judge';

/** How many days a change is about: one, or more where a single day doesn't show it. */
const windows = [1, 3, 7] as const;

/** A metric that is outside its usual range. */
export interface Change {
  /** The last day that it is about. */
  day: string;
  /** How many days it is about: that day alone, or the three or seven that end with it. */
  days: (typeof windows)[number];
  metric: Metric;
  /** Amounts are those of a day, on average over the days. Null where nothing came of the money, as of a CPA. */
  value: number | null;
  /**
   * The usual range. `usualHigh` is null where it has no upper end, as of a CPA that may usually have no conversion.
   */
  usualLow: number;
  usualHigh: number | null;
  /** Which way the metric itself went. */
  direction: 'up' | 'down';
  /** From 1 to 1,000: how many times as far from what was expected as the range's border is. For ordering. */
  strength: number;
}

export interface ChangesQuery {
  /** Still going on, so neither it nor days after it are looked at. */
  today: string;
  /** How many of the newest complete days are judged, each by what came before it: a whole number from 1 to 366. */
  newest: number;
  /** Without it, all. */
  metrics?: readonly Metric[];
  /** How many campaigns are looked at together, which share the one false alarm a month; 1 by default. */
  together?: number;
}

/** Older days say little about what is usual now. */
const mostDays = 56;
const mostNewest = 366;
/** False alarms a month over all metrics, by the model; the other half of the one allowed is for what it leaves out. */
const alarmsAMonth = 0.5;

/**
 * What is outside the usual range of a campaign, strongest first. Each complete day that is asked for is compared with
 * the 56 days before it, and so are the three and the seven days that end with it. At least 14 of the 56 must have
 * numbers; a day without numbers is a gap, not 0.
 *
 * The range knows weekdays, and no single odd day moves it. It is wider where there are few events, and where days
 * differ much anyway. It is so wide that campaigns that don't change have one false alarm a month at most, over all
 * metrics that are asked for, and all campaigns that are looked at together (Bonferroni's bound over those, days, and
 * lengths).
 *
 * Throws a RangeError for a number that is negative or none, for what is no day, and for a `newest` or `together` out
 * of their bounds.
 */
export function changesOf(numbers: readonly DayNumbers[], query: ChangesQuery): Change[] {
  const { today, newest, metrics = metricNames, together = 1 } = query;
  assertDay(today);
  if (!Number.isInteger(newest) || newest < 1 || newest > mostNewest)
    throw new RangeError(`${newest} is no such count.`);
  if (!Number.isInteger(together) || together < 1) throw new RangeError(`${together} is no number of campaigns.`);
  const byDate = numbersByDate(numbers);
  const length = newest + Math.max(...windows) + mostDays;
  const days = Array.from({ length }, (_, index) => byDate.get(shiftDay(today, index - length)));
  const tail = alarmsAMonth / (30 * metrics.length * windows.length * together) / 2;
  return metrics
    .flatMap((metric) => {
      const counted = days.map((day) => day && countedDay(day, metricKinds[metric]));
      return days.slice(-newest).flatMap((day, index) => {
        return (day && changeOn(day.date, metric, counted, length - newest + index, tail)) ?? [];
      });
    })
    .sort((one, other) => other.strength - one.strength);
}

/** The change that the fewest days tell of, up to the one at `last`. */
function changeOn(
  day: string,
  metric: Metric,
  counted: readonly (CountedDay | undefined)[],
  last: number,
  tail: number,
): Change | null {
  const { isCount, isCost, valueOf } = metricKinds[metric];
  for (const days of windows) {
    const first = last + 1 - days;
    const window = counted.slice(first, last + 1).filter((some) => some !== undefined);
    if (window.length < days) return null;
    const history = counted.slice(first - mostDays, first).filter((some) => some !== undefined);
    const judgement = judge(history, window, isCount, tail);
    if (!judgement) continue;
    const { events, exposure, low, high, strength, isUp } = judgement;
    const value = valueOf(events, exposure);
    const [ofLow, ofHigh] = [valueOf(low, exposure), valueOf(high, exposure)];
    const [usualLow, usualHigh] = isCost ? [ofHigh ?? 0, ofLow] : [ofLow ?? 0, ofHigh];
    return { day, days, metric, value, usualLow, usualHigh, direction: isUp === isCost ? 'down' : 'up', strength };
  }
  return null;
}
