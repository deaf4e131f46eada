import type { StoredSums } from '../../lib/results';
import type { AdSums, CampaignMatch, Platform } from './campaigns.types';

/** The campaigns whose results are wanted. */
export interface ResultsMatch extends CampaignMatch {
  campaignId?: string | undefined;
}

/** What results are broken down by, besides time. */
export type ResultsPart = 'platform' | 'campaign' | 'label';

/**
 * What a platform's campaigns, a campaign, or the campaigns of a label cost and brought in a period and in the one
 * before.
 */
export interface PartResults {
  /** The platform, the campaign's id, or the label, which is empty for campaigns without any. */
  key: string;
  /** Of a campaign; null for any other part. */
  name: string | null;
  /** Null for a label. */
  platform: Platform | null;
  /** Null without numbers in the period. */
  now: StoredSums | null;
  before: StoredSums | null;
}

/** Numbers of a period, or of the one before. */
type OfPeriod<Some = StoredSums> = Some & { isBefore: boolean };

/**
 * The numbers of some campaigns, and how they divide between their ads. Deleted ads, and those that went elsewhere, are
 * left out.
 */
export interface ResultsByAd {
  /** One for each period with numbers. */
  campaigns: OfPeriod[];
  /** One for each ad, campaign that its numbers are in, and period with numbers. */
  ads: OfPeriod<AdSums & { name: string; campaignName: string }>[];
}
