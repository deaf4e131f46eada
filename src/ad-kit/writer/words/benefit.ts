import { replaceEmoji } from '../../emoji';
import { insideSentence } from './casing';
import { adjectives, afterPredicates, afterVerbs, beginnings, determiners, wantsArticle } from './sorts';
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

/** Reads a benefit as people type it: "Saves time", "24/7 support.", "- No setup fees". In another language it stays as it is. */
export function readBenefit(typed: string, isOfAnotherLanguage = false): Benefit {
  const plain = withHyphen(tidied(typed));
  if (isOfAnotherLanguage) return { plain };
  const typedWords = plain.split(' ').map((word) => (shouted.has(word) ? word.toLocaleLowerCase('en') : word));
  const isAllTitle = isTitle(plain) || isCapitalByMistake(typedWords);
  const words = typedWords.map((word, index) =>
    index === 0 || (isAllTitle && !followsPlace(typedWords[index - 1])) ? insideSentence(word) : word,
  );
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

/** "Free Delivery Over $30": every longer word in capitals, and more than one behind the first. */
function isTitle(text: string): boolean {
  const longer = text.split(' ').filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word));
  return longer.length > 1 && longer.every((word) => /^\p{Lu}/u.test(word));
}

/** "Expert Support", "Financing Available": not a name. */
const isCapitalByMistake = ([first = '', second = '']: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}/u.test(second) &&
  (adjectives.has(first.toLocaleLowerCase('en')) || states.has(second.toLocaleLowerCase('en')));

const states = new Set('available free guaranteed included optional possible welcome'.split(' '));

/** Ordinary words that people put in capitals to be heard. */
const shouted = new Set('ALL AND BEST EVER FAST FREE NEVER NEW NO NOT NOW ONLY SAVE TODAY YOUR'.split(' '));

/** Behind these a capital is a place's or a person's: "made in Vermont". */
const followsPlace = (before = ''): boolean => /^(?:in|from|of|near|to|across|around|by|with|for|and|&)$/.test(before);

function formsOf(words: readonly string[], text: string): Partial<Benefit> {
  const [first = '', second = ''] = words.map((word) => word.toLocaleLowerCase('en').replace(/[,;]$/, ''));
  if (!/^[\p{Script=Latin}\d]/u.test(first)) return {};
  if (/^(?:you|we|they|it|there)$/.test(first)) return { clause: text };
  if (beginnings.has(first)) return {};
  // Nobody wants to be asked whether they want to cancel.
  if (first === 'cancel' || first === 'return') return { clause: `you can ${text}` };
  const clause = clauseOf(words);
  if (clause !== undefined) return { clause };
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
  const withAdverb = Object.entries(forms).map(([name, text]) => [name, `${adverb} ${text}`] as const);
  // Nobody starts never missing anything.
  return Object.fromEntries(withAdverb.filter(([name]) => adverb !== 'never' || name !== 'acting'));
}

function traitForms(text: string, first: string, second: string): Partial<Benefit> | undefined {
  const isAlone = second === '' || afterPredicates.has(second);
  if (isParticiple(first) && (isAlone || /ly$/.test(second))) return { trait: text };
  if ((adjectives.has(first) || /(?:proof|-free|-friendly|able|ible)$/.test(first)) && isAlone) return { trait: text };
  return undefined;
}

/** What something is, said behind it: "financing available", "first lesson is free". */
function clauseOf(words: readonly string[]): string | undefined {
  const last = words.at(-1)?.toLocaleLowerCase('en') ?? '';
  const isSaid = words.some((word, index) => index > 0 && /^(?:is|are)$/.test(word));
  const isState = words.length > 1 && states.has(last);
  if (!isSaid && !isState) return undefined;
  const whole = words[0] === 'first' ? ['the', ...words] : words;
  if (isSaid) return whole.join(' ');
  const subject = whole.slice(0, -1);
  const isMany = /[^su]s$/.test(subject.at(-1) ?? '');
  return [...subject, isMany ? 'are' : 'is', last].join(' ');
}

/** "90 day" before a noun is "90-day". */
const withHyphen = (text: string): string =>
  text.replace(/^(\d{1,4}) (minute|hour|day|night|week|month|year)(?= \p{L})/u, '$1-$2');

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
  if (determiners.has(first.toLocaleLowerCase('en')) || /^[$€£]/.test(first)) return false;
  // "300 dresses" are many, "a 90-day trial" is one.
  const isCounted = /^\d+$/.test(first);
  return !isCounted && wantsArticle(headOf(words));
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
