import type { CopyTone } from './brief';
import type { Writing } from './drafts';

/** Whose lines a tone may borrow where it has too few of its own, the nearest first. */
export const toneNeighbors: Readonly<Record<CopyTone, readonly CopyTone[]>> = {
  professional: ['friendly'],
  friendly: ['casual', 'professional'],
  casual: ['friendly'],
  exciting: ['casual'],
  urgent: ['professional'],
};

const stemOf = (word: string): string => word.toLocaleLowerCase('en').replace(/(?:es|s)$/, '');

/**
 * A trade's lines without those that name a ware of it that the brief doesn't: a stroller for baby food, a café for a
 * coffee subscription.
 */
export function fittingLines(lines: readonly string[], { brief, material: { trade } }: Writing): string[] {
  if (!trade) return [];
  const stems = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).map(stemOf);
  const told = new Set(stems([brief.productName, brief.targetAudience, ...brief.keyBenefits, trade.thing].join(' ')));
  const wares = new Set(trade.signs.filter((sign) => !sign.includes(' ')).map(stemOf));
  return lines.filter((line) => stems(line).every((stem) => !wares.has(stem) || told.has(stem)));
}
