import type { SavedAd } from '../api/adsApi';
import type { DailyMetrics } from '../api/api';
import type { CampaignBrief, WireCampaign as Campaign } from '../api/campaignsApi';

/** Where campaigns and their ads are: somebody's own, or a team's. */
export type FakeWorkspace = {
  /** Newest first. Their figures are computed from `days` when they are read. */
  campaigns: Campaign[];
  /** By campaign, then by day. */
  days: Map<string, Map<string, DailyMetrics>>;
  /** By campaign; none until it is filled in. */
  briefs: Map<string, CampaignBrief>;
  /** The last changed first. */
  ads: SavedAd[];
};
