import type { TonedForms } from './headlines';

/**
 * What a fact is worth to its reader, said without the fact: it stands elsewhere in the same answer, or right behind.
 * Nothing here is a claim of its own, and nothing is general: a maxim, or a headline whose "it" nothing explains, says
 * less than the fact by itself.
 */
export type Angle = {
  /** The moment that the fact answers, before it: headlines. */
  asks: readonly string[];
  /** Headlines of 30 characters at most, without a full stop, each with a fact or an act of its own. */
  teasers: TonedForms;
  /** Scenes that the fact answers, for the beginning of a text. */
  hooks: TonedForms;
};

type Sparse = Partial<TonedForms>;

const forms = (some: Sparse = {}): TonedForms => ({
  any: [],
  professional: [],
  casual: [],
  exciting: [],
  urgent: [],
  friendly: [],
  ...some,
});

export const angle = (teasers: Sparse, hooks: Sparse = {}, asks: readonly string[] = []): Angle => ({
  asks,
  teasers: forms(teasers),
  hooks: forms(hooks),
});
