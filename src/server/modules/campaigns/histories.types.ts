import type { Day } from '../../lib/days';
import type { DayNumbers, Platform } from './campaigns.types';

/** Which active campaigns are read, and which of their days. */
export interface HistoriesWish {
  /** Only this one. */
  campaignId: string | undefined;
  /** The first of the days that are read. */
  from: Day;
  /** The campaigns with the largest spend between this day and today are chosen. */
  spentFrom: Day;
  today: Day;
  most: number;
}

/** An active campaign with what it cost and brought day by day. */
export interface CampaignHistory {
  id: string;
  name: string;
  platform: Platform;
  /** 0 where there is none. */
  budgetCents: number;
  startDate: Day | null;
  endDate: Day | null;
  /** The first of all its days with numbers; null without any. */
  firstDay: Day | null;
  /** What was spent before the days below. */
  spentBeforeCents: number;
  days: DayNumbers[];
}
