import type { Copy, CopyBrief } from '../../../ad-kit/writer/brief';
import type { HeadlinesBrief } from './ai.types';

/** What a piece of writing is done with besides its brief. */
export interface WritingOptions {
  /** Aborted when nobody waits for the texts any more. */
  signal: AbortSignal;
  /** Another seed asks for other texts. */
  seed: string;
}

/**
 * Writes ad copy. What it gives keeps to the platform's limits and to the brief's own. Throws the ad kit's
 * `LimitTooSmall` where the brief's own limit allows too few texts, with the smallest one that allows enough.
 */
export interface CopyWriter {
  /** Who writes, as a badge of the page says it. */
  label: string;
  writeAdCopy(brief: CopyBrief, options: WritingOptions): Promise<Copy>;
  /** The best first; fewer than `brief.count` where no more are worth showing. */
  writeHeadlines(brief: HeadlinesBrief, options: WritingOptions): Promise<string[]>;
}
