export interface StatusTotals {
  status: 'active' | 'paused' | 'completed';
  campaigns: number;
  budgetCents: number;
  spentCents: number;
  impressions: number;
  clicks: number;
  conversionHundredths: number;
}

/** What happened up to a certain day of a month. */
export interface SumsToDate {
  impressionsToDate: number;
  clicksToDate: number;
  conversionHundredthsToDate: number;
}

export interface MonthSums extends SumsToDate {
  /** `YYYY-MM`. */
  month: string;
  revenueCents: number;
  spentCents: number;
}
