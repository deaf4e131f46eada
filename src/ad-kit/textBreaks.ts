/** How good a place is to end a text: after a sentence, after a clause, or only between two words. */
export type BreakStrength = 'sentence' | 'clause' | 'word';

export type TextBreak = {
  /** Where the text before the break ends. */
  end: number;
  strength: BreakStrength;
};

/** A word with all that touches it. A placeholder such as `{KeyWord:Dark Roast}` is never broken. */
const token = /(?:\{[^{}]*\}|\S)+/g;
const sentenceEnd = /(?:[.!?…]["'”’»)\]]*|[。！？][」』）”]*)$/u;
const clauseEnd = /[,;:)\]、，；：）]["”’»]*$|^[–—|·•-]+$/u;
const abbreviation = /^["'“(]*(?:\p{L}|e\.g|i\.e|etc|dr|mr|mrs|ms|prof|st|vs|approx|inc|ltd|co|jr|sr|a\.m|p\.m)\.$/iu;

/** Scripts that are written without spaces between words. */
const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const hasSpaceless = new RegExp(`[${spaceless}]`, 'u');
const betweenSpaceless = new RegExp(`[${spaceless}、。，！？；：」』）]$`, 'u');
const startsSpaceless = new RegExp(`^[${spaceless}「『（]`, 'u');

let words: Intl.Segmenter | undefined;

/** Every place where a text may end without breaking a word, in order; the last is its end. */
export function* breaksIn(text: string): Generator<TextBreak> {
  for (const match of text.matchAll(token)) {
    const [word] = match;
    const end = match.index + word.length;
    if (hasSpaceless.test(word)) {
      for (const inner of breaksInside(word)) yield { end: match.index + inner.end, strength: inner.strength };
    }
    yield { end, strength: strengthAfter(word, text.slice(end, end + 40)) };
  }
}

function strengthAfter(word: string, rest: string): BreakStrength {
  if (/^[^\S\n]*\n/.test(rest) || rest.trim() === '') return 'sentence';
  const isEnd = sentenceEnd.test(word) && !abbreviation.test(word) && !/^\s*\p{Ll}/u.test(rest);
  if (isEnd) return 'sentence';
  return clauseEnd.test(word) ? 'clause' : 'word';
}

function* breaksInside(word: string): Generator<TextBreak> {
  words ??= new Intl.Segmenter('ja', { granularity: 'word' });
  for (const { index } of words.segment(word)) {
    const before = word.slice(Math.max(0, index - 2), index);
    if (index === 0 || !betweenSpaceless.test(before) || !startsSpaceless.test(word.slice(index, index + 2))) continue;
    const strength = sentenceEnd.test(before) ? 'sentence' : clauseEnd.test(before) ? 'clause' : 'word';
    yield { end: index, strength };
  }
}

/** The sentences and lines of a text, in order, without the space around them. */
export function splitSentences(text: string): string[] {
  return splitAt(text, (strength) => strength === 'sentence');
}

/** The clauses of a text, in order; commas and dashes stay at their ends. */
export function splitClauses(text: string): string[] {
  return splitAt(text, (strength) => strength !== 'word');
}

function splitAt(text: string, isWanted: (strength: BreakStrength) => boolean): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { end, strength } of breaksIn(text)) {
    if (!isWanted(strength)) continue;
    pieces.push(text.slice(start, end).trim());
    start = end;
  }
  return pieces.filter((piece) => piece !== '');
}
