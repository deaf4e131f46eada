import type { CopyTone } from './brief';
import { toneOf, type Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { wholeOf } from './wholeParts';
import { sentenceCase } from './words/casing';

const addingWords: Readonly<Partial<Record<CopyTone, string>>> = {
  casual: 'Plus,',
  exciting: 'Plus,',
  friendly: 'And',
};

/** "Plus, dogs are welcome.": in running text, the last of several facts is said to come on top, as one would in talking. */
export function addedAtLast(texts: readonly string[], fact: Phrase | undefined, writing: Writing): readonly string[] {
  const word = addingWords[toneOf(writing)];
  const text = texts.at(-1);
  if (word === undefined || text === undefined || fact === undefined || writing.material.isForeign) return texts;
  const told = wholeOf(fact) ?? (fact.kind === 'sentence' ? fact.plain : undefined);
  // "And free estimates, and you’re still free to say no."
  const isAddedTwice = (word === 'And' && text.includes(' and ')) || /\b(?:also|as well|too)\b/.test(fact.plain);
  if (told === undefined || fact.isNotice || isAddedTwice || !isAdded(told) || !text.startsWith(sentenceCase(told)))
    return texts;
  return [...texts.slice(0, -1), `${word} ${told}${text.slice(told.length)}`];
}

/** What follows "plus": no price, and no order to the reader. */
const isAdded = (told: string): boolean => !/[$€£]|^(?:buy|get|it|your|yours|if|when)\b|, /.test(told);
