import type { Period } from '../../../ad-kit/reports/periods';
import type { StoredSums } from '../../lib/results';
import type { Platform } from '../campaigns/campaigns.types';

/** A part of a report. */
export interface ReportRow {
  /**
   * The first day of a day, week or month, a weekday from 1, Monday, to 7, a platform, a campaign's or an ad's id, or a
   * label. Empty for campaigns without a label, and for what no ad explains.
   */
  key: string;
  /** Of a campaign or an ad; null for any other part. */
  name: string | null;
  /** Of a campaign; null for any other part. */
  platform: Platform | null;
  /** Of an ad: the campaign that its numbers are in; null where those are several. */
  campaignName: string | null;
  /** Null without numbers in the period. */
  now: StoredSums | null;
  before: StoredSums | null;
}

export interface Report extends Period {
  /** What the period is compared with. */
  before: Period | undefined;
  /** Null where no campaign that matches has numbers. */
  total: StoredSums | null;
  totalBefore: StoredSums | null;
  rows: ReportRow[];
  /** The campaigns, or ads, without rows, added up; null if there are none. */
  rest: { campaigns: number; now: StoredSums; before: StoredSums } | null;
}
