import type { StoredSums } from '../../lib/results';

export interface StatusTotals extends StoredSums {
  status: 'active' | 'paused' | 'completed';
  campaigns: number;
  budgetCents: number;
}

export interface MonthSums {
  /** `YYYY-MM`. */
  month: string;
  sums: StoredSums;
  /** What of it happened up to a certain day of the month. */
  toDate: StoredSums;
}
