/** Scripts whose letters join, stack or run from right to left: single outlines in a row would set them wrongly. */
const shapedScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}]/u;

const invisible = /^[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]$/u;

/** Whether the text has letters that only a shaping engine sets rightly. */
export const needsShaping = (text: string): boolean => shapedScripts.test(text);

/** Whether the character leaves no mark by itself: controls, joiners, direction marks, variation selectors. */
export const isInvisible = (character: string): boolean => invisible.test(character);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as what people call characters: an emoji family is one, and so is a letter with its marks. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);
