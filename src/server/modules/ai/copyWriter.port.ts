import type { AdPlatform } from '../../../ad-kit/ad';
import type { Copy, CopyBrief, CopyKind } from '../../../ad-kit/writer/brief';
import type { BrandVoice } from '../../../ad-kit/writer/voice';
import type { Optimized, TextWish } from '../../../ad-kit/writer/wish';
import type { HeadlinesBrief } from './ai.types';

/** The options of a piece of writing. */
export interface WritingOptions {
  /** Aborted when nobody waits for the texts any more. */
  signal: AbortSignal;
  /** Another seed asks for other texts. */
  seed: string;
  /** The brand voice of the workspace. */
  voice: BrandVoice;
  /** Called with each text as soon as it is certain to be in the answer. */
  onText?: ((kind: CopyKind, text: string) => void) | undefined;
}

/**
 * Writes ad copy. What it gives keeps to the platform's limits, to the brief's own and to the brand voice. Throws the
 * ad kit's `LimitTooSmall` where the brief's own limit allows too few texts, with the smallest one that allows enough.
 */
export interface CopyWriter {
  /** The name of the writer, as the page's badge shows it. */
  label: string;
  writeAdCopy(brief: CopyBrief, options: WritingOptions): Promise<Copy>;
  /** The best first; fewer than `brief.count` where no more are worth showing. */
  writeHeadlines(brief: HeadlinesBrief, options: WritingOptions): Promise<string[]>;
  /** The best first, 1 to `wish.count`. Throws the ad kit's `NothingToSuggest` too. */
  suggestTexts(wish: TextWish, options: WritingOptions): Promise<string[]>;
  /** The text for a platform, unchanged where nothing can be made better. Adds no claim, number or name. */
  optimize(content: string, platform: AdPlatform, options: WritingOptions): Promise<Optimized>;
}
