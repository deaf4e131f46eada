import type { CampaignAd } from './ads.types';
import type { CampaignAdsRepository } from './campaignAds.repository';

export interface CampaignAdsTx {
  campaignAds: Pick<CampaignAdsRepository, 'listForReports'>;
}

/** The ads of campaigns that are not deleted, for rows of reports to be recognized as theirs. */
export const adsOfCampaigns = (tx: CampaignAdsTx, workspaceId: string, campaignIds: string[]): Promise<CampaignAd[]> =>
  campaignIds.length === 0 ? Promise.resolve([]) : tx.campaignAds.listForReports(workspaceId, campaignIds);
