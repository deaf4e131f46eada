import type { Results } from '../../ad-kit/reports/derivedFigures';
import { toDollars } from './money';

/** Numbers as they are stored. */
interface StoredResults {
  impressions: number;
  clicks: number;
  conversionHundredths: number;
  spentCents: number;
  revenueCents: number;
}

/** Stored numbers as people and the contract know them: money in dollars, conversions with up to two decimals. */
export const resultsOf = (numbers: StoredResults): Results => ({
  impressions: numbers.impressions,
  clicks: numbers.clicks,
  conversions: numbers.conversionHundredths / 100,
  spent: toDollars(numbers.spentCents),
  revenue: toDollars(numbers.revenueCents),
});
