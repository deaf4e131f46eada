import type { Results } from '../../ad-kit/reports/derivedFigures';
import { metricValues, type MetricValues } from '../../ad-kit/reports/metrics';
import { toDollars } from './money';

/** A day's numbers as they are stored; null for what its report has no column for. */
export interface StoredNumbers {
  impressions: number;
  clicks: number;
  conversionHundredths: number | null;
  spentCents: number;
  revenueCents: number | null;
}

/** Numbers of days added up. What no day reports is 0 here: the counts of days tell it from a 0 that was reported. */
export interface StoredSums {
  impressions: number;
  clicks: number;
  conversionHundredths: number;
  spentCents: number;
  revenueCents: number;
  /** How many days are added up, each campaign's by itself. */
  dayCount: number;
  /** How many of them don't report conversions; likewise revenue. */
  daysWithoutConversions: number;
  daysWithoutRevenue: number;
}

export const numberNames = ['impressions', 'clicks', 'conversionHundredths', 'spentCents', 'revenueCents'] as const;

/** One thing for each of the sums. */
export const eachSum = <T>(value: (name: keyof StoredSums) => T): Record<keyof StoredSums, T> => ({
  impressions: value('impressions'),
  clicks: value('clicks'),
  conversionHundredths: value('conversionHundredths'),
  spentCents: value('spentCents'),
  revenueCents: value('revenueCents'),
  dayCount: value('dayCount'),
  daysWithoutConversions: value('daysWithoutConversions'),
  daysWithoutRevenue: value('daysWithoutRevenue'),
});

export const sumOf = (rows: readonly StoredSums[]): StoredSums =>
  eachSum((name) => rows.reduce((sum, row) => sum + row[name], 0));

/** What is left of sums without some of the days that they add up. */
export const minus = (one: StoredSums, other: StoredSums): StoredSums => eachSum((name) => one[name] - other[name]);

/** A day as the sum of itself. */
export const asSums = ({ conversionHundredths, revenueCents, ...others }: StoredNumbers): StoredSums => ({
  impressions: others.impressions,
  clicks: others.clicks,
  conversionHundredths: conversionHundredths ?? 0,
  spentCents: others.spentCents,
  revenueCents: revenueCents ?? 0,
  dayCount: 1,
  daysWithoutConversions: Number(conversionHundredths === null),
  daysWithoutRevenue: Number(revenueCents === null),
});

/**
 * What parts of days leave of the same days. The days of both count: where a part doesn't report its revenue, nobody knows
 * which spend the revenue that is left belongs to.
 */
export function leftOf(whole: StoredSums, parts: StoredSums): StoredSums {
  const { dayCount, daysWithoutConversions, daysWithoutRevenue } = sumOf([whole, parts]);
  return { ...minus(whole, parts), dayCount, daysWithoutConversions, daysWithoutRevenue };
}

/** Whether there are any numbers in sums. */
export const hasNumbers = (sums: StoredSums): boolean => numberNames.some((name) => sums[name] > 0);

/** Stored sums as people and the contract know them: money in dollars, conversions with up to two decimals. */
export const resultsOf = (sums: StoredSums): Results => ({
  ...amountsOf(sums),
  days_without_conversions: sums.daysWithoutConversions,
  days_without_revenue: sums.daysWithoutRevenue,
});

/** The same without the counts of days. Null is what no day reports. */
export function amountsOf(sums: StoredSums) {
  const unlessUnreported = (value: number, daysWithout: number): number | null =>
    daysWithout > 0 && daysWithout === sums.dayCount ? null : value;
  return {
    impressions: sums.impressions,
    clicks: sums.clicks,
    conversions: unlessUnreported(sums.conversionHundredths / 100, sums.daysWithoutConversions),
    spent: toDollars(sums.spentCents),
    revenue: unlessUnreported(toDollars(sums.revenueCents), sums.daysWithoutRevenue),
  };
}

/** The same with what follows from them. */
export const metricValuesOf = (sums: StoredSums): MetricValues => metricValues(resultsOf(sums));
