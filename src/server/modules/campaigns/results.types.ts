import type { CampaignMatch, Numbers, Platform } from './campaigns.types';

/** The campaigns whose results are wanted. */
export interface ResultsMatch extends CampaignMatch {
  campaignId?: string | undefined;
}

/** What a platform's campaigns, or a campaign, cost and brought in a period and in the one before. */
export interface PartResults {
  /** The platform, or the campaign's id. */
  key: string;
  /** Null for a platform. */
  name: string | null;
  platform: Platform;
  /** Null without numbers in the period. */
  now: Numbers | null;
  before: Numbers | null;
}
