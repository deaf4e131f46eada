import { replaceEmoji } from '../../emoji';
import { insideSentence } from './casing';
import { adjectives, afterPredicates, afterVerbs, determiners, wantsArticle } from './sorts';
import { baseOf, gerund, isParticiple, oftenNouns, pluralNouns, verbOfGerund, verbs } from './verbs';

/**
 * A benefit in the forms that a sentence may need; those that it has none of are left out. All without a full stop,
 * and small where a sentence would have them small.
 */
export type Benefit = {
  /** As it was typed, tidied. */
  plain: string;
  /** What one does with the product: "save time" */
  act?: string;
  /** What the product does: "saves time" */
  acts?: string;
  /** "saving time" */
  acting?: string;
  /** "24/7 support", "a 10-year warranty", "no setup fees": what comes with it. */
  thing?: string;
  /** A thing that one gets: any but those that one is spared. */
  gain?: string;
  /** "easy to use", "made in Germany" */
  trait?: string;
  /** "you can skip any week" */
  clause?: string;
  /** "setup fees", of "no setup fees": what one is spared. */
  spared?: string;
};

/** Reads a benefit as people type it: "Saves time", "24/7 support.", "- No setup fees". */
export function readBenefit(typed: string): Benefit {
  const plain = tidied(typed);
  const words = plain.split(' ').map((word, index) => (isTitle(plain) || index === 0 ? insideSentence(word) : word));
  const inside = words.join(' ');
  return { plain: inside, ...formsOf(words, inside) };
}

/** Without bullets, emoji and what stands at the end. */
function tidied(typed: string): string {
  return replaceEmoji(typed, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—•*·✓✔☑>]+/u, '')
    .replace(/[\s.,;:!…]{1,20}$/u, '');
}

/** "Free Delivery Over $30": every longer word in capitals. */
function isTitle(text: string): boolean {
  const longer = text.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return longer.length > 1 && longer.every((word) => /^\p{Lu}/u.test(word));
}

function formsOf(words: readonly string[], text: string): Partial<Benefit> {
  const [first = '', second = ''] = words.map((word) => word.toLocaleLowerCase('en').replace(/[,;]$/, ''));
  if (!/^[\p{Script=Latin}\d]/u.test(first)) return {};
  if (/^(?:you|we|they|it|there)$/.test(first)) return { clause: text };
  if (/^(?:never|always|easily|quickly|instantly|automatically|finally)$/.test(first) && words.length > 2) {
    return adverbForms(first, words.slice(1));
  }
  if (determiners.has(first) || /^[\d$€£#+]/.test(first) || first === 'free') return nounForms(words, text);
  // "Open on Saturdays" is what a shop is, "Open an account" what one does.
  const trait = traitForms(text, first, second);
  if (trait) return trait;
  const acting = verbForms(words, first, second);
  if (acting) return acting;
  // A word that is known to nobody may be a verb as well as a noun: "zaps through grime".
  return /[^su]s$/.test(first) && afterPredicates.has(second) && !pluralNouns.has(first) ? {} : nounForms(words, text);
}

function verbForms(words: readonly string[], first: string, second: string): Partial<Benefit> | undefined {
  const isBeforeNounRest = second === '' || afterPredicates.has(second);
  if (pluralNouns.has(first) && (isBeforeNounRest || !afterVerbs.has(second))) return undefined;
  if (oftenNouns.has(first) && isBeforeNounRest)
    return second === 'from' || second === 'without' ? orderForms(words) : undefined;
  // Of two nouns the first is no verb: "support team", "design service".
  if (oftenNouns.has(first) && !afterVerbs.has(second) && !determiners.has(second) && !isObject(second))
    return undefined;
  if (verbs.has(first)) return orderForms(words);
  if (baseOf(first)) return deedForms(words);
  if (verbOfGerund(first) && second !== '') return doingForms(words);
  if (!afterVerbs.has(second) || adjectives.has(first) || isParticiple(first)) return undefined;
  if (/[^su]s$/.test(first)) return { acts: words.join(' ') };
  return first.length > 3 ? { act: words.join(' ') } : undefined;
}

/** Things that verbs which are nouns as well are said of: "Book online", "Track orders". */
const isObject = (word: string): boolean =>
  /^(?:anywhere|anytime|online|once|twice|weekly|daily|better|faster|less|more|time|money|orders|appointments|weight|everything)$/.test(
    word,
  );

/** What whoever buys does, typed as "Skip or pause any week". */
const orderForms = (words: readonly string[]): Partial<Benefit> => ({
  act: words.join(' '),
  acting: conjugated(words, (word) => (verbs.has(word) ? gerund(word) : undefined)),
});

/** What the product does, typed as "Saves time": those who buy do the same, unless it is done to them. */
function deedForms(words: readonly string[]): Partial<Benefit> {
  const acts = words.join(' ');
  if (/\b(?:you|yourself|it|itself|its)\b/i.test(acts)) return { acts };
  return {
    acts,
    act: conjugated(words, baseOf),
    acting: conjugated(words, (word) => {
      const base = baseOf(word);
      return base && gerund(base);
    }),
  };
}

/** Typed as "Saving time": whoever does it. */
const doingForms = (words: readonly string[]): Partial<Benefit> => ({
  act: conjugated(words, verbOfGerund),
  acting: words.join(' '),
});

/** Changes the first verb, and those that follow it behind "and", "or" or a comma: "skip or pause any week". */
function conjugated(words: readonly string[], change: (word: string) => string | undefined): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      const isVerb = index === 0 || /^(?:and|or|&)$/.test(before) || before.endsWith(',');
      return (isVerb ? change(word) : undefined) ?? word;
    })
    .join(' ');
}

