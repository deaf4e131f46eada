/** Texts in which each unit of code is a character of its own. */
export const printableAscii = /^[\x20-\x7e]*$/;
let segmenter: Intl.Segmenter | undefined;

/**
 * What a person sees as single characters, in order: an emoji family is one, and so is a letter with its marks. The
 * first text that needs more than ASCII has the browser read tables, for 50 ms on a phone.
 */
export function graphemesOf(text: string): string[] {
  if (printableAscii.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
