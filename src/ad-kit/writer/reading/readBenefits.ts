import { isForeign } from '../optimize/language';
import type { PhraseKind } from './phraseKind';
import { readPhrase } from './readPhrase';

/** What each benefit of a brief is read as, in their order. Each takes some milliseconds, so that a caller may pause. */
export function* readBenefits(benefits: readonly string[]): Generator<PhraseKind> {
  const isOfAnotherLanguage = isForeign(benefits.join('. '));
  for (const benefit of benefits) yield readPhrase(benefit, isOfAnotherLanguage).kind;
}
