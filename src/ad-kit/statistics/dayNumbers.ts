import type { Results } from '../reports/derivedFigures';

/**
 * The numbers of an ad or a campaign on one day, `YYYY-MM-DD`: impressions, clicks, conversions (up to two decimals; null
 * where they aren't reported), and what was spent, in one currency. None is negative; there may be more clicks than
 * impressions, as platforms count.
 */
export interface DayNumbers extends Pick<Results, 'impressions' | 'clicks' | 'conversions' | 'spent'> {
  date: string;
}

/** The days by their dates, added up where a date comes twice. Throws a RangeError for what `assertDay` and `assertAmount` do. */
export function numbersByDate(days: readonly DayNumbers[]): Map<string, DayNumbers> {
  const byDate = new Map<string, DayNumbers>();
  for (const { date, impressions, clicks, conversions, spent } of days) {
    assertDay(date);
    for (const amount of [impressions, clicks, conversions ?? 0, spent]) assertAmount(amount);
    const known = byDate.get(date);
    byDate.set(date, {
      date,
      impressions: impressions + (known?.impressions ?? 0),
      clicks: clicks + (known?.clicks ?? 0),
      conversions: known ? sumOfBoth(conversions, known.conversions) : conversions,
      spent: spent + (known?.spent ?? 0),
    });
  }
  return byDate;
}

/** Null where either is: half of a day's conversions would look like all of them. */
const sumOfBoth = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Throws a RangeError for a number that is negative, infinite, or none: nothing can be worked out with it. */
export function assertAmount(amount: number): void {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`${amount} is no amount.`);
}

/** Throws a RangeError for what is no `YYYY-MM-DD`. */
export function assertDay(day: string): void {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw new RangeError(`${day} is no day.`);
}
