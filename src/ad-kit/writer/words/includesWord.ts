/** Scripts without spaces between words, and one whose endings are written onto them: a word counts wherever it stands. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

/**
 * Whether a text has a word or a row of words, whatever their capitals, and with the s of a plural or of an owner. Parts
 * of longer words do not count.
 */
export const includesWord = (text: string, word: string): boolean => wordsIn(text, [word]).length > 0;

/** Those of many words that a text has, as `includesWord` finds them; the text is read once. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const within = comparable(text);
  return words.filter((word) => isIn(within, comparable(word)));
}

function isIn(within: string, wanted: string): boolean {
  if (wanted === '') return false;
  const isAnywhere = unspaced.test(wanted);
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    if (isAnywhere || (!isPartBefore(within, at) && endsWithin(within, at + wanted.length))) return true;
  }
  return false;
}

const comparable = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');

const isPartBefore = (text: string, at: number): boolean =>
  isPart(text[at - 1]) || (isTail(text, at - 1) && isPart(text.slice(at - 2, at)));

/** The second half of a character beyond the basic plane. */
const isTail = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

const endsWithin = (text: string, end: number): boolean =>
  ['', 's', 'es', "'s"].some(
    (ending) => text.startsWith(ending, end) && !isPart(characterAt(text, end + ending.length)),
  );

const characterAt = (text: string, at: number): string | undefined => {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
};
