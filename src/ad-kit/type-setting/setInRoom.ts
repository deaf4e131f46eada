import { graphemesOf } from '../graphemes';
import type { FontFaceId } from './fontFaces';
import type { FontLibrary, WordRun } from './fontLibrary';
import { isRtl, leastLineHeight, needsShaping } from './writingSystems';
import { asSeen, balanceLines, breakLines, cutRun, lineOf, piecesOf, type Line, type Piece } from './lineBreaking';

/** How a text is set. `lineHeight` is a multiple of the size, `tracking` is in em. */
export type TextStyle = { face: FontFaceId; lineHeight: number; tracking: number; upperCase?: boolean };

/** The room for a text, in pixels. The size goes down from `maxSize` in steps until the text fits. */
export type TextRoom = { width: number; height: number; maxSize: number; minSize: number; maxLines?: number };

/** A text that fits its room. Lengths in pixels. */
export type FittedText = {
  style: TextStyle;
  size: number;
  lines: readonly Line[];
  /** The longest line's ink. */
  width: number;
  /** From the ink's top to the first baseline, at least the height of capitals. */
  ascent: number;
  /** From the last baseline to the ink's bottom. */
  descent: number;
  /** `ascent`, the lines between and `descent`. */
  height: number;
  /** Whether the end of the text had to be left out because it doesn't fit at the smallest size. */
  isCut: boolean;
  /** Whether it runs from right to left, and so begins at the right. */
  isRtl: boolean;
  missing: readonly string[];
  needsShaping: readonly string[];
};

/** No drawing has as many lines: what lies behind is not set. */
const mostParts = 60;
/** In characters: longer than any line that can be read. */
const longestPart = 240;

const stepsBetween = 24;
/** Lines that read as one glance are balanced; longer texts are filled as in a book. */
const maxBalancedLines = 6;
/** A line that is shorter than this share of the longest looks left over, such as an article alone between two nouns. */
const strayLine = 0.4;
/** How much of its size a text may give for lines without such a scrap. */
const leastTidySize = 0.74;

type SetLines = { lines: Line[]; size: number };

/** Sets the text as large as its room allows. Never overflows and never cuts a word that fits the width. */
export function setInRoom(library: FontLibrary, text: string, asked: TextStyle, room: TextRoom): FittedText {
  const style = styleFor(text, asked);
  const fromRight = isRtl(text);
  const { face, tracking } = style;
  const spacing = { space: library.space(face), tracking };
  // A text of blanks, or of nothing but what can't be set, is no line at all.
  const pieces = piecesOf(style.upperCase ? text.toLocaleUpperCase('en') : text, face, library, fromRight);
  const drawn = pieces.filter(({ run }) => run.glyphs.length > 0);
  const report = {
    missing: [...new Set(pieces.flatMap(({ run }) => run.missing))],
    needsShaping: [...new Set(pieces.flatMap(({ run }) => (run.needsShaping ? [run.text] : [])))],
  };
  const finish = (lines: Line[], size: number, isCut = false): FittedText => ({
    style,
    size,
    lines: lines.map((line) => asSeen(line, spacing, fromRight)),
    ...measure(library, lines, style, size),
    isCut,
    isRtl: fromRight,
    ...report,
  });
  if (drawn.length === 0) return finish([], room.maxSize);

  const smallest = Math.min(room.minSize, room.maxSize);
  const step = (smallest / room.maxSize) ** (1 / stepsBetween);
  for (let index = 0; index <= stepsBetween; index += 1) {
    const size = room.maxSize * step ** index;
    if (linesAt(size)) return finishAt(index === 0 ? size : largestBetween(size, size / step, isSetAt));
  }
  return cutToRoom();

  function linesAt(size: number): Line[] | undefined {
    const lines = breakLines(drawn, room.width / size, spacing, linesThatMayFit(style, room, size));
    return lines && measure(library, lines, style, size).height <= room.height ? lines : undefined;
  }

  function isSetAt(size: number): boolean {
    return linesAt(size) !== undefined;
  }

  function finishAt(largest: number): FittedText {
    const even = evenAt(largest);
    const tidy = even && hasStray(even.lines) ? withoutStray(largest, even.lines.length - 1) : undefined;
    const { lines, size } = tidy ?? even ?? { lines: linesAt(largest) ?? [], size: largest };
    return finish(lines, size);
  }

  function evenAt(largest: number): SetLines | undefined {
    // Even line ends may bring a descender or an accent to the edge; a little smaller, they fit with it.
    for (const size of [1, 0.98, 0.95, 0.92, 0.89, 0.86].map((share) => largest * share)) {
      const lines = size < smallest ? undefined : linesAt(size);
      if (!lines || lines.length > maxBalancedLines) return undefined;
      const balanced = balanceLines(lines, room.width / size, spacing);
      if (measure(library, balanced, style, size).height <= room.height) return { lines: balanced, size };
    }
    return undefined;
  }

  /** Fewer lines, of which none is a mere scrap, if that costs little size. */
  function withoutStray(largest: number, mostLines: number): SetLines | undefined {
    for (let count = mostLines; count > 0; count -= 1) {
      const fits = (size: number) => breakLines(drawn, room.width / size, spacing, count) !== undefined;
      const least = Math.max(smallest, largest * leastTidySize);
      if (!fits(least)) return undefined;
      const tidy = evenAt(largestBetween(least, largest, fits));
      if (tidy && !hasStray(tidy.lines)) return tidy;
    }
    return undefined;
  }

  function cutToRoom(): FittedText {
    const width = room.width / smallest;
    const parts = drawn.flatMap((piece) => cutPiece(piece, width));
    const all = breakLines(parts, width, spacing, Infinity) ?? [];
    for (let count = Math.min(all.length, linesThatMayFit(style, room, smallest)); count > 0; count -= 1) {
      const isCut = count < all.length;
      const kept = all.slice(0, count);
      if (isCut) kept[count - 1] = endInEllipsis(kept[count - 1]?.pieces ?? [], width);
      if (measure(library, kept, style, smallest).height <= room.height) return finish(kept, smallest, isCut);
    }
    return finish([], smallest, true);
  }

  function cutPiece(piece: Piece, width: number): Piece[] {
    return cutWord(piece.run, width).map((run, index) => ({
      run,
      joined: index > 0 || piece.joined,
      startsLine: index === 0 && piece.startsLine,
    }));
  }

  /** Joined letters look otherwise at the end of a line, so each part of such a word is set anew. */
  function cutWord(run: WordRun, width: number): WordRun[] {
    if (!run.isShaped) return cutRun(run, width, spacing);
    const characters = graphemesOf(run.text);
    const parts: WordRun[] = [];
    for (let start = 0; start < characters.length && parts.length <= mostParts;) {
      const partTo = (end: number) => library.word(face, characters.slice(start, end).join(''), fromRight);
      const fits = ({ ink }: WordRun) => ink.right - ink.left <= width;
      let [enough, tooMany] = [start + 1, Math.min(characters.length, start + longestPart) + 1];
      while (tooMany - enough > 1) {
        const middle = Math.floor((enough + tooMany) / 2);
        if (fits(partTo(middle))) enough = middle;
        else tooMany = middle;
      }
      parts.push(partTo(enough));
      start = enough;
    }
    return parts;
  }

  function endInEllipsis(line: readonly Piece[], width: number): Line {
    for (let count = line.length; count > 0; count -= 1) {
      const last = line[count - 1];
      const shorter = last && lineOf([...line.slice(0, count - 1), { ...last, run: endedRun(last.run.text) }], spacing);
      if (shorter && shorter.right - shorter.left <= width) return shorter;
    }
    return lineOf([{ run: cutWordInEllipsis(line[0]?.run, width), joined: false, startsLine: false }], spacing);
  }

  function endedRun(text: string): WordRun {
    return library.word(face, `${/^.*[^\s.,;:!?–—-]/su.exec(text)?.[0] ?? ''}…`, fromRight);
  }

  /** As much of a word that fills the line as leaves room for the ellipsis. */
  function cutWordInEllipsis(run: WordRun | undefined, width: number): WordRun {
    const ellipsis = library.word(face, '…');
    const [part] = run ? cutWord(run, width - ellipsis.advance - 2 * tracking) : [];
    const ended = endedRun(part?.text ?? '');
    return cutWord(ended, width).length === 1 ? ended : ellipsis;
  }
}

