import { insightsOf } from '../../../ad-kit/statistics/campaignInsights';
import { compareAds } from '../../../ad-kit/statistics/compareAds';
import type { CampaignJudge } from '../../modules/insights/campaignJudge.port';

export const createCampaignJudge = (): CampaignJudge => ({
  judgeCampaigns: (campaigns, today, together) =>
    Promise.resolve(campaigns.map((campaign) => insightsOf(campaign, today, together))),
  compareAds: (ads, metric, pace) => Promise.resolve(compareAds(ads, metric, pace)),
});
