import type { AdFormat } from '../../../ad-kit/ad';
import type { DecisionKind } from './decisions.types';

/** What somebody with a proof link did: a decision, or a comment on a format. */
export interface ProofNews {
  adId: string;
  adName: string;
  /** Who made the ad; null where that account is gone. */
  adMadeBy: string | null;
  /** As the person says. */
  name: string;
  /** What was said; empty for nothing. */
  text: string;
  at: Date;
  kind: DecisionKind | 'comment';
  /** What a comment is about; null for a decision. */
  format: AdFormat | null;
}

/** The data of jobs that tell an ad's people of news. */
export interface ProofJobs {
  'mail-proof-news': { proofId: string };
}
