import { fitText } from '../../fit';
import { measure, type Unit } from '../../measure';
import { splitSentences } from '../../textBreaks';
import { callsToAct } from './callsToAct';

/** A text that fits, and what was left out of it: sentences in their order, or the end of the only one. */
export type FittedWhole = { text: string; leftOut: string[] };

/**
 * A text within a limit. What says least goes first, as whole sentences: a sentence without a figure, an address or a
 * name goes before one that has them, and the call stays to the last. Only where no sentence fits is one cut.
 */
export function fitWhole(text: string, limit: number, unit: Unit): FittedWhole {
  if (measure(text, unit) <= limit) return { text, leftOut: [] };
  const sentences = placedSentences(text);
  const kept = new Set(sentences);
  const lightestFirst = sentences.toSorted((one, other) => one.weight - other.weight || other.start - one.start);
  for (const sentence of lightestFirst) {
    if (kept.size < 2) break;
    kept.delete(sentence);
    const shorter = without(text, sentences, kept);
    if (measure(shorter, unit) > limit) continue;
    return { text: shorter, leftOut: sentences.filter((one) => !kept.has(one)).map((one) => one.text) };
  }
  const { text: cut, dropped } = fitText(text, limit, unit);
  return { text: cut, leftOut: dropped === '' ? [] : [dropped] };
}

type Placed = { text: string; start: number; end: number; weight: number };

function placedSentences(text: string): Placed[] {
  const placed: Placed[] = [];
  let from = 0;
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    placed.push({ text: sentence, start, end: from, weight: 0 });
  }
  const call = placed.findLast((one) => callsToAct(one.text));
  return placed.map((one, index) => ({
    ...one,
    weight: one === call ? 100 : weightOf(one.text) + (index === 0 ? 2 : 0),
  }));
}

function weightOf(sentence: string): number {
  const hasFigure = /\d/.test(sentence);
  const hasAddress = /:\/\/|www\.|\p{L}\.\p{L}{2}|@/u.test(sentence);
  const hasName = /(?<=[\p{Ll},;] )\p{Lu}\p{L}/u.test(sentence);
  return (hasFigure ? 4 : 0) + (hasAddress ? 6 : 0) + (hasName ? 1 : 0);
}

/** The sentences that stay, with the white space that stood before each. */
function without(text: string, sentences: readonly Placed[], kept: ReadonlySet<Placed>): string {
  return sentences
    .map((sentence, index) => (kept.has(sentence) ? text.slice(sentences[index - 1]?.end ?? 0, sentence.end) : ''))
    .join('')
    .trim();
}
