import type { Sheet, TextBlock } from '../sheet';

/** Up to this long, the headline is a poster's two lines with the object before them; a longer one stands clear. */
const longestPoster = 26;

/** Two halves of the headline, as alike in length as its words allow; the second is empty where it is too long. */
export function halvesOf(headline: string): [string, string] {
  if (headline.length > longestPoster) return [headline, ''];
  const words = headline.split(/\s+/);
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as [string, string]);
  const difference = ([first, second]: [string, string]) => Math.abs(first.length - second.length);
  return cuts.reduce((best, cut) => (difference(cut) < difference(best) ? cut : best), cuts[0] ?? [headline, '']);
}

/** One of a poster's lines, as large as its box. */
export const poster = (sheet: Sheet): Omit<TextBlock, 'box'> => ({
  part: 'headline',
  face: 'display',
  upperCase: true,
  size: sheet.unit * 44,
  minSize: sheet.unit * 5,
  maxLines: 1,
  lineHeight: 1,
  on: sheet.ground,
});
