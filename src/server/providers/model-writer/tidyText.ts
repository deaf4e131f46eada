import { replaceEmoji } from '../../../ad-kit/emoji';
import type { CopyBrief, CopyKind } from '../../../ad-kit/writer/brief';
import { sentenceCase } from '../../../ad-kit/writer/words/casing';

/** Longer than any text that is kept; what is longer is no text but a fault. */
const longest = 6_000;

/** What would show as nothing, or turn the text around it. Joiners inside emoji stay. */
const unprintable = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ["'", "'"],
  ['‘', '’'],
];

/** A text of a model as an ad has it: without marks of Markdown or HTML, quotes around it, and emoji not asked for. */
export function tidyText(
  raw: string,
  kind: CopyKind,
  { platform, includeEmojis }: Pick<CopyBrief, 'platform' | 'includeEmojis'>,
): string {
  if (raw.length > longest) return '';
  const allowsEmoji = includeEmojis && platform !== 'google';
  const shown = allowsEmoji ? raw : replaceEmoji(raw, ' ');
  const lines = plain(shown)
    .split('\n')
    .map((line) => withoutListMark(line.replace(/[^\S\n]+/g, ' ').trim()))
    .filter((line) => line !== '');
  const text = unquoted(lines.join(kind === 'fullAd' ? '\n' : ' ')).replace(/ ([,.!?;])(?= |$)/g, '$1');
  return finished(sentenceCase(text), kind, platform);
}

const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/```\w*|`|\*\*|__|~~/g, '')
    .replace(/!\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(link, '$1')
    .replace(emphasis, '$1$3');

/** Its words stay. An address may hold a pair of parentheses. */
const link = /\[([^[\]\n]+)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g;

/** Around words, not in a calculation or a name. */
const emphasis = /(^|[\s("“])([*_])(?!\s)([^*_\n]*[^*_\s])\2(?=$|[\s)"”.,:;!?])/gm;

/** A heading, an item, a quotation, or a rule between parts. */
const withoutListMark = (line: string): string =>
  line
    .replace(/^[-*_](?: ?[-*_]){2,}$/, '')
    .replace(/^(?:#{1,6}|[-*•>]|\d{1,2}[.)]) /, '')
    .replace(/ #{1,6}$/, '');

function unquoted(text: string): string {
  const pair = quotes.find(([open, close]) => text.length > 2 && text.startsWith(open) && text.endsWith(close));
  const inner = text.slice(1, -1);
  return pair && !inner.includes(pair[0]) && !inner.includes(pair[1]) ? inner.trim() : text;
}

/** Google refuses exclamation marks in headlines; a description is a sentence. */
function finished(text: string, kind: CopyKind, platform: CopyBrief['platform']): string {
  if (kind === 'headline' && platform === 'google') return text.replace(/[!！]{1,5}$/, '').replace(/[!！]{1,5}/g, '.');
  return kind === 'description' && /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
}
