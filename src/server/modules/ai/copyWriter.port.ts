import type { AdPlatform } from '../../../ad-kit/ad';
import type { Copy, CopyBrief, CopyKind } from '../../../ad-kit/writer/brief';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import type { Optimized, TextWish } from '../../../ad-kit/writer/wish';
import type { HeadlinesBrief } from './ai.types';

/** What a piece of writing is done with besides its brief. */
export interface WritingOptions {
  /** Aborted when nobody waits for the texts any more. */
  signal: AbortSignal;
  /** Another seed asks for other texts. */
  seed: string;
  /** What the workspace wants kept to. */
  voice: BrandVoice;
  /** Told of each text that is sure to be in the answer, as it comes. */
  onText?: ((kind: CopyKind, text: string) => void) | undefined;
}

/**
 * Writes ad copy. What it gives keeps to the platform's limits, to the brief's own and to the brand voice. Throws the ad
 * kit's `LimitTooSmall` where the brief's own limit allows too few texts, with the smallest one that allows enough.
 */
export interface CopyWriter {
  /** Who writes, as a badge of the page says it. */
  label: string;
  writeAdCopy(brief: CopyBrief, options: WritingOptions): Promise<Copy>;
  /** The best first; fewer than `brief.count` where no more are worth showing. */
  writeHeadlines(brief: HeadlinesBrief, options: WritingOptions): Promise<string[]>;
  /** The best first, 1 to `wish.count`. Throws the ad kit's `NothingToSuggest` too. */
  suggestTexts(wish: TextWish, options: WritingOptions): Promise<string[]>;
  /** The text for a platform, unchanged where nothing can be made better. Adds no claim, number or name. */
  optimize(content: string, platform: AdPlatform, options: WritingOptions): Promise<Optimized>;
}
