import type { StatusTotals } from '../campaigns/figures.types';

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
