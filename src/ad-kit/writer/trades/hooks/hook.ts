import type { CopyTone } from '../../brief';

/**
 * What makes the customers of a trade look up: a moment or a wish of theirs, as a line without its last full stop. It is
 * true of every such business, promises nothing, and says no more of its reader than that they might be a customer. One
 * in each tone, and two for all of them.
 */
export type Hooks = Readonly<Record<CopyTone, string>> & {
  any: readonly [string, string];
  /** What may follow any fact: what a customer does or has then. A calm line, and one with a smile. */
  after: readonly [calm: string, smiling: string];
  /** The same moment told in full, where a post has room for it: one to three sentences, a calm text and one with a smile. */
  scenes: readonly [calm: string, smiling: string];
};
