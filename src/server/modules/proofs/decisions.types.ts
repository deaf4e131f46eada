import type { FrozenAd } from '../../db/tables/proofs';

export type { FrozenAd };

export type DecisionKind = 'approved' | 'changes_asked';

/** What somebody with a proof link decides on an ad. */
interface DecisionFields {
  kind: DecisionKind;
  /** As the person says. */
  name: string;
  /** Empty for nothing. */
  note: string;
  /** Identifies exactly the version that was looked at. */
  version: string;
}

/** A decision, and what says that somebody may make it; null for nothing. */
export interface NewDecision extends DecisionFields {
  approver: string | null;
}

export interface Decision extends DecisionFields {
  id: string;
  adId: string;
  /** The address that was confirmed with a code; null where whoever had the link decided. */
  email: string | null;
  createdAt: Date;
}

/** The latest decision on an ad, and whether the ad still is as it was then. */
export interface StandingDecision extends Decision {
  isCurrent: boolean;
}

/** As its workspace sees it. */
export interface ListedDecision extends StandingDecision {
  /** Whether a version of the ad was approved, then or before. */
  hasApprovedVersion: boolean;
}

/** A version that was approved. */
export interface Approval extends Decision {
  frozen: FrozenAd;
}
