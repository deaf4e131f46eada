import type { AdFormat } from '../ad';
import type { CopyAdType, CopyBrief, CopyKind } from './brief';

/** Whose limits a text keeps to: those of a kind of copy, or of a field of a format as formats.ts names it. */
export type CopyPlace = { kind: CopyKind; adType: CopyAdType } | { format: AdFormat; field: string };

/** What a wished text is about. Audience and benefits may be empty. */
export type WishSubject = Omit<CopyBrief, 'adType' | 'maxCharacters'>;

/** What becomes of a text. `another` is a new one, also where the first is regenerated or its tone changes. */
export type TextChange = 'another' | 'shorten' | 'lengthen';

/** Texts of one kind that are wanted beside, or instead of, what an ad says already. */
export type TextWish = {
  about: WishSubject;
  place: CopyPlace;
  /** Unicode code points; `null` for the place's own limits alone. */
  maxCharacters: number | null;
  change: TextChange;
  /** What is to be changed; empty where there is nothing yet. */
  text: string;
  /** What is there already: nothing alike is given. */
  avoid: readonly string[];
  /** 1 to 10. */
  count: number;
};

/** A text made better for a platform, and what to think about besides. */
export type Optimized = { content: string; suggestions: string[] };

/** Nothing that is worth showing can be made of a wish. */
export class NothingToSuggest extends Error {
  constructor(readonly change: TextChange) {
    super(`There is nothing to suggest (${change}).`);
  }
}
