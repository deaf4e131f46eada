import { speaksOf } from './audience';
import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';
import { fillForm } from './slots';
import { isBeside } from './strength';
import { sentenceCase } from './words/casing';

/** What those whom an ad is for are asked, and what answers it. Sentences. */
export type Question = {
  asked: string;
  answer: Phrase | undefined;
  /** "Junk removal in Dayton.": what there is for them, where the answer does not speak of what is asked. */
  named: string | undefined;
};

/** `undefined` where nothing can be asked. `facts` come strongest first. */
export function questionOf(facts: readonly Phrase[], { material, isGrave }: Writing): Question | undefined {
  const asked = isGrave ? undefined : fillForm('{ask}?', material);
  if (asked === undefined) return undefined;
  const spoken = facts.find(({ plain }) => speaksOf(plain, asked));
  // Where no fact speaks of it, the second one answers: the first stands as it is, for everyone.
  // "Any brand" answers no question.
  const others = facts.slice(1).filter((fact) => answering.has(fact.kind) && !isBeside(fact));
  const answer = spoken ?? others.find(({ plain }) => !/^(?:all|any|most) /.test(plain)) ?? others[0] ?? facts[1];
  const local = spoken === undefined ? fillForm('{local}', material) : undefined;
  const isGoods = !/^an? /.test(material.sought ?? '');
  const named = local !== undefined && isGoods && !speaksOf(local, asked) ? sentenceCase(`${local}.`) : undefined;
  return { asked: sentenceCase(asked), answer, named };
}

/** What answers a question better than what there isn’t, or who says so. */
const answering: ReadonlySet<PhraseKind> = new Set(['can', 'does', 'sentence', 'thing']);
