import type { AdFormat } from '../../../ad-kit/ad';

/** A point of a preview, as shares of its width and height. */
interface PreviewPoint {
  x: number;
  y: number;
}

/** What somebody with a proof link says about one format of an ad. */
export interface CommentFields {
  format: AdFormat;
  /** Which of the format's previews, from 0. */
  preview: number;
  /** Null for all of the preview. */
  point: PreviewPoint | null;
  /** As the person says. */
  name: string;
  text: string;
}

export interface NewComment extends CommentFields {
  id: string;
  adId: string;
  proofId: string;
  createdAt: Date;
}

export interface CommentAnswer {
  id: string;
  /** The full name of who answered; null once that account is gone. */
  name: string | null;
  text: string;
  createdAt: Date;
}

export interface AdComment extends CommentFields {
  id: string;
  /** Which of the ad's it is, from 1. */
  number: number;
  createdAt: Date;
  /** Null while it is open. */
  resolvedAt: Date | null;
  answers: CommentAnswer[];
}

/** Which comments are wanted: an ad's, of one link where it says so. */
export interface CommentFilter {
  adId: string;
  proofId?: string;
  isResolved: boolean;
}

export interface CommentCounts {
  open: number;
  resolved: number;
}
