import type { CountedDay } from './metricKinds';
import { rangeOf } from './countRange';
import { quantileOfNormal, quantileOfStudent } from './quantiles';
import { expectedSum } from './usualLevel';

/** Events of some days that are outside the range that they usually lie in. */
export interface Judgement {
  events: number;
  exposure: number;
  low: number;
  high: number;
  isUp: boolean;
  /** From 1: how many times as far from what was expected as the range's border is. */
  strength: number;
}

const leastDays = 14;
/** A change by less than this part is nothing to tell, however exact the numbers are. */
const leastChange = 0.1;
/** Where nothing at all was expected, every event is infinitely far from it. */
const mostStrength = 1000;

/**
 * Compares some days with what `history` lets expect of them; null where that is usual, or nobody can tell: with fewer
 * than 14 days that have something to count of, or no event on them. Outside the range on either side lies `tail` of what
 * is usual. How much days differ beyond chance comes from their squared distances (a method of moments for overdispersed
 * counts). Days with nothing to count of say nothing about a rate. In the units of `events` and `exposure`.
 */
export function judge(
  history: readonly CountedDay[],
  days: readonly CountedDay[],
  isCount: boolean,
  tail: number,
): Judgement | null {
  const [known, window] = [history.filter(isExposed), days.filter(isExposed)];
  const rate = sumOf(known, 'events') / sumOf(known, 'exposure');
  if (known.length < leastDays || window.length === 0 || rate === 0) return null;
  const noise = isCount ? noiseOf(known, rate) : { ofDays: 1, ofChance: 0, usual: 1 };
  const weightOf = ({ exposure }: CountedDay) => (isCount ? noise.usual / (noise.ofDays + 1 / (rate * exposure)) : 1);
  const { mean: sum, variance } = expectedSum(
    known.map((day) => ({ weekday: day.weekday, value: day.events / (rate * day.exposure), weight: weightOf(day) })),
    window.map((day) => ({ weekday: day.weekday, size: rate * day.exposure, weight: weightOf(day) })),
    { leastDeviation: Math.max(leastChange / 10, Math.sqrt(noise.ofChance)), isOddUsual: false },
  );
  const mean = Math.max(0, sum);
  const [events, exposure] = [sumOf(window, 'events'), sumOf(window, 'exposure')];
  if (Math.abs(events - mean) <= leastChange * mean) return null;
  // Student's tails instead of normal ones, as the variance itself is known from some days only.
  const widening = quantileOfStudent(1 - tail, known.length) / quantileOfNormal(1 - tail);
  const range = rangeOf(mean, variance * widening ** 2, tail, isCount);
  const [low, high] = [Math.min(range.low, mean * (1 - leastChange)), Math.max(range.high, mean * (1 + leastChange))];
  if (low <= events && events <= high) return null;
  const isUp = events > high;
  const strength = Math.min(mostStrength, (events - mean) / ((isUp ? high : low) - mean));
  return { events, exposure, low, high, isUp, strength };
}

/** How much days differ from what the rate lets expect, as variances of relative values. */
function noiseOf(days: readonly CountedDay[], rate: number) {
  let [squares, beyondChance] = [0, 0];
  for (const { events, exposure } of days) {
    const expected = rate * exposure;
    squares += expected * expected;
    beyondChance += (events - expected) ** 2 - expected;
  }
  const ofDays = Math.max(0, beyondChance / squares);
  // Of a day of weight 1: the weights' average is 1.
  const usual = days.length / days.reduce((sum, { exposure }) => sum + 1 / (ofDays + 1 / (rate * exposure)), 0);
  return { ofDays, ofChance: Math.max(0, usual - ofDays), usual };
}

const isExposed = ({ exposure }: CountedDay): boolean => exposure > 0;

const sumOf = (days: readonly CountedDay[], part: 'events' | 'exposure'): number =>
  days.reduce((sum, day) => sum + day[part], 0);
