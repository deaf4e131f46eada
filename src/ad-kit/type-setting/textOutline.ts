import type { FittedText } from './fitText';
import type { FontLibrary } from './fontLibrary';
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
  const decimals = size < 48 ? 2 : 1;
  const paths: string[] = [];
  const lines: Box[] = [];
  let left = Infinity;
  let right = -Infinity;
  text.lines.forEach((line, index) => {
    const width = (line.right - line.left) * size;
    const start = at.x - { left: 0, centre: width / 2, right: width }[at.align];
    left = Math.min(left, start);
    right = Math.max(right, start + width);
    const baseline = at.y + text.ascent + index * style.lineHeight * size;
    lines.push({
      x: start,
      y: baseline - text.ascent,
      width,
      height: text.ascent + Math.max(text.descent, size * 0.2),
    });
    const places = placesOf(line.pieces, spacing);
    line.pieces.forEach(({ run }, pieceIndex) => {
      run.glyphs.forEach(({ outline, x }, glyphIndex) => {
        const em = (places[pieceIndex] ?? 0) + x + glyphIndex * style.tracking - line.left;
        for (const { type, points } of outline.commands) {
          paths.push(type, coordinates(points, start + em * size, baseline, size, decimals));
        }
      });
    });
  });
  if (paths.length === 0) return { d: '', bounds: { x: at.x, y: at.y, width: 0, height: 0 }, lines: [] };
  return { d: paths.join(''), bounds: { x: left, y: at.y, width: right - left, height: text.height }, lines };
}

function coordinates(points: readonly number[], x: number, y: number, size: number, decimals: number): string {
  const factor = 10 ** decimals;
  let written = '';
  points.forEach((value, index) => {
    const number = Math.round((value * size + (index % 2 ? y : x)) * factor) / factor;
    written += index > 0 && number >= 0 ? ` ${number}` : `${number}`;
  });
  return written;
}
