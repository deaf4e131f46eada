export interface StatusTotals {
  status: 'active' | 'paused' | 'completed';
  campaigns: number;
  budgetCents: number;
  spentCents: number;
  impressions: number;
  clicks: number;
  conversions: number;
}

/** What happened up to a certain day of a month. */
export interface SumsToDate {
  impressionsToDate: number;
  clicksToDate: number;
  conversionsToDate: number;
}

export interface MonthSums extends SumsToDate {
  /** `YYYY-MM`. */
  month: string;
  revenueCents: number;
  spentCents: number;
}

/** Changes against last month in whole percent; null where last month had nothing. */
export interface Trends {
  impressions: number | null;
  clicks: number | null;
  conversions: number | null;
}

export interface MonthlyFigures {
  /** `YYYY-MM`. */
  month: string;
  revenueCents: number;
  spentCents: number;
}

export interface Overview {
  totals: Omit<StatusTotals, 'status' | 'campaigns'>;
  campaignsByStatus: Record<StatusTotals['status'], number>;
  trends: Trends;
  /** Six months, oldest first, the current one last. */
  monthly: MonthlyFigures[];
}
