import type { AdPlatform } from '../../ad';
import { editorialFaultsIn } from '../../checks/editorial';
import { limitsOf, type TextLimit } from '../../limits';
import { measure } from '../../measure';
import { platformNames } from '../../platforms';
import { splitSentences } from '../../textBreaks';
import { fieldFor, formatFor } from '../copyLimits';
import { verbs } from '../words/verbs';
import { callsToAct, wordsOf } from './callsToAct';
import { isEnglish } from './language';

const mostSuggestions = 8;
/** Sentences of more words are read twice. */
const mostWords = 25;
/** A text that short is a headline, and has no room for more. */
const shortText = 40;

/** The longest text of an ad on a platform: what it refuses beyond, or advises against where it refuses nothing. */
export function longestOf(platform: AdPlatform): TextLimit {
  const all = mainLimits(platform);
  const blocking = all.find(({ effect }) => effect === 'blocks');
  const longest = blocking ?? all.filter(({ effect }) => effect === 'advises').at(-1) ?? all.at(-1);
  return longest ?? { limit: 5_000, unit: 'code_points', effect: 'advises', ruleId: '' };
}

function mainLimits(platform: AdPlatform): TextLimit[] {
  const format = formatFor(platform, 'display');
  return limitsOf(format, fieldFor(format, 'description') ?? '');
}

/** What is left to think about in a text, each with its measure; empty where nothing is. At most 8. */
export function suggestionsFor(text: string, leftOut: readonly string[], platform: AdPlatform): string[] {
  return [
    ...leftOutFor(leftOut, platform),
    seenFirst(text, platform),
    ...refused(text, platform),
    manyExclamations(text),
    ...(isEnglish(text) ? readerSuggestions(text) : []),
  ]
    .filter((suggestion) => suggestion !== undefined)
    .slice(0, mostSuggestions);
}

/** So many are quoted. */
const mostLeftOut = 3;

function leftOutFor(leftOut: readonly string[], platform: AdPlatform): string[] {
  if (leftOut.length === 0) return [];
  const { limit } = longestOf(platform);
  const most = leftOut.slice(0, mostLeftOut).map((text) => `“${beginningOf(text)}”`);
  const more = leftOut.length > most.length ? `, and ${leftOut.length - most.length} more` : '';
  const said = `Left out, since ${platformNames[platform]} takes ${limit.toLocaleString('en-US')} characters: ${most.join(' ')}${more}`;
  return [/[.!?…]”$/.test(said) ? said : `${said}.`];
}

const beginningOf = (text: string): string =>
  text.length > 60 ? `${Array.from(text).slice(0, 60).join('').trimEnd()}…` : text;

function seenFirst(text: string, platform: AdPlatform): string | undefined {
  const cut = mainLimits(platform).find(({ effect }) => effect === 'cuts');
  if (!cut) return undefined;
  const length = measure(text, cut.unit);
  if (length <= cut.limit) return undefined;
  return `${platformNames[platform]} shows about ${cut.limit} of these ${length.toLocaleString('en-US')} characters before “…more.” Lead with what matters most.`;
}

function refused(text: string, platform: AdPlatform): string[] {
  if (platform !== 'google') return [];
  return editorialFaultsIn(text).map((says) => `The text ${says}.`);
}

function manyExclamations(text: string): string | undefined {
  const count = text.match(/[!！]/g)?.length ?? 0;
  return count > 1 ? `There are ${count} exclamation marks. One is enough.` : undefined;
}

function readerSuggestions(text: string): (string | undefined)[] {
  const sentences = splitSentences(text);
  const own = ownWords(text);
  const isHeadline = text.length <= shortText && sentences.length === 1;
  return [
    isHeadline || callsToAct(text)
      ? undefined
      : 'There’s no call to action. End with what people should do, such as “Learn more.”',
    own ?? (isHeadline ? undefined : coldBeginning(sentences[0] ?? '')),
    longSentence(sentences),
  ];
}

function ownWords(text: string): string | undefined {
  const words = wordsOf(text);
  const own = words.filter((word) => /^(?:we|our|us|ours|we’(?:re|ve|ll)|we'(?:re|ve|ll))$/.test(word)).length;
  const readers = words.filter((word) => /^(?:you|your|yours)(?:$|[’'])/.test(word)).length;
  if (own < 3 || readers > 0) return undefined;
  return `“We” and “our” appear ${own} times, “you” never. Speak to the reader.`;
}

/** A first sentence with neither the reader, nor a number, a question or something to do. */
function coldBeginning(sentence: string): string | undefined {
  const words = wordsOf(sentence);
  const isWarm =
    /[\d?]/.test(sentence) ||
    words.some((word) => /^(?:you|your)(?:$|[’'])/.test(word)) ||
    verbs.has(words[0] ?? '') ||
    /\bfree\b|\bno\b|\bnever\b|\bwithout\b/.test(words.join(' '));
  return isWarm
    ? undefined
    : 'The first sentence mentions neither “you” nor a benefit. Start with what’s in it for them.';
}

function longSentence(sentences: readonly string[]): string | undefined {
  const longest = Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length));
  return longest > mostWords ? `The longest sentence has ${longest} words. Aim for ${mostWords} or fewer.` : undefined;
}
