/** What ads cost and brought, on a day or in all: counts, and money in one currency with two decimals. */
export interface Results {
  impressions: number;
  clicks: number;
  /** Up to two decimals: platforms credit parts of one. Null where no day reports any, which isn't the same as 0. */
  conversions: number | null;
  spent: number;
  /** Null where no day reports any. */
  revenue: number | null;
  /** How many of the days added up don't report conversions; likewise revenue. */
  days_without_conversions: number;
  days_without_revenue: number;
}

/**
 * What follows from results, each with two decimals; null where the divisor is 0. It is null as well where a day doesn't
 * report what it takes: a year's spend beside a month's revenue would be a ratio of nothing.
 */
export interface DerivedFigures {
  /** Clicks of 100 impressions. */
  ctr: number | null;
  /** Money for a click. */
  cpc: number | null;
  /** Money for 1,000 impressions. */
  cpm: number | null;
  /** Conversions of 100 clicks. */
  conversionRate: number | null;
  /** Money for a conversion. */
  cpa: number | null;
  /** Revenue for a unit of money spent. */
  roas: number | null;
}

/** The rates, costs and returns of results, whichever campaigns and days they are of. */
export function derivedFigures(results: Results): DerivedFigures {
  const { impressions, clicks, spent } = results;
  // Whole numbers, of which halves are exact: 0.29 / 2 has to become 0.15.
  const spentCents = inHundredths(spent);
  const conversionHundredths = ofAllDays(results.conversions, results.days_without_conversions);
  const revenueCents = ofAllDays(results.revenue, results.days_without_revenue);
  return {
    ctr: ratio(clicks * 10_000, impressions),
    cpc: ratio(spentCents, clicks),
    cpm: ratio(spentCents * 1_000, impressions),
    conversionRate: conversionHundredths === null ? null : ratio(conversionHundredths * 100, clicks),
    cpa: conversionHundredths === null ? null : ratio(spentCents * 100, conversionHundredths),
    roas: revenueCents === null ? null : ratio(revenueCents * 100, spentCents),
  };
}

/** In hundredths; null unless every day reports it. */
const ofAllDays = (value: number | null, daysWithout: number): number | null =>
  value === null || daysWithout > 0 ? null : inHundredths(value);

const inHundredths = (value: number): number => Math.round(value * 100);

/** A number of hundredths for each of `divisor`, as a number with two decimals. */
const ratio = (hundredths: number, divisor: number): number | null =>
  divisor === 0 ? null : Math.round(hundredths / divisor) / 100;
