import type { CopyTone } from './brief';
import { toneOf, type Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { sentenceCase } from './words/casing';

const addingWords: Readonly<Partial<Record<CopyTone, string>>> = {
  casual: 'Plus,',
  exciting: 'Plus,',
  friendly: 'And',
};

/** "Plus, dogs welcome.": in running text, the last of several facts is said to come on top, as one would in talking. */
export function addedAtLast(texts: readonly string[], fact: Phrase | undefined, writing: Writing): readonly string[] {
  const word = addingWords[toneOf(writing)];
  const text = texts.at(-1);
  if (word === undefined || text === undefined || fact === undefined || writing.material.isForeign) return texts;
  const told = sentenceCase(fact.plain);
  const added = addedWords(fact);
  // "And free estimates, and you’re still free to say no."
  const isAddedTwice = (word === 'And' && text.includes(' and ')) || /\b(?:also|as well|too)\b/.test(fact.plain);
  if (added === undefined || isAddedTwice || !text.startsWith(told)) return texts;
  return [...texts.slice(0, -1), `${word} ${added}${text.slice(told.length)}`];
}

/** A fact as it follows "plus": no price, nothing that has to be said, and no order to the reader. */
function addedWords({ kind, plain, thing, isNotice }: Phrase): string | undefined {
  if (isNotice) return undefined;
  if (kind === 'thing') return thing ?? plain;
  const isAdded =
    kind === 'sentence' ||
    kind === 'absence' ||
    (kind === 'offer' && plain.startsWith('free ')) ||
    (kind === 'state' && / (?:allowed|included|provided|welcome)$/.test(plain));
  return isAdded && !/^(?:if|when) |, /.test(plain) ? plain : undefined;
}
