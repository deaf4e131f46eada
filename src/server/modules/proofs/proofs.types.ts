import type { ImageFacts } from '../images/images.types';
import type { SavedAd } from '../ads/ads.types';
import type { CommentCounts } from './comments.types';
import type { Approval, StandingDecision } from './decisions.types';

/** Which ads a proof shows: a campaign's, or those that were chosen. */
export interface ProofAds {
  campaignId: string | null;
  /** In their order; empty for a campaign's. */
  adIds: string[];
}

/** What people say of a proof. */
export interface ProofFields extends ProofAds {
  name: string;
  expiresInDays: number;
  /** What opens it; null for nothing. */
  passphrase: string | null;
  /** The addresses of those who may decide; empty for whoever has the link. */
  approvers: string[];
}

export interface Proof extends ProofAds {
  id: string;
  workspaceId: string;
  name: string;
  /** Null where nothing has to be typed to open it. */
  passphraseHash: string | null;
  /** The addresses of those who may decide, in lower case; empty for whoever has the link. */
  approvers: string[];
  createdAt: Date;
  expiresAt: Date;
}

/** A proof as its workspace sees it. */
export interface ListedProof extends Proof {
  /** The full name of who made it; null once that account is gone. */
  madeBy: string | null;
  /** How many comments came by it that are open. */
  openCommentCount: number;
}

export interface NewProof extends Proof {
  createdBy: string;
  tokenHash: string;
}

/** A new proof, and the address of its page, which is stored nowhere. */
export interface CreatedProof {
  proof: ListedProof;
  link: string;
}

/** Which of a workspace's proofs are wanted. */
export interface ProofFilter {
  adId?: string | undefined;
  campaignId?: string | undefined;
}

/** An ad as a proof shows it. */
export interface SharedAd {
  ad: SavedAd;
  decision: StandingDecision | undefined;
  /** The version that was approved last, where the ad was changed since. */
  approved: Approval | undefined;
  /** Of those that came by this proof. */
  comments: CommentCounts;
}

/** What a proof shows. */
export interface SharedProof {
  proof: Proof;
  ads: SharedAd[];
  /** How many ads there are to show. */
  adCount: number;
  /** Those that the ads show. */
  images: ImageFacts[];
}
