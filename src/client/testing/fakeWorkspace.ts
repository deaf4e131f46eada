import type { SavedAd } from '../api/adsApi';
import type { AdDailyMetrics, DailyMetrics } from '../api/api';
import type { PastImport } from '../api/metricsApi';
import type { RememberedColumns } from '../api/reportColumnsApi';
import type { CampaignBrief, WireCampaign as Campaign } from '../api/campaignsApi';

/** An import, and what its days had before; none once it can't be taken back. */
export type FakeImport = {
  import: PastImport;
  before: { campaignId: string; date: string; metrics: DailyMetrics | null; ads?: AdDailyMetrics[] }[];
};

/** Where campaigns and their ads are: somebody's own, or a team's. */
export type FakeWorkspace = {
  /** Newest first. Their figures are computed from `days` when they are read. */
  campaigns: Campaign[];
  /** By campaign, then by day. */
  days: Map<string, Map<string, DailyMetrics>>;
  /** How they divide between their ads, by campaign. */
  adDays: Map<string, AdDailyMetrics[]>;
  /** By campaign; none until it is filled in. */
  briefs: Map<string, CampaignBrief>;
  /** Newest first. */
  imports: FakeImport[];
  /** Where people said that campaigns of files go, by name in lower case; null for nowhere. */
  rememberedTargets: Map<string, string | null>;
  /** Which columns of files people chose by hand, the newest first. */
  reportColumns: RememberedColumns[];
  /** The last changed first. */
  ads: SavedAd[];
};
