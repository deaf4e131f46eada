import { turns } from './forms/turned';
import type { Phrase } from './reading/phrase';
import { sentenceCase } from './words/casing';

type Turned = { headlines: readonly string[]; sentences: readonly string[] };

const nothing: Turned = { headlines: [], sentences: [] };

const known = new WeakMap<Phrase, Turned>();

/** A fact in other orders of its own words; none where its shape isn't known. Remembered: every draft asks again. */
export function turnedOf(phrase: Phrase): Turned {
  const found = known.get(phrase) ?? turnedFrom(phrase);
  known.set(phrase, found);
  return found;
}

function turnedFrom({ plain, isNotice }: Phrase): Turned {
  const turn = isNotice ? undefined : turns.find(({ said }) => said.test(plain));
  if (!turn) return nothing;
  const filled = (forms: readonly string[]) => forms.map((form) => sentenceCase(plain.replace(turn.said, form)));
  return { headlines: filled(turn.headlines), sentences: filled(turn.sentences) };
}
