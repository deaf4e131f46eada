import type { StoredSums } from '../../lib/results';
import type { StatusTotals } from '../campaigns/figures.types';

/** Changes against last month in whole percent; null where last month had nothing, or either doesn't report it. */
export interface Trends {
  impressions: number | null;
  clicks: number | null;
  conversions: number | null;
}

export interface MonthlyFigures {
  /** `YYYY-MM`. */
  month: string;
  sums: StoredSums;
}

export interface Overview {
  totals: StoredSums & { budgetCents: number };
  campaignsByStatus: Record<StatusTotals['status'], number>;
  trends: Trends;
  /** Six months, oldest first, the current one last. */
  monthly: MonthlyFigures[];
}
