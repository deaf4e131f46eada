import type { AdsManager } from '../../api/adsApi';

/** Which ads go: some, by their ids with commas between them, or a campaign's. */
export type BulkFileAds = { adIds: string } | { campaignId: string };

/** In the order in which they are offered. */
export const adsManagers: readonly { id: AdsManager; name: string }[] = [
  { id: 'google_ads_editor', name: 'Google Ads Editor' },
  { id: 'meta_ads_manager', name: 'Meta Ads Manager' },
];
