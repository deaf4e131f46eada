import type { Period } from '../../../ad-kit/reports/periods';
import type { Numbers, Platform } from '../campaigns/campaigns.types';

/** A part of a report. */
export interface ReportRow {
  /** The first day of a day, week or month, a weekday from 1, Monday, to 7, a platform, a campaign's id, or a label. */
  key: string;
  /** Of a campaign; null for any other part. */
  name: string | null;
  platform: Platform | null;
  /** Null without numbers in the period. */
  now: Numbers | null;
  before: Numbers | null;
}

export interface Report extends Period {
  /** What the period is compared with. */
  before: Period | undefined;
  /** Null where no campaign that matches has numbers. */
  total: Numbers | null;
  totalBefore: Numbers | null;
  rows: ReportRow[];
  /** The campaigns without rows, added up; null if there are none. */
  rest: { campaigns: number; now: Numbers; before: Numbers } | null;
}
