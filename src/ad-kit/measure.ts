import { replaceEmoji } from './emoji';
import { graphemesOf, printableAscii } from './graphemes';
import { withDefaults } from './placeholders';

/**
 * How a platform counts a text's length.
 *
 * - `display_width`: Google. Characters that take two columns count as two
 *   (support.google.com/adspolicy/answer/14848297), inserted texts by their default.
 * - `x_weighted`: X. Links count 23, emoji 2, Latin and common punctuation 1, everything else 2
 *   (docs.x.com/fundamentals/counting-characters).
 * - `graphemes`: what a person sees as one character, so a family of four is one.
 * - `code_points`: Unicode code points.
 */
export type Unit = 'display_width' | 'x_weighted' | 'graphemes' | 'code_points';

/** What X counts for each link, however long it is. */
const linkWeight = 23;

/** The length of a text in the given unit; 0 for an empty one. */
export function measure(text: string, unit: Unit): number {
  switch (unit) {
    case 'display_width':
      return displayWidth(withDefaults(text));
    case 'x_weighted':
      return weightOnX(text);
    case 'graphemes':
      return countGraphemes(text);
    case 'code_points':
      return countCodePoints(text);
  }
}

/** Whether a text holds characters that Google counts as two. */
export function hasWideCharacters(text: string): boolean {
  return displayWidth(text) > countCodePoints(text);
}

function displayWidth(text: string): number {
  if (printableAscii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
  return width;
}

/** First and last code points of the blocks that Unicode's East Asian Width calls wide or full-width. */
const wideBlocks: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x25fd, 0x25fe],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x2705, 0x2705],
  [0x270a, 0x270b],
  [0x2728, 0x2728],
  [0x274c, 0x274c],
  [0x2753, 0x2757],
  [0x2795, 0x2797],
  [0x2b1b, 0x2b1c],
  [0x2b50, 0x2b50],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f004, 0x1f004],
  [0x1f18e, 0x1f18e],
  [0x1f191, 0x1f19a],
  [0x1f200, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f7e0, 0x1f7eb],
  [0x1f90c, 0x1faff],
  [0x20000, 0x3fffd],
];

function isWide(codePoint: number): boolean {
  let [from, to] = [0, wideBlocks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const [first, last] = wideBlocks[middle] ?? [0, 0];
    if (codePoint > last) from = middle + 1;
    else if (codePoint < first) to = middle;
    else return true;
  }
  return false;
}

/** The code points that weigh 1 on X, from twitter-text's configuration, version 3. */
const lightBlocks: readonly (readonly [number, number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];

const genericEndings = 'com|org|net|edu|gov|info|biz|app|dev|shop|store|online|site|blog|news|xyz|co|tv';
/** Links with a scheme, and bare domains that X makes links of: a well-known ending, or a country's with a path. */
const linkOnX = new RegExp(
  String.raw`https?://[^\s<>"]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:(?:${genericEndings})(?![\p{L}\p{N}-])|[a-z]{2}(?=/))(?:/[^\s<>"]*)?`,
  'giu',
);

function weightOnX(text: string): number {
  const links = text.includes('.') ? (text.match(linkOnX) ?? []) : [];
  const rest = links.length > 0 ? text.replace(linkOnX, '') : text;
  let weight = links.length * linkWeight;
  if (printableAscii.test(rest)) return weight + rest.length;
  // Any wide character can stand for an emoji: it weighs 2.
  for (const character of replaceEmoji(rest.normalize('NFC'), '\u3042')) {
    const codePoint = character.codePointAt(0) ?? 0;
    weight += lightBlocks.some(([first, last]) => codePoint >= first && codePoint <= last) ? 1 : 2;
  }
  return weight;
}

/** Code points that can be part of a larger character: marks, joiners, flags, Hangul parts, signs that go in front. */
const joining =
  /[\p{Grapheme_Extend}\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\r\u0E33\u0EB3\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u0D4E\u{110BD}\u{110CD}\u{111C2}\u{111C3}\u{113D1}\u{1193F}\u{11941}\u{11A3A}\u{11A84}-\u{11A89}\u{11D46}\u{11F02}]/u;

/** The segmenter takes a microsecond for each character, so only words that need it go through it. */
function countGraphemes(text: string): number {
  if (printableAscii.test(text)) return text.length;
  if (!joining.test(text)) return countCodePoints(text);
  return text
    .split(/(?<!\r)(?=[ \n])/)
    .reduce((count, word) => count + (joining.test(word) ? graphemesOf(word).length : countCodePoints(word)), 0);
}

function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const isPair = (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (isPair) count -= 1;
  }
  return count;
}
