import type { Ad, AdFormat, AdPlatform } from '../../../ad-kit/ad';
import type { KnownAd } from '../../../ad-kit/bulk-files/adFinder';
import type { Finding } from '../../../ad-kit/check';
import type { Conversion } from '../../../ad-kit/convert';
import type { AdFromBrief } from '../../../ad-kit/writer/productBrief';
import type { ArtworkDesign } from '../../lib/artworkDesign';

export type { Ad, AdFormat, ArtworkDesign };

/** What people say of an ad. */
export interface AdFields {
  campaignId: string | null;
  name: string;
  /** What it says, one entry for each format. */
  contents: Ad[];
  artwork: ArtworkDesign;
  /** What the drawing says; empty for nothing. */
  headline: string;
  subheadline: string;
  body: string;
  cta: string;
  /** Takes the place of the drawing's illustration. */
  imageId: string | null;
  /** Takes the place of the drawing's written brand. */
  logoId: string | null;
  fromBrief: AdFromBrief | null;
}

export interface NewAd extends AdFields {
  id: string;
  /** What it is grouped by; none unless said otherwise. */
  labels?: string[];
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface SavedAd extends Omit<NewAd, 'workspaceId' | 'createdBy' | 'labels'> {
  /** Each once, regardless of case. Setting them is no saving. */
  labels: string[];
  /** How often it was saved, from 1. */
  revision: number;
}

export interface AdFilter {
  /** Only these. */
  ids?: string[] | undefined;
  campaignId?: string | undefined;
  /** In the name; empty for all. */
  search: string;
  /** One of its formats is this platform's. */
  platform?: AdPlatform | undefined;
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
