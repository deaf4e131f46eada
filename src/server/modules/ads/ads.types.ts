import type { Ad, AdFormat, AdPlatform } from '../../../ad-kit/ad';
import type { KnownAd } from '../../../ad-kit/bulk-files/adFinder';
import type { Finding } from '../../../ad-kit/preflight/finding';
import type { Conversion } from '../../../ad-kit/convert';
import type { ApprovalState } from '../../db/approvalState';
import type { adColumns, adFields, ads } from '../../db/tables/ads';
import type { ArtworkDesign } from '../../lib/artworkDesign';

export type { Ad, AdFormat, ArtworkDesign };

type Row = typeof ads.$inferSelect;

/** What people say of an ad. */
export type AdFields = Pick<Row, keyof typeof adFields>;

export type NewAd = AdFields &
  Pick<Row, 'id' | 'workspaceId' | 'createdBy' | 'createdAt' | 'updatedAt'> &
  Partial<Pick<Row, 'labels' | 'variantGroup' | 'variantName'>>;

export type SavedAd = Pick<Row, keyof typeof adColumns>;

/** What an ad is among those that are tried side by side. */
export interface Variant {
  variantGroup: string;
  variantName: string;
}

/** Links that an ad has in common with one of its variants; each once. */
export interface SharedLinks {
  variantName: string;
  links: string[];
}

export interface AdFilter {
  /** Only these. */
  ids?: string[] | undefined;
  campaignId?: string | undefined;
  /** In the name; empty for all. */
  search: string;
  /** One of its formats is this platform's. */
  platform?: AdPlatform | undefined;
  /** How it stands with clients. */
  approval?: ApprovalState | undefined;
  /** Regardless of case. */
  label?: string | undefined;
}

/** A copy of an ad, and what became of its texts on the way. */
export interface AdCopy {
  ad: SavedAd;
  changes: Conversion['changes'];
  missing: Finding[];
}

/** An ad as reports know it, and its campaign. */
export interface CampaignAd extends KnownAd {
  campaignId: string;
}
