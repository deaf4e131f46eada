import type { CampaignInsights, CampaignToJudge } from '../../../ad-kit/statistics/campaignInsights';

/** Works out what the numbers of campaigns say. */
export interface CampaignJudge {
  /** For each campaign in its order. `together` is how many are looked at beside each other. */
  judgeCampaigns(campaigns: CampaignToJudge[], today: string, together: number): Promise<CampaignInsights[]>;
}
