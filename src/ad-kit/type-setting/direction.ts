import bidiFactory from 'bidi-js';
import { drawnScriptOf, type DrawnScript } from './writingSystems';

const bidi = bidiFactory();

/** A part of a word in one script that runs one way. `at` is where it begins in the word. */
export type Stretch = { text: string; at: number; script: DrawnScript | undefined; isRtl: boolean };

/** The level of each code unit: even ones run from left to right, and higher ones are embedded. */
const levelsOf = (text: string, isRtl: boolean): Uint8Array =>
  bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr').levels;

/** A word's stretches as they are seen from left to right, by the Unicode bidirectional algorithm. */
export function stretchesOf(word: string, isRtl: boolean): Stretch[] {
  const levels = levelsOf(word, isRtl);
  const stretches: (Stretch & { level: number })[] = [];
  let at = 0;
  for (const character of word) {
    const level = levels[at] ?? 0;
    const last = stretches.at(-1);
    // Joiners and marks that belong to every script stay with the letters before them.
    const script = /[\p{Cf}\p{Mn}]/u.test(character) && last ? last.script : drawnScriptOf(character);
    const shown = level % 2 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last && last.level === level && last.script === script) last.text += shown;
    else stretches.push({ text: shown, at, script, level, isRtl: level % 2 === 1 });
    at += character.length;
  }
  return inVisualOrder(stretches, ({ level }) => level);
}

/** A line's parts as they are seen from left to right. `textOf` gives each part's text with the space before it. */
export function seenFromLeft<Part>(parts: readonly Part[], textOf: (part: Part) => string, isRtl: boolean): Part[] {
  const text = parts.map(textOf).join('');
  const levels = levelsOf(text, isRtl);
  let end = 0;
  const placed = parts.map((part) => {
    const own = textOf(part);
    // A part goes by its first letter or digit; what has neither goes with what is around it.
    const first = own.search(/[\p{L}\p{N}]/u);
    const level = levels[end + Math.max(0, first)] ?? 0;
    end += own.length;
    return { part, level };
  });
  return inVisualOrder(placed, ({ level }) => level).map(({ part }) => part);
}

/** Rule L2: from the highest level down, what stands together at it or above is turned round. */
function inVisualOrder<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item[] {
  const order = [...items];
  const highest = Math.max(0, ...order.map(levelOf));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && levelOf(order[end] as Item) >= level) end += 1;
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}
