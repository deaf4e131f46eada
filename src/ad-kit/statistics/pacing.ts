import { lengthOf, shiftDay, unitOf } from '../reports/periods';
import { assertAmount, assertDay } from './dayNumbers';
import { quantileOfStudent } from './quantiles';
import { expectedSum } from './usualLevel';

/** A campaign's budget and what was spent of it. Days are `YYYY-MM-DD`; money is in one currency, never negative. */
export interface PacingInput {
  /** Null or 0 where there is none. */
  budget: number | null;
  /** May lie ahead. */
  firstDay: string;
  /** Included, and not before the first; may be past; null where the campaign runs until somebody ends it. */
  lastDay: string | null;
  /** The day that is going on. What was spent on it is not known yet, so it counts as a day to come. */
  today: string;
  /** What was spent on each day before today, in any order; a day that is missing cost nothing. */
  spendByDay: readonly { date: string; spent: number }[];
}

/** Why pacing cannot be judged. */
type PacingUnknown = 'no_budget' | 'no_end' | 'too_few_days' | 'too_uneven';

/**
 * - `used_up`: the budget is spent.
 * - `on_budget`: the forecast is within 5 % of the budget.
 * - `too_fast`, `too_slow`: it is not, and neither is the budget within the forecast's range.
 * - `cannot_tell`: no budget, no end, fewer than three complete days, or `too_uneven`: the forecast is off, but the
 *   budget within its range.
 */
type PacingVerdict =
  { kind: 'on_budget' | 'too_fast' | 'too_slow' | 'used_up' } | { kind: 'cannot_tell'; reason: PacingUnknown };

export interface Pacing {
  /** From the first day to yesterday. */
  spent: number;
  /** What an even pace would have spent by then; null without a budget or an end. */
  expectedByNow: number | null;
  /**
   * What is spent by the end if the days go on as the newest 28 did, whatever the budget says; null without an end or
   * with fewer than three complete days. The true sum lies in the range with a probability of 80 % at least.
   */
  forecast: { total: number; low: number; high: number } | null;
  /**
   * When the budget is used up if days go on like that. Null without a budget or fewer than three complete days, once
   * it is used up, and where no days are left.
   */
  moneyEnds: MoneyEnds | null;
  /** What to spend on each day from today to land on the budget; null without a budget, an end, or days left. */
  dailySpendToLand: number | null;
  verdict: PacingVerdict;
}

/**
 * Days at whose end the budget is used up. Each is null where that would be after the last day or, without an end,
 * beyond three years. The true day is before `earliest` with a probability of 10 % at most, and as rarely after `latest`.
 */
interface MoneyEnds {
  expected: string | null;
  earliest: string | null;
  latest: string | null;
}

const leastDays = 3;
const newestDays = 28;
/**
 * The range promises 80 %. Odd days, and weekdays that look different by chance, are known less well than Student's
 * distribution says; this nominal share makes up for both in simulated months.
 */
const nominalCover = 0.85;
const tolerance = 0.05;
/** Three years; beyond them a day is not worth naming. */
const furthestDays = 1096;
/** Days whose spend is the same to the cent still differ by this part some day. */
const leastDifference = 0.01;

/**
 * Whether a campaign's money lasts to its end and is used by then. Knows weekdays and minds no single odd day. Days are
 * taken to go on as `expectedSum` expects, from the newest 28; the sum of those to come is log-normal, with Student's
 * tails, as its variance is known from some days only. Throws a RangeError for an amount that is negative or none, for
 * what is no day, and for a last day before the first.
 */
