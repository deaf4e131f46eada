import type { CopyTone } from './brief';
import type { Writing } from './drafts';
import type { Material } from './slots';

/** Whose lines a tone may borrow where it has too few of its own, the nearest first. */
export const toneNeighbors: Readonly<Record<CopyTone, readonly CopyTone[]>> = {
  professional: ['friendly'],
  friendly: ['casual', 'professional'],
  casual: ['friendly'],
  exciting: ['casual'],
  urgent: ['professional'],
};

const stemOf = (word: string): string => word.toLocaleLowerCase('en').replace(/(?:es|s)$/, '');

const stems = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).map(stemOf);

const stemsOfLines = new Map<string, string[]>();
const mostLines = 2_000;

/** A trade's lines are the same in every answer. */
function stemsOf(line: string): string[] {
  const found = stemsOfLines.get(line) ?? stems(line);
  if (stemsOfLines.size >= mostLines) stemsOfLines.clear();
  stemsOfLines.set(line, found);
  return found;
}

/** The words of a trade's wares that a brief doesn't have. */
const unsold = new WeakMap<Material, ReadonlySet<string>>();

function unsoldIn({ brief, material }: Writing): ReadonlySet<string> {
  const known = unsold.get(material);
  if (known) return known;
  const { signs = [], thing = '' } = material.trade ?? {};
  const told = new Set(stems([brief.productName, brief.targetAudience, ...brief.keyBenefits, thing].join(' ')));
  const wares = signs.filter((sign) => !sign.includes(' ')).map(stemOf);
  const found = new Set(wares.filter((stem) => !told.has(stem)));
  unsold.set(material, found);
  return found;
}

/**
 * A trade's lines without those that name a ware of it that the brief doesn't: a stroller for baby food, a café for a
 * coffee subscription.
 */
export function fittingLines(lines: readonly string[], writing: Writing): string[] {
  const wares = unsoldIn(writing);
  return lines.filter((line) => !stemsOf(line).some((stem) => wares.has(stem)));
}
