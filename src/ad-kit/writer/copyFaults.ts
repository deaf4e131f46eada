import { forbiddenClaimsIn } from '../checks/advertising';
import { emojiOf } from '../emoji';
import type { CopyBrief, CopyKind } from './brief';
import { articleFor } from './words/article';
import { includesWord } from './words/includesWord';

/** What is wrong with a text as a piece of copy, whoever wrote it. */
export type CopyFault =
  | 'empty'
  | 'unfilled_slot'
  | 'doubled_word'
  | 'wrong_article'
  | 'spacing'
  | 'punctuation'
  | 'small_beginning'
  | 'repeated_sentence'
  | 'no_full_stop'
  | 'exclamation_mark'
  | 'emoji'
  | 'banned_word'
  | 'forbidden_claim';

/** Words that may follow themselves: "that that", "had had"; and names that do so by themselves. */
export const mayDouble = new Set(['had', 'that', 'go', 'so', 'bye', 'ha', 'knock', 'tom', 'duran', 'yo', 'night']);

type Looked = Pick<CopyBrief, 'platform' | 'includeEmojis'>;

/** Each fault and what tells it, those that are told quickly first. */
const checks: readonly [fault: CopyFault, isFound: (text: string, kind: CopyKind, brief: Looked) => boolean][] = [
  ['unfilled_slot', (text) => /[{}]|\[[A-Z ]+\]/.test(text)],
  ['spacing', (text) => /\S {2,}\S|\s[,.!?;](?:\s|$)|^\s|\s$/.test(text)],
  ['punctuation', (text) => /[,;:]\s*$|[,;:]{2}|[.!?][,;:]|(?<!\.)\.\.(?!\.)|[!?]{2}/.test(text)],
  ['small_beginning', (text) => /^[a-z]+(?:\s|$)|[?!] [a-z]+(?:\s|$)|\n[a-z]+(?:\s|$)/.test(text)],
  ['no_full_stop', (text, kind) => kind === 'description' && !endsAsSentence(text)],
  [
    'exclamation_mark',
    (text, kind, { platform }) => platform === 'google' && kind === 'headline' && /[!！]/.test(text),
  ],
  ['wrong_article', hasWrongArticle],
  ['doubled_word', hasDoubledWord],
  ['repeated_sentence', hasRepeatedSentence],
  ['empty', (text) => !/[\p{L}\p{N}]/u.test(text) && emojiOf(text).length === 0],
  [
    'emoji',
    (text, _kind, { platform, includeEmojis }) => (!includeEmojis || platform === 'google') && emojiOf(text).length > 0,
  ],
  ['forbidden_claim', (text, _kind, { platform }) => forbiddenClaimsIn(text, platform).length > 0],
];

/** All faults of a text of a kind; none for one that may be shown. */
export function copyFaults(text: string, kind: CopyKind, brief: Looked, banned: readonly string[] = []): CopyFault[] {
  const found = checks.filter(([, isFound]) => isFound(text, kind, brief)).map(([fault]) => fault);
  return banned.some((word) => includesWord(text, word)) ? [...found, 'banned_word'] : found;
}

/** Whether a text has any fault; no more is looked for behind the first. */
export const isFaulty = (text: string, kind: CopyKind, brief: Looked): boolean =>
  checks.some(([, isFound]) => isFound(text, kind, brief));

/** The same words between two full stops, twice in a text; one word may be repeated for its sound. */
function hasRepeatedSentence(text: string, kind: CopyKind): boolean {
  // The descriptions of a search ad stand apart, so each may end with the same call.
  const shortest = kind === 'fullAd' ? 5 : 2;
  const sentences = text
    .toLocaleLowerCase('en')
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.replace(/^(?:hook|body|end card|card \d+|frame \d+): |[.!?]{1,3}$/g, ''))
    .filter((sentence) => sentence.split(' ').length >= shortest);
  return new Set(sentences).size < sentences.length;
}

function hasDoubledWord(text: string): boolean {
  return text.split('\n').some(isDoubledInLine);
}

function isDoubledInLine(line: string): boolean {
  const words = line.toLocaleLowerCase('en').split(/\s+/);
  return words.some((word, index) => {
    const next = words[index + 1];
    return (
      next !== undefined &&
      /^\p{L}+$/u.test(word) &&
      !mayDouble.has(word) &&
      next.replace(/[.,!?;:]{1,3}$/, '') === word
    );
  });
}

/** "a easy", "an great": by the sound of the next word, where that is written small. */
function hasWrongArticle(text: string): boolean {
  return [...text.matchAll(/\b([Aa]n?) (\p{Ll}[\p{L}’-]*)/gu)].some(
    ([, article = '', word = '']) => article.toLocaleLowerCase('en') !== articleFor(word),
  );
}

const closers = /[.!?…。！？](?:["”’)»」』]|\s*\p{Extended_Pictographic}\uFE0F?)*$/u;

function endsAsSentence(text: string): boolean {
  return closers.test(text);
}
