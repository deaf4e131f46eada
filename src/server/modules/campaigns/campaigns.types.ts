import type { AdPlatform } from '../../../ad-kit/ad';
import type { ProductBrief } from '../../../ad-kit/writer/productBrief';
import type { campaignFields, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import type { StoredNumbers, StoredSums } from '../../lib/results';

export type CampaignStatus = CampaignFields['status'];
export type Platform = AdPlatform;

/** What people enter about a campaign; the rest is computed. */
export type CampaignFields = Pick<typeof campaigns.$inferSelect, keyof typeof campaignFields>;

/** The same of a new one: what is open may be left out. */
export type NewCampaignFields = Pick<typeof campaigns.$inferInsert, keyof typeof campaignFields>;

export interface DayNumbers extends StoredNumbers {
  day: Day;
}

/** Sums of some days, which `day` stands for. */
export interface DaySums extends StoredSums {
  day: Day;
}

type NumbersChange = { [Field in keyof StoredNumbers]?: number | undefined };

/** What is to be stored of a day; what is left out or undefined stays as it is. */
export type DayNumbersChange = { day: Day } & NumbersChange;

/** What an ad has of a day of its campaign. */
export interface AdNumbers extends StoredNumbers {
  adId: string;
}

/** Sums of an ad's days. */
export interface AdSums extends StoredSums {
  adId: string;
}

/** What is to be stored of an ad's day; what is left out stays as it is. */
export type AdNumbersChange = { adId: string } & NumbersChange;

/** A campaign with its totals over all days. `dayCount` is how many of them have numbers. */
export interface Campaign extends CampaignFields, StoredSums {
  id: string;
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
  /** Its labels; each once, regardless of case. */
  labels: string[];
  isSample: boolean;
  /** Grows by one with each change but that of its numbers. */
  revision: number;
  /** Click-through rate in hundredths of a percent; 0 without impressions. */
  ctrHundredths: number;
  /** Cost per click; 0 without clicks. */
  cpcCents: number;
  createdAt: Date;
  /** When it or its numbers last changed. */
  updatedAt: Date;
}

/** What a campaign's ads are to say; everything is empty until it is filled in. */
export interface CampaignBrief {
  brief: ProductBrief;
  /** How often it was changed. */
  revision: number;
}

export type NewCampaign = NewCampaignFields &
  Pick<Campaign, 'id' | 'workspaceId' | 'createdBy' | 'isSample' | 'createdAt' | 'updatedAt'> & { labels?: string[] };

export type CampaignSortField =
  | 'created_at'
  | 'name'
  | 'status'
  | 'platform'
  | 'budget'
  | 'spent'
  | 'impressions'
  | 'clicks'
  | 'ctr'
  | 'cpc'
  | 'conversions'
  | 'conversion_rate'
  | 'cpa'
  | 'revenue'
  | 'roas'
  | 'start_date'
  | 'end_date';

/** Which campaigns are wanted. */
export interface CampaignMatch {
  /** Part of the name, regardless of case. */
  search?: string | undefined;
  status?: CampaignStatus | undefined;
  platform?: Platform | undefined;
  /** Regardless of case. */
  label?: string | undefined;
}

/** Which campaigns are wanted, in which order. */
export interface CampaignFilter extends CampaignMatch {
  sort: CampaignSortField;
  order: 'asc' | 'desc';
}

/** Sums over all campaigns that match. */
export interface CampaignTotals extends StoredSums {
  campaigns: number;
  /** How many of each status match the rest of the filter. */
  byStatus: Record<CampaignStatus, number>;
  budgetCents: number;
}

/** Counts over all campaigns of an account. */
export interface CampaignCounts {
  byStatus: Record<CampaignStatus, number>;
  sample: number;
  own: number;
  ownWithNumbers: number;
}
