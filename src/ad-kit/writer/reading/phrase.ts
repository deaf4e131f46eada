import type { PhraseKind } from './phraseKind';

/**
 * A phrase of a brief: what it is, and the forms that a sentence may need. It has only those that are sure; as typed it
 * can always stand by itself. All without a full stop, and small where a sentence would have them small.
 */
export type Phrase = {
  /** As it was typed, tidied. */
  plain: string;
  kind: PhraseKind;
  /** What one does with the product: "skip any week". */
  act?: string;
  /** What the product does: "ships in 24 hours". */
  acts?: string;
  /** "Contains wheat", "terms apply": has to be said, and is nothing to boast of. */
  isNotice?: true;
  /** The same said of many: "ship in 24 hours". */
  deeds?: string;
  /** What comes with it, with the article that it needs: "24/7 support", "a 10-year warranty". */
  thing?: string;
  /** What it is: "easy to use", "made in Germany". */
  trait?: string;
  /** "setup fees", of "no setup fees": what one is spared. */
  spared?: string;
};

/** What the parts of speech of a phrase tell of it. */
export type Grammar = Omit<Phrase, 'plain'>;
