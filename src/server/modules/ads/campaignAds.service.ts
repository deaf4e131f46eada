import type { AdsRepository } from './ads.repository';
import type { CampaignAd } from './ads.types';

export interface CampaignAdsTx {
  ads: AdsRepository;
}

/** The ads of campaigns that are not deleted, for rows of reports to be recognized as theirs. */
export const adsOfCampaigns = (tx: CampaignAdsTx, workspaceId: string, campaignIds: string[]): Promise<CampaignAd[]> =>
  campaignIds.length === 0 ? Promise.resolve([]) : tx.ads.listForReports(workspaceId, campaignIds);
