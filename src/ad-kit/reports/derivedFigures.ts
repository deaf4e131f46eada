/** What ads cost and brought, on a day or in all: counts, and money in one currency with two decimals. */
export interface Results {
  impressions: number;
  clicks: number;
  /** Up to two decimals: platforms credit parts of one. */
  conversions: number;
  spent: number;
  revenue: number;
}

/** What follows from results, each with two decimals; null where the divisor is 0. */
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
export function derivedFigures({ impressions, clicks, conversions, spent, revenue }: Results): DerivedFigures {
  // Whole numbers, of which halves are exact: 0.29 / 2 has to become 0.15.
  const [spentCents, revenueCents, conversionHundredths] = [spent, revenue, conversions].map(inHundredths) as Three;
  return {
    ctr: ratio(clicks * 10_000, impressions),
    cpc: ratio(spentCents, clicks),
    cpm: ratio(spentCents * 1_000, impressions),
    conversionRate: ratio(conversionHundredths * 100, clicks),
    cpa: ratio(spentCents * 100, conversionHundredths),
    roas: ratio(revenueCents * 100, spentCents),
  };
}

type Three = [number, number, number];

const inHundredths = (value: number): number => Math.round(value * 100);

/** A number of hundredths for each of `divisor`, as a number with two decimals. */
const ratio = (hundredths: number, divisor: number): number | null =>
  divisor === 0 ? null : Math.round(hundredths / divisor) / 100;
