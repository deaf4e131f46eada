import { type Angle, angles, plainHooks } from './forms/angles';
import type { TonedForms } from './forms/headlines';
import { facetOf } from './reading/facet';
import type { Phrase } from './reading/readPhrase';

/** The lines that speak of what a fact is worth, where that is known. */
export function angleOf(fact: Phrase): Angle | undefined {
  const facet = facetOf(fact);
  return facet && angles[facet];
}

/** What may stand before a fact; none for what can't be read, and for a notice. */
export const hookFormsOf = (fact: Phrase): TonedForms | undefined =>
  angleOf(fact)?.hooks ?? (fact.isNotice ? undefined : plainHooks[fact.kind as keyof typeof plainHooks]);
