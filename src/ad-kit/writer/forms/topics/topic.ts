import type { CopyTone } from '../../brief';

/** A line that suits some tones or trades alone; `trades` has ids of trades and of industries. */
type NarrowLine = { text: string; tones?: readonly CopyTone[]; trades?: readonly string[] };

export type TopicLine = string | NarrowLine;

/**
 * A fact that turns up in many briefs, and finished sentences that state it and join it to the moment that it answers.
 * A sentence claims nothing beyond the fact.
 */
export type Topic = {
  id: string;
  /** Whole phrases of a brief, as `recognizerOf` in recognize.ts reads them. */
  said: readonly string[];
  /** `{days}` is what was typed for `<days>`; a line is used only where it holds all that was captured. */
  lines: readonly TopicLine[];
  headlines?: readonly string[];
  /** Headlines of 30 characters at most that say what the fact does for its reader, without it. */
  moments?: readonly string[];
  /** A phrase, and the line that it makes: one of `lines`, filled. */
  sample: readonly [phrase: string, line: string];
  /** The button that an ad of such a thing can lead to: what ships is in a shop. */
  call?: 'Shop now' | 'Sign up';
  /** Fit to be said of grief, harm and need. */
  isCalm?: true;
};