/** Letters that join can't be moved apart, and those with signs above and below need higher lines. */
function styleFor(text: string, style: TextStyle): TextStyle {
  if (!needsShaping(text)) return style;
  return { ...style, tracking: 0, lineHeight: Math.max(style.lineHeight, leastLineHeight(text)) };
}

/** How many lines the room's height can hold at most; at least one, which may still be too high. */
function linesThatMayFit(style: TextStyle, room: TextRoom, size: number): number {
  const byHeight = Math.max(1, Math.floor(room.height / (style.lineHeight * size)) + 1);
  return Math.min(byHeight, room.maxLines ?? Infinity);
}

/** Poster lines fill their width to the pixel; a whole step would leave a visible gap. */
function largestBetween(enough: number, tooLarge: number, fits: (size: number) => boolean): number {
  let [low, high] = [enough, tooLarge];
  for (let round = 0; round < 6; round += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Where the writer broke the lines, they are meant to be as they are. */
function hasStray(lines: readonly Line[]): boolean {
  if (lines.some(({ pieces }) => pieces.some(({ startsLine }) => startsLine))) return false;
  const widths = lines.map(({ left, right }) => right - left);
  return Math.min(...widths) < strayLine * Math.max(...widths);
}

function measure(library: FontLibrary, lines: readonly Line[], style: TextStyle, size: number) {
  if (lines.length === 0) return { width: 0, ascent: 0, descent: 0, height: 0 };
  const topOf = (line?: Line) => Math.max(0, ...(line?.pieces ?? []).map(({ run }) => -run.ink.top));
  const bottomOf = (line?: Line) => Math.max(0, ...(line?.pieces ?? []).map(({ run }) => run.ink.bottom));
  const between = lines.length - 1;
  // A line that towers over the first, as accents on a tight second line may, counts too.
  const ascent = Math.max(
    library.capHeight(style.face),
    ...lines.map((line, index) => topOf(line) - index * style.lineHeight),
  );
  const descent = Math.max(0, ...lines.map((line, index) => bottomOf(line) - (between - index) * style.lineHeight));
  return {
    width: Math.max(...lines.map(({ left, right }) => right - left)) * size,
    ascent: ascent * size,
    descent: descent * size,
    height: (ascent + between * style.lineHeight + descent) * size,
  };
}
