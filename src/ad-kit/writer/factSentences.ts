import type { CopyTone } from './brief';
import { isClumsy, toned, toneOf, type Writing } from './drafts';
import { isBarePrice } from './factParts';
import { pairForms, priceSentences, sentenceForms } from './forms/sentences';
import { rotated } from './lists';
import type { Phrase } from './reading/phrase';
import { fillForm } from './slots';
import { turnedOf } from './turned';
import { isManyOrOne, isWare } from './wares';
import { sentenceCase } from './words/casing';

/** A fact as a sentence, in the brief's tone and in any, turn by turn. */
export function* sentencesOf(fact: Phrase | undefined, turn: number, writing: Writing): Generator<string> {
  if (!fact) return;
  if (fact.isNotice) {
    yield `${sentenceCase(fact.plain)}.`;
    return;
  }
  const { own, any } = toned(isBarePrice(fact) ? priceSentences : sentenceForms[fact.kind], writing);
  const later = Math.floor(turn / 2);
  const turned = rotated(turnedOf(fact).sentences, writing.start);
  const forms =
    (turn % 2 === 0) !== writing.isTurned ? [...rotated(any, later), ...turned, ...own] : [...own, ...turned, ...any];
  // What was typed without a verb comes last. A deed is told with its doer.
  const isDone = fact.kind === 'does' && fact.acts !== undefined && !isManyOrOne(writing.material);
  const bare = forms.filter((each) => !isDone || !each.startsWith('{this}'));
  const whole = bare.filter((form) => !form.startsWith('{this}') && !(turned.includes(form) && form.includes(': ')));
  for (const form of spoken(
    [...whole, '{weDo}.', '{whole}.', ...bare.filter((each) => !whole.includes(each))],
    writing,
  )) {
    const text = fillForm(form, writing.material, { fact });
    if (text !== undefined && !isClumsy(text, writing.material)) yield sentenceCase(talking(text, writing));
  }
}

/** Tones in which a business says what it has as one would across the counter. */
const talkingTones: ReadonlySet<CopyTone> = new Set(['casual', 'exciting', 'friendly']);

/** "We’ve got 16 taps" of "there are 16 taps". What is few, and how many there are at most, is no such thing. */
const talking = (text: string, writing: Writing): string =>
  talkingTones.has(toneOf(writing)) && !isWare(writing.material)
    ? text.replace(
        /^(?:there’s|there are|we have) (?!always\b|no\b|one .* for every\b|only\b|.* (?:at most|left\b))/,
        'we’ve got ',
      )
    : text;

/** A name of more words is no subject: "St Bride’s Men’s Shed Choir has biscuits". */
const longestName = 3;

const spoken = (forms: readonly string[], { material }: Writing): readonly string[] =>
  material.product.split(' ').length > longestName ? forms.filter((form) => !/\{(?:it|product)\}/.test(form)) : forms;

/** Two facts in one sentence, where their kinds allow it. */
export function* pairsOf(fact: Phrase, other: Phrase | undefined, turn: number, writing: Writing): Generator<string> {
  if (other === undefined || fact.isNotice || other.isNotice) return;
  const { own, any } = toned(pairForms, writing);
  const forms = turn % 2 === 0 ? [...any, ...own] : [...own, ...any];
  for (const [one, two] of [
    [fact, other],
    [other, fact],
  ] as const) {
    for (const form of spoken(forms, writing)) {
      const text = fillForm(form, writing.material, { fact: one, others: [two] });
      if (text !== undefined && !isClumsy(text, writing.material)) yield sentenceCase(text);
    }
  }
}
