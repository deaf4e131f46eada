import type { AdsManager, LeftOutAd, ReadyAd } from '../../../ad-kit/bulk-files/bulkFile';

/** Which ads are wanted, and for what. */
export interface WantedBulkFile {
  manager: AdsManager;
  /** Only ads of this campaign. */
  campaignId: string | undefined;
  /** Only these ads. */
  adIds: string[] | undefined;
}

/** What a file has, and what stays. */
export interface BulkFilePreview {
  ready: ReadyAd[];
  leftOut: LeftOutAd[];
  /** How many ads were not looked at, because a file takes so many. */
  beyond: number;
  /** What a person fills in over there. */
  notes: readonly string[];
}
