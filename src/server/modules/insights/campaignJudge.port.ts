import type { AdComparison, AdDays, ComparedMetric, DailyPace } from '../../../ad-kit/statistics/compareAds';
import type { CampaignInsights, CampaignToJudge } from '../../../ad-kit/statistics/campaignInsights';

/** Works out what the numbers of campaigns say. */
export interface CampaignJudge {
  /** For each campaign in its order. `together` is how many are looked at beside each other. */
  judgeCampaigns(campaigns: CampaignToJudge[], today: string, together: number): Promise<CampaignInsights[]>;

  /** Which of a campaign's ads is better. */
  compareAds(ads: AdDays[], metric: ComparedMetric, pace: DailyPace | null): Promise<AdComparison>;
}
