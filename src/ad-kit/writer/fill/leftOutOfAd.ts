import { formatName } from '../../formats';
import { wordsIn } from '../../sampleTexts';
import { type LeftOut, leftOutIn } from '../leftOut';
import { copyBriefFor, type ProductBrief } from '../productBrief';
import type { AdTexts } from './fillAd';

/** What of a brief no format's texts say, and the claims that are not in all of them. */
export function leftOutOfAd(
  { contents }: AdTexts,
  brief: ProductBrief,
  claims: readonly string[],
  today: string,
): LeftOut[] {
  const texts = contents.map((ad) => ({ ad, lines: wordsIn(ad).map(({ text }) => text) }));
  const [first = [], ...others] = texts.map(({ ad, lines }) => leftOutIn(copyBriefFor(ad.format, brief), lines, today));
  const facts = first.filter(({ text }) => others.every((list) => list.some((other) => other.text === text)));
  const missing = claims.flatMap((claim) => {
    const without = texts.filter(({ lines }) => !lines.some((line) => line.includes(claim)));
    const names = without.map(({ ad }) => formatName(ad.format)).join(', ');
    return without.length === 0 ? [] : [{ text: claim, reason: `There was no room for it in: ${names}.` }];
  });
  return [...facts, ...missing];
}
