import { baseOf, oftenNouns, thirdPerson, verbOfGerund, verbs } from '../words/verbs';

/** The forms of a phrase, small and without a full stop, that a person calls what one does or can do, or how it is. */
export type SaidForms = { act?: string; acts?: string; deeds?: string; trait?: string };

/** None where the phrase begins with a word that no such form begins with. */
export function saidForms(plain: string, kind: 'can' | 'does' | 'state'): SaidForms {
  if (noBeginning.test(plain)) return {};
  if (kind === 'state') return { trait: plain };
  if (!/^[a-z][a-z’'-]+(?![^\s,])/i.test(plain)) return {};
  const act = inEachVerb(plain, base);
  if (kind === 'can') return { act };
  const acts = inEachVerb(plain, third);
  return acts === act ? { acts } : { acts, deeds: act };
}

/** Words that begin a whole sentence, or no part of one. */
const noBeginning =
  /^(?:you|we|they|it|its|it[’']s|i|he|she|there|this|that|these|those|everyone|everything|nothing|nobody|a|an|the|your|our|my|no|not|and|or|but|of|is|are|was|were|has|have|can|will)(?![^\s,])/i;

const base = (word: string): string => baseOf(word) ?? verbOfGerund(word) ?? word;

/** "Cook", "cooks" and "cooking" → "cooks". A word that ends like a third person is one. */
const third = (word: string): string =>
  baseOf(word) !== undefined || /[^su’']s$/.test(word) ? word : thirdPerson(base(word));

const isAdverb = (word: string): boolean =>
  /ly$|^(?:never|always|also)$/.test(word) && !/^(?:apply|comply|fly|multiply|rely|reply|supply)$/.test(word);

/** Changes the first verb, and those that are known behind "and", "or" or a comma. */
function inEachVerb(plain: string, change: (word: string) => string): string {
  const words = plain.split(' ');
  const first = isAdverb(words[0] ?? '') && words.length > 1 ? 1 : 0;
  const follows = (index: number): boolean => {
    const before = words[index - 1] ?? '';
    return index > first && (/^(?:and|or|&)$/.test(before) || before.endsWith(','));
  };
  return words
    .map((word, index) => {
      const letters = /^[a-z’'-]+/i.exec(word)?.[0] ?? '';
      const isKnown = verbOfGerund(letters) !== undefined || !oftenNouns.has(base(letters));
      const isVerb = index === first || (follows(index) && verbs.has(base(letters)) && isKnown);
      return isVerb && letters !== '' ? change(letters) + word.slice(letters.length) : word;
    })
    .join(' ');
}
