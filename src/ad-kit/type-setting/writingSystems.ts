/** Scripts whose letters join, stack or run from right to left: single outlines in a row would set them wrongly. */
const shapedScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u;

const invisible = /^[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]$/u;

/** Whether the text has letters that only a shaping engine sets rightly. */
export const needsShaping = (text: string): boolean => shapedScripts.test(text);

/** Scripts that are shaped here; of the others that need it, words are left out and reported. */
const drawnScripts = ['arabic', 'hebrew', 'thai', 'devanagari'] as const;
export type DrawnScript = (typeof drawnScripts)[number];

const blocks: Record<DrawnScript, RegExp> = {
  arabic: /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/,
  hebrew: /[\u0590-\u05FF\uFB1D-\uFB4F]/,
  thai: /[\u0E01-\u0E5B]/,
  devanagari: /[\u0900-\u097F\u1CD0-\u1CF9\uA8E0-\uA8FF]/,
};

/** The script among those drawn here that the character belongs to. */
export const drawnScriptOf = (character: string): DrawnScript | undefined =>
  drawnScripts.find((script) => blocks[script].test(character));

/**
 * How far lines stand apart at least, as a multiple of the size: what these scripts put over and under their letters
 * would touch the next line where Latin capitals do not. By what Noto Sans needs; 0 for other texts.
 */
export function leastLineHeight(text: string): number {
  const least: Record<DrawnScript, number> = { arabic: 1.3, hebrew: 1.12, thai: 1.36, devanagari: 1.26 };
  return Math.max(0, ...drawnScripts.filter((script) => blocks[script].test(text)).map((script) => least[script]));
}

const strong = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether any of the text runs from right to left. */
export const hasRtl = (text: string): boolean => fromRight.test(text);

/** Whether the text as a whole runs from right to left: its first letter says so. */
export const isRtl = (text: string): boolean => fromRight.test(strong.exec(text)?.[0] ?? '');

/** Whether the character leaves no mark by itself: controls, joiners, direction marks, variation selectors. */
export const isInvisible = (character: string): boolean => invisible.test(character);

let thaiWords: Intl.Segmenter | undefined;

/** Where lines may break within a word without hyphens: Thai is written without spaces. */
export function wordsWithin(text: string): string[] {
  if (!blocks.thai.test(text)) return [text];
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of thaiWords.segment(text)) {
    const last = words.length - 1;
    // Signs stay with the word that they follow.
    if (last >= 0 && (isWordLike !== true || segment === 'ๆ')) words[last] += segment;
    else words.push(segment);
  }
  return words;
}
