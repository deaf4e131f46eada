import { graphemesOf } from '../../../ad-kit/graphemes';
import type { FontFaceId } from '../../../ad-kit/type-setting/fontFaces';
import type { PdfFonts } from './pdfFonts';

type Pdf = PDFKit.PDFDocument;

/** How a text is set. `size` in points, `leading` as a multiple of it. */
export interface TextStyle {
  face: FontFaceId;
  size: number;
  color: string;
  leading?: number;
}

const usualLeading = 1.4;

/** How far lines stand apart in points. */
export const leadingOf = ({ size, leading = usualLeading }: TextStyle): number => size * leading;

/** Sets texts line by line. Lengths in points, from the page's upper left corner. */
export interface PdfText {
  widthOf(line: string, style: TextStyle): number;
  /** Lines no wider than the width; what is beyond `most` lines ends in an ellipsis. */
  linesOf(text: string, style: TextStyle, width: number, most?: number): string[];
  /** Draws a line whose top is at `y`; `align` says which of its sides is at `x`. */
  line(line: string, style: TextStyle, at: { x: number; y: number; align?: 'left' | 'right' }): void;
}

export function createPdfText(pdf: Pdf, fonts: PdfFonts): PdfText {
  for (const [path, bytes] of fonts.files) pdf.registerFont(path, bytes);

  const widthOf = (line: string, { face, size }: TextStyle): number =>
    fonts
      .runsOf(line, face)
      .reduce((sum, { font, text }) => sum + pdf.font(font).fontSize(size).widthOfString(text), 0);

  /** A word in parts that fit, each as long as it can be. */
  const cut = (word: string, style: TextStyle, width: number): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    const characters = graphemesOf(word);
    while (characters.length > 0) {
      const fits = (count: number) => widthOf(characters.slice(0, count).join(''), style) <= width;
      parts.push(characters.splice(0, Math.max(1, mostOf(characters.length, fits))).join(''));
    }
    return parts;
  };

  return {
    widthOf,

    linesOf(text, style, width, most = Infinity) {
      const lines: string[] = [];
      for (const word of text
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((each) => cut(each, style, width))) {
        const grown = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && widthOf(grown, style) <= width) lines[lines.length - 1] = grown;
        else lines.push(word);
      }
      if (lines.length <= most) return lines;
      const [kept, rest] = [lines.slice(0, most - 1), graphemesOf(lines.slice(most - 1).join(' '))];
      let length = Math.min(rest.length, graphemesOf(lines[most - 1] ?? '').length);
      const ended = () => `${rest.slice(0, length).join('').trimEnd()}…`;
      while (length > 0 && widthOf(ended(), style) > width) length -= 1;
      return [...kept, ended()];
    },

    line(line, style, { x, y, align = 'left' }) {
      const { face, size, color } = style;
      const baseline = y + (leadingOf(style) + size * 0.7) / 2;
      let left = align === 'right' ? x - widthOf(line, style) : x;
      for (const { font, text } of fonts.runsOf(line, face)) {
        pdf.font(font).fontSize(size).fillColor(color);
        pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += pdf.widthOfString(text);
      }
    },
  };
}

/** The highest count that fits, where more never does: in steps that double, then that halve. */
function mostOf(all: number, fits: (count: number) => boolean): number {
  let step = 1;
  while (step < all && fits(step)) step *= 2;
  let most = 0;
  for (; step >= 1; step /= 2) if (most + step <= all && fits(most + step)) most += step;
  return most;
}
