import type { FittedText } from './setInRoom';
import type { FontLibrary, GlyphOutline } from './fontLibrary';
import { placesOf } from './lineBreaking';

export type TextAlign = 'left' | 'centre' | 'right';

/** A rectangle in pixels, y downwards. */
export type Box = { x: number; y: number; width: number; height: number };

/** A text as one path, with the box of its ink, also line by line; no ink is a box of no size. */
export type TextOutline = { d: string; bounds: Box; lines: readonly Box[] };

/**
 * Draws the fitted text with its ink's top at `y` and its ink's left, middle or right edge at `x`: by the ink, so
 * that a large headline and the small text under it stand on one edge.
 */
export function outlineText(
  library: FontLibrary,
  text: FittedText,
  at: { x: number; y: number; align: TextAlign },
): TextOutline {
  const { style, size } = text;
  const spacing = { space: library.space(style.face), tracking: style.tracking };
  // Small letters need the finer grid to keep their forms when the drawing is shown larger.
  const grid = size < 48 ? 100 : 10;
  const paths: string[] = [];
  const lines: Box[] = [];
  text.lines.forEach((line, index) => {
    const width = (line.right - line.left) * size;
    const start = at.x - { left: 0, centre: width / 2, right: width }[at.align];
    const baseline = at.y + text.ascent + index * style.lineHeight * size;
    const height = text.ascent + Math.max(text.descent, size * 0.2);
    lines.push({ x: start, y: baseline - text.ascent, width, height });
    const places = placesOf(line.pieces, spacing);
    line.pieces.forEach(({ run }, pieceIndex) => {
      run.glyphs.forEach(({ outline, x, y }, glyphIndex) => {
        const em = (places[pieceIndex] ?? 0) + x + glyphIndex * style.tracking - line.left;
        paths.push(glyphAt(outline, size, grid, start + em * size, baseline + y * size));
      });
    });
  });
  const d = paths.join('');
  if (d === '') return { d, bounds: { x: at.x, y: at.y, width: 0, height: 0 }, lines: [] };
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  return { d, bounds: { x: left, y: at.y, width: right - left, height: text.height }, lines };
}

/** A letter at one size: where it starts from its origin, in grid steps, and the rest relative to that. */
type SizedGlyph = { x: number; y: number; rest: string };

/** Writing numbers is most of the cost of a drawing, and texts repeat letters: these few sizes of each are kept. */
const sizedGlyphs = new WeakMap<GlyphOutline, Map<number, SizedGlyph>>();
const maxSizes = 8;

function glyphAt(outline: GlyphOutline, size: number, grid: number, x: number, y: number): string {
  if (outline.commands.length === 0) return '';
  let sizes = sizedGlyphs.get(outline);
  if (!sizes) sizedGlyphs.set(outline, (sizes = new Map<number, SizedGlyph>()));
  let glyph = sizes.get(size);
  if (!glyph) {
    if (sizes.size >= maxSizes) sizes.clear();
    sizes.set(size, (glyph = sizeGlyph(outline, size * grid, grid)));
  }
  const [startX, startY] = [Math.round(x * grid) + glyph.x, Math.round(y * grid) + glyph.y];
  return `M${startX / grid} ${startY / grid}${glyph.rest}`;
}

/** Rounds to the grid before taking differences, so that the differences never add up to a drift. */
function sizeGlyph({ commands }: GlyphOutline, scale: number, grid: number): SizedGlyph {
  const written: string[] = [];
  let [x, y, contourX, contourY] = [0, 0, 0, 0];
  let first: { x: number; y: number } | undefined;
  for (const { type, points } of commands) {
    if (type === 'Z') {
      written.push('z');
      [x, y] = [contourX, contourY];
      continue;
    }
    const steps = points.map((value) => Math.round(value * scale));
    const [endX = 0, endY = 0] = steps.slice(-2);
    if (first) written.push(type.toLowerCase(), relative(steps, x, y, grid));
    else first = { x: endX, y: endY };
    [x, y] = [endX, endY];
    if (type === 'M') [contourX, contourY] = [endX, endY];
  }
  return { x: first?.x ?? 0, y: first?.y ?? 0, rest: written.join('') };
}

function relative(steps: readonly number[], x: number, y: number, grid: number): string {
  let written = '';
  steps.forEach((value, index) => {
    const number = (value - (index % 2 ? y : x)) / grid;
    written += index > 0 && number >= 0 ? ` ${number}` : `${number}`;
  });
  return written;
}
