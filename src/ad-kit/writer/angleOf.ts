import type { Angle } from './forms/angle';
import { angles } from './forms/angles';
import type { TonedForms } from './forms/headlines';
import { facetOf } from './reading/facet';
import type { Phrase } from './reading/phrase';

/** The lines that speak of what a fact is worth, where that is known. */
export function angleOf(fact: Phrase): Angle | undefined {
  const facet = facetOf(fact);
  return facet && angles[facet];
}

/** What may stand before a fact. */
export const hookFormsOf = (fact: Phrase): TonedForms | undefined => angleOf(fact)?.hooks;
