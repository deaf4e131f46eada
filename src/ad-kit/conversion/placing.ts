import type { AdFormat } from '../ad';
import { withoutBullets } from '../bullets';
import { fitText } from '../fit';
import { formats } from '../formats';
import { withoutLooseEnds } from '../looseEnds';
import { measure, type Unit } from '../measure';
import { severityOf } from '../rules/rule';
import { ruleFor } from '../rules/rulesOf';
import { splitClauses, splitSentences } from '../textBreaks';
import type { Piece, Trail } from './trail';

/** Texts that go to one field together. */
export type Portion = readonly Piece[];

type Room = { limit: number; unit: Unit };

/** How much a field takes. Only limits that block shorten a text; what is merely hidden stays whole. */
export function roomIn(format: AdFormat, field: string): Room {
  const rule = ruleFor(format, field, 'length');
  return rule && severityOf(rule) === 'blocks' ? rule : { limit: Infinity, unit: 'code_points' };
}

export function fits({ text }: Piece, { limit, unit }: Room): boolean {
  return measure(text, unit) <= limit;
}

/** Joined by a space, or by a line break where the first text does not end like a sentence. */
export function joinPieces(pieces: Portion): string {
  return pieces.reduce((text, piece) => {
    if (text === '') return piece.text;
    return `${text}${/[.!?…。！？]["'”’»)」]*$/u.test(text) ? ' ' : '\n'}${piece.text}`;
  }, '');
}

/** Where a text may have lines of its own; elsewhere an item of a list stands alone, and so does what led to it. */
const takesLines = (format: AdFormat, field: string): boolean =>
  formats[format].fields.some(({ name, kind }) => name === field && kind === 'long_text');

/** Puts a portion into a field, shortened to its limit, and returns the text that was put there. */
export function place(trail: Trail, format: AdFormat, field: string, portion: Portion, path = field): string {
  if (portion.length === 0) return '';
  const joined = joinPieces(portion);
  const original = takesLines(format, field) ? joined : withoutBullets(joined).replace(/:$/, '');
  const { limit, unit } = roomIn(format, field);
  const { text } = fitText(original, limit, unit);
  if (text !== '') trail.put(path, text, portion, original);
  return text;
}

/** Puts one portion after the other into a list; what does not fit at all leaves no gap. */
export function placeAll(trail: Trail, format: AdFormat, field: string, portions: readonly Portion[]): string[] {
  const texts: string[] = [];
  for (const portion of portions) {
    const text = place(trail, format, field, portion, `${field}[${texts.length}]`);
    if (text === '') trail.leave(portion);
    else texts.push(text);
  }
  return texts;
}

/** The sentences of texts, each remembering where it is from. */
export function sentencesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ from, text }) => splitSentences(text).map((sentence) => ({ from, text: sentence })));
}

/** A headline that is too long, as its clauses where each of them fits; else as it is. */
export function inClauses(headline: Piece, room: Room): Piece[] {
  if (fits(headline, room)) return [headline];
  const clauses = splitClauses(headline.text).map((text) => ({
    from: headline.from,
    text: withoutLooseEnds(text, false),
  }));
  return clauses.length > 1 && clauses.every((clause) => clause.text !== '' && fits(clause, room))
    ? clauses
    : [headline];
}

/** Each text once, without regard to capitals, and at most so many; the others are returned as the rest. */
export function distinct(pieces: readonly Piece[], most: number): { kept: Piece[]; rest: Piece[] } {
  const seen = new Set<string>();
  const kept: Piece[] = [];
  const rest: Piece[] = [];
  for (const piece of pieces) {
    const key = piece.text.toLowerCase();
    if (seen.has(key) || kept.length === most) rest.push(piece);
    else kept.push(piece);
    seen.add(key);
  }
  return { kept, rest };
}

/** Sentences put together until there are at most so many portions, neighbours first, as far as they fit. */
export function packed(
  sentences: readonly Piece[],
  most: number,
  { limit, unit }: Room,
): { portions: Portion[]; rest: Piece[] } {
  const portions: Piece[][] = sentences.map((sentence) => [sentence]);
  let index = 0;
  while (portions.length > most && index < portions.length - 1) {
    const joint = [...(portions[index] ?? []), ...(portions[index + 1] ?? [])];
    if (measure(joinPieces(joint), unit) <= limit) portions.splice(index, 2, joint);
    else index += 1;
  }
  return { portions: portions.slice(0, most), rest: portions.slice(most).flat() };
}