export function pacingOf({ budget, firstDay, lastDay, today, spendByDay }: PacingInput): Pacing {
  for (const day of [firstDay, lastDay ?? firstDay, today, ...spendByDay.map(({ date }) => date)]) assertDay(day);
  for (const amount of [budget ?? 0, ...spendByDay.map((day) => day.spent)]) assertAmount(amount);
  if (lastDay !== null && lastDay < firstDay) throw new RangeError(`${lastDay} is before ${firstDay}.`);
  const yesterday = shiftDay(today, -1);
  const lastKnown = lastDay !== null && lastDay < yesterday ? lastDay : yesterday;
  const past = Math.max(0, lengthOf({ from: firstDay, to: lastKnown }));
  const spentOn = new Map<string, number>();
  for (const { date, spent } of spendByDay) {
    if (firstDay <= date && date <= lastKnown) spentOn.set(date, (spentOn.get(date) ?? 0) + spent);
  }
  const spent = [...spentOn.values()].reduce((sum, value) => sum + value, 0);
  const newest = Array.from({ length: Math.min(past, newestDays) }, (_, index): SpendOfDay => {
    const date = shiftDay(lastKnown, -index);
    return { date, spent: spentOn.get(date) ?? 0 };
  });
  const next = today < firstDay ? firstDay : today;
  const left = lastDay === null ? null : Math.max(0, lengthOf({ from: next, to: lastDay }));
  const money = budget !== null && budget > 0 ? budget : null;
  const forecast = left === null ? null : forecastOf(newest, spent, next, left);
  return {
    spent,
    expectedByNow: money === null || left === null ? null : money * (past / (past + left)),
    forecast,
    moneyEnds: money === null ? null : moneyEndsOf(newest, money - spent, next, left ?? furthestDays),
    dailySpendToLand: money === null || left === null || left === 0 ? null : Math.max(0, money - spent) / left,
    verdict: verdictOf(money, spent, left, forecast),
  };
}

function verdictOf(
  budget: number | null,
  spent: number,
  left: number | null,
  forecast: Pacing['forecast'],
): PacingVerdict {
  if (budget === null) return { kind: 'cannot_tell', reason: 'no_budget' };
  if (spent >= budget) return { kind: 'used_up' };
  if (left === null) return { kind: 'cannot_tell', reason: 'no_end' };
  if (forecast === null) return { kind: 'cannot_tell', reason: 'too_few_days' };
  if (Math.abs(forecast.total / budget - 1) <= tolerance) return { kind: 'on_budget' };
  if (forecast.low > budget) return { kind: 'too_fast' };
  if (forecast.high < budget) return { kind: 'too_slow' };
  return { kind: 'cannot_tell', reason: 'too_uneven' };
}

interface SpendOfDay {
  date: string;
  spent: number;
}

function forecastOf(newest: readonly SpendOfDay[], spent: number, next: string, left: number): Pacing['forecast'] {
  if (left === 0) return { total: spent, low: spent, high: spent };
  if (newest.length < leastDays) return null;
  const { mean, low, high } = sumToCome(newest, next, left);
  return { total: spent + mean, low: spent + low, high: spent + high };
}

/** A budget is used up by a day as probably as what is spent by then reaches it. */
function moneyEndsOf(newest: readonly SpendOfDay[], rest: number, next: string, left: number): MoneyEnds | null {
  if (newest.length < leastDays || rest <= 0 || left === 0) return null;
  const firstDayOn = (part: 'mean' | 'low' | 'high'): string | null => {
    const reaches = (count: number) => sumToCome(newest, next, count)[part] >= rest;
    if (!reaches(left)) return null;
    let [before, count] = [0, left];
    while (count - before > 1) {
      const middle = Math.floor((before + count) / 2);
      if (reaches(middle)) count = middle;
      else before = middle;
    }
    return shiftDay(next, count - 1);
  };
  return { expected: firstDayOn('mean'), earliest: firstDayOn('high'), latest: firstDayOn('low') };
}

/** What is spent on `count` days from `next`, with the range of 80 %. */
function sumToCome(newest: readonly SpendOfDay[], next: string, count: number) {
  const usual = newest.reduce((sum, { spent }) => sum + spent, 0) / newest.length;
  // All days of a weekday at once: their sum is that many times one, and its noise that of as many.
  const weekdays = Array.from({ length: Math.min(7, count) }, (_, index) => {
    const days = Math.ceil((count - index) / 7);
    return { weekday: unitOf(shiftDay(next, index), 'weekday'), size: days, weight: days };
  });
  const { mean, variance } = expectedSum(
    newest.map(({ date, spent }) => ({ weekday: unitOf(date, 'weekday'), value: spent, weight: 1 })),
    weekdays,
    { leastDeviation: leastDifference * usual, isOddUsual: true },
  );
  if (mean <= 0) return { mean: 0, low: 0, high: 0 };
  // Log-normal, as spend is never negative and can be far more than usual, but not far less.
  const square = Math.log1p(variance / mean ** 2);
  const middle = mean * Math.exp(-square / 2);
  const factor = Math.exp(Math.sqrt(square) * quantileOfStudent((1 + nominalCover) / 2, newest.length));
  return { mean, low: Math.min(mean, middle / factor), high: Math.max(mean, middle * factor) };
}