function adverbForms(adverb: string, words: readonly string[]): Partial<Benefit> {
  const [first = ''] = words;
  const forms = verbs.has(first) ? orderForms(words) : baseOf(first) ? deedForms(words) : undefined;
  if (!forms) return adverb === 'always' ? { trait: [adverb, ...words].join(' ') } : {};
  return Object.fromEntries(Object.entries(forms).map(([name, text]) => [name, `${adverb} ${text}`]));
}

function traitForms(text: string, first: string, second: string): Partial<Benefit> | undefined {
  const isAlone = second === '' || afterPredicates.has(second);
  if (isParticiple(first) && (isAlone || /ly$/.test(second))) return { trait: text };
  if ((adjectives.has(first) || /(?:proof|-free|-friendly|able|ible)$/.test(first)) && isAlone) return { trait: text };
  return undefined;
}

function nounForms(words: readonly string[], text: string): Partial<Benefit> {
  const [first = ''] = words;
  const thing = needsArticle(words) ? `${articleFor(text)} ${text}` : text;
  if (!/^(?:no|zero|fewer|less)$/i.test(first)) return { thing, gain: thing };
  const spared = words.slice(1).join(' ');
  const isNone = /^(?:no|zero)$/i.test(first) && spared !== '' && !/^(?:more|need|one)\b/.test(spared);
  return isNone ? { thing, spared } : { thing };
}

/** Whether the thing is a single one without its article: its noun is the last word before a preposition. */
function needsArticle(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (determiners.has(first.toLocaleLowerCase('en')) || /^(?:free|\d+|\d+%|[$€£].*)$/.test(first)) {
    return /^free$/.test(first) && wantsArticle(headOf(words));
  }
  return wantsArticle(headOf(words));
}

function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 0 && afterPredicates.has(word.toLocaleLowerCase('en')));
  return (words[(end < 0 ? words.length : end) - 1] ?? '').toLocaleLowerCase('en');
}

/** "a" or "an", by how the next word sounds. */
export function articleFor(text: string): 'a' | 'an' {
  const word = text.toLocaleLowerCase('en');
  if (/^(?:hour|honest|heir|honor|8|11\b|18\b|[aefhilmnorsx]\d|[fhlmnrsx][a-z]?[- ])/.test(word)) return 'an';
  if (/^(?:one|once|uni(?!n|m)|use|user|usual|euro|ufo|utility)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
