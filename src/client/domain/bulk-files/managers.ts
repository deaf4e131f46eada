import type { AdsManager } from '../../api/adsApi';

/** Which ads go: one, or a campaign's. */
export type BulkFileAds = { adId: string } | { campaignId: string };

/** In the order in which they are offered. */
export const adsManagers: readonly { id: AdsManager; name: string }[] = [
  { id: 'google_ads_editor', name: 'Google Ads Editor' },
  { id: 'meta_ads_manager', name: 'Meta Ads Manager' },
];
