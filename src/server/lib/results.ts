import type { Results } from '../../ad-kit/reports/derivedFigures';
import { metricValues, type MetricValues } from '../../ad-kit/reports/metrics';
import { toDollars } from './money';

/** Numbers as they are stored. */
interface StoredResults {
  impressions: number;
  clicks: number;
  conversionHundredths: number;
  spentCents: number;
  revenueCents: number;
}

export const numberNames = ['impressions', 'clicks', 'conversionHundredths', 'spentCents', 'revenueCents'] as const;

/** Numbers of which each is worked out by itself. */
export const combine = (value: (name: keyof StoredResults) => number): StoredResults => ({
  impressions: value('impressions'),
  clicks: value('clicks'),
  conversionHundredths: value('conversionHundredths'),
  spentCents: value('spentCents'),
  revenueCents: value('revenueCents'),
});

export const sumOf = (rows: readonly StoredResults[]): StoredResults =>
  combine((name) => rows.reduce((sum, row) => sum + row[name], 0));

export const minus = (one: StoredResults, other: StoredResults): StoredResults =>
  combine((name) => one[name] - other[name]);

/** Stored numbers as people and the contract know them: money in dollars, conversions with up to two decimals. */
export const resultsOf = (numbers: StoredResults): Results => ({
  impressions: numbers.impressions,
  clicks: numbers.clicks,
  conversions: numbers.conversionHundredths / 100,
  spent: toDollars(numbers.spentCents),
  revenue: toDollars(numbers.revenueCents),
});

/** The same with what follows from them. */
export const metricValuesOf = (numbers: StoredResults): MetricValues => metricValues(resultsOf(numbers));
