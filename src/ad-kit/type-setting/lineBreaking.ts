import { inkOf, type FontLibrary, type WordRun } from './fontLibrary';
import type { FontFaceId } from './fontFaces';
import { seenFromLeft } from './direction';
import { hasRtl, wordsWithin } from './writingSystems';

/** A piece of text that is never cut, unless it is wider than the whole box. */
export type Piece = {
  run: WordRun;
  /** Whether it follows the piece before without a space, as after a hyphen. */
  joined: boolean;
  /** Whether the writer started a line here. */
  startsLine: boolean;
};

/** A line's pieces and its ink from `left` to `right`, in em from the line's origin. */
export type Line = { pieces: readonly Piece[]; left: number; right: number };

/** How wide spaces and the gaps between letters are, in em. */
export type Spacing = { space: number; tracking: number };

/** The text's pieces: words, cut after a hyphen, dash or slash within them. */
export function piecesOf(text: string, face: FontFaceId, library: FontLibrary, isRtl: boolean): Piece[] {
  const lines = text.normalize('NFC').split(/[\n\r\u2028\u2029]+/);
  return lines.flatMap((line) =>
    line.split(/[^\S\u00A0]+/).flatMap((word, wordIndex) =>
      word
        .split(/(?<=\p{L}[-\u2013\u2014/])(?=\p{L}{2})/u)
        .flatMap(wordsWithin)
        .filter((part) => part !== '')
        .map((part, partIndex) => ({
          run: library.word(face, part, isRtl),
          joined: partIndex > 0,
          startsLine: wordIndex === 0 && partIndex === 0 && line !== lines[0],
        })),
    ),
  );
}

/** Where each piece of a line starts, in em. */
export function placesOf(pieces: readonly Piece[], { space, tracking }: Spacing): number[] {
  let x = 0;
  return pieces.map((piece, index) => {
    if (index > 0 && !piece.joined) x += space + tracking;
    const start = x;
    x += piece.run.advance + piece.run.glyphs.length * tracking;
    return start;
  });
}

/** The line with its pieces in the order in which they are seen; only texts from right to left change it. */
export function asSeen(line: Line, spacing: Spacing, isRtl: boolean): Line {
  const { pieces } = line;
  if (!isRtl && !pieces.some(({ run }) => hasRtl(run.text))) return line;
  const numbered = pieces.map((piece, index) => ({ piece, index }));
  const spaced = ({ piece, index }: (typeof numbered)[number]) =>
    `${index > 0 && !piece.joined ? ' ' : ''}${piece.run.text}`;
  const seen = seenFromLeft(numbered, spaced, isRtl);
  const isJoined = (one: number, other: number) =>
    Math.abs(one - other) === 1 && (pieces[Math.max(one, other)]?.joined ?? false);
  return lineOf(
    seen.map(({ piece, index }, place) => ({ ...piece, joined: isJoined(index, seen[place - 1]?.index ?? Infinity) })),
    spacing,
  );
}

/** The line that the pieces make. */
export function lineOf(pieces: readonly Piece[], spacing: Spacing): Line {
  const places = placesOf(pieces, spacing);
  const edges = pieces.flatMap(({ run }, index) => {
    if (run.glyphs.length === 0) return [];
    const start = places[index] ?? 0;
    return [start + run.ink.left, start + run.ink.right + (run.glyphs.length - 1) * spacing.tracking];
  });
  return edges.length === 0
    ? { pieces, left: 0, right: 0 }
    : { pieces, left: Math.min(...edges), right: Math.max(...edges) };
}

/**
 * Fills lines up to the width in em, one after the other. `undefined` when a piece alone is wider, or when it takes
 * more than `maxLines`.
 */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  spacing: Spacing,
  maxLines: number,
): Line[] | undefined {
  const { space, tracking } = spacing;
  const lines: Line[] = [];
  let [first, end, left, right] = [0, 0, 0, 0];
  // Grows one line piece by piece instead of measuring it anew: fitting tries many sizes on every keystroke.
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    const { run } = piece;
    const inkEnd = run.ink.right + Math.max(0, run.glyphs.length - 1) * tracking;
    const advance = run.advance + run.glyphs.length * tracking;
    const start = end + (piece.joined ? 0 : space + tracking);
    const grown = { left: Math.min(left, start + run.ink.left), right: Math.max(right, start + inkEnd) };
    if (index > first && !piece.startsLine && grown.right - grown.left <= width) {
      ({ left, right } = grown);
      end = start + advance;
      continue;
    }
    if (index > first) lines.push({ pieces: pieces.slice(first, index), left, right });
    [first, end, left, right] = [index, advance, run.ink.left, inkEnd];
    if (right - left > width || lines.length >= maxLines) return undefined;
  }
  if (pieces.length > first) lines.push({ pieces: pieces.slice(first), left, right });
  return lines;
}

/** The same number of lines with the lengths as even as the words allow. */
export function balanceLines(lines: Line[], width: number, spacing: Spacing): Line[] {
  if (lines.length < 2) return lines;
  const pieces = lines.flatMap((line) => line.pieces);
  let best = lines;
  let tooNarrow = 0;
  let enough = width;
  for (let step = 0; step < 12; step += 1) {
    const middle = (tooNarrow + enough) / 2;
    const tried = breakLines(pieces, middle, spacing, lines.length);
    if (tried) [best, enough] = [tried, middle];
    else tooNarrow = middle;
  }
  return best;
}

/**
 * The word in parts that are no wider than the width in em; a character that alone is wider is a part of its own. The
 * letters keep their places, so that a word of any length is measured once.
 */
export function cutRun(run: WordRun, width: number, { tracking }: Spacing): WordRun[] {
  const { glyphs, ink } = run;
  if (ink.right - ink.left + (glyphs.length - 1) * tracking <= width) return [run];
  const parts: WordRun[] = [];
  let first = 0;
  let [left, right] = [Infinity, -Infinity];
  for (let index = 0; index < glyphs.length;) {
    const next = endOfCharacter(glyphs, index);
    const character = inkOf(glyphs.slice(index, next));
    const grown = { left: Math.min(left, character.left), right: Math.max(right, character.right) };
    if (index > first && grown.right - grown.left + (next - first - 1) * tracking > width) {
      parts.push(partOf(run, first, index));
      first = index;
      ({ left, right } = character);
    } else ({ left, right } = grown);
    index = next;
  }
  return first === 0 ? [run] : [...parts, partOf(run, first, glyphs.length)];
}

/** The index behind the glyphs that make one character, such as a letter and its accent. */
function endOfCharacter(glyphs: WordRun['glyphs'], start: number): number {
  let end = start + 1;
  while (end < glyphs.length && glyphs[end]?.at === glyphs[start]?.at) end += 1;
  return end;
}

/** The glyphs from `first` up to `end`, not included, as a word of their own. */
function partOf({ text, advance, glyphs, needsShaping, isShaped }: WordRun, first: number, end: number): WordRun {
  const start = glyphs[first]?.x ?? 0;
  const [from, to] = [glyphs[first]?.at ?? 0, glyphs[end]?.at ?? text.length];
  const part = glyphs.slice(first, end).map((glyph) => ({ ...glyph, x: glyph.x - start, at: glyph.at - from }));
  const width = (glyphs[end]?.x ?? advance) - start;
  return {
    text: text.slice(from, to),
    advance: width,
    glyphs: part,
    ink: inkOf(part),
    missing: [],
    needsShaping,
    isShaped,
  };
}
