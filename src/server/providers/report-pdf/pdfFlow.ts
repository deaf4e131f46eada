import type { FontFaceId } from '../../../ad-kit/type-setting/fontFaces';
import type { ReportLook } from '../../../ad-kit/client-report/look';
import { leadingOf, type PdfText, type TextStyle } from './pdfText';

/** Gray tones of the document; colors of good and bad news are those of the screens. */
export const tones = {
  text: '#1a1b1e',
  quiet: '#56575c',
  line: '#e6e5e1',
  before: '#c6c8d2',
  good: '#1b7443',
  bad: '#bc2830',
  warn: '#855300',
} as const;

/** Points between the page's edge and what stands on it. */
export const margin = 48;

/** Room for the line at the foot of each page. */
const footHeight = 40;

/** The faces of a document. */
export interface Faces {
  display: FontFaceId;
  regular: FontFaceId;
  bold: FontFaceId;
}

/** What the parts of a document are drawn with. */
export interface PdfFlow {
  pdf: PDFKit.PDFDocument;
  text: PdfText;
  faces: Faces;
  look: ReportLook;
  /** Of what stands between the margins. */
  width: number;
  /** Where the next thing goes. */
  y: number;
  /** How much room the page has left. */
  room(): number;
  /** Begins a page unless this one has so much room; answers whether it did. */
  ensure(height: number): boolean;
  /** A text in lines that break over pages. */
  paragraph(text: string, style: TextStyle): void;
  /** The title of a part, with so much of the part on the same page. */
  heading(title: string, following: number): void;
}

export function createFlow(given: Pick<PdfFlow, 'pdf' | 'text' | 'faces' | 'look'>): PdfFlow {
  const { pdf, text, faces } = given;
  const headingStyle: TextStyle = { face: faces.bold, size: 12, color: tones.text };
  return {
    ...given,
    width: pdf.page.width - 2 * margin,
    y: margin,
    room() {
      return pdf.page.height - footHeight - this.y;
    },
    ensure(height) {
      if (height <= this.room()) return false;
      pdf.addPage();
      this.y = margin;
      return true;
    },
    paragraph(words, style) {
      for (const line of text.linesOf(words, style, this.width)) {
        this.ensure(leadingOf(style));
        text.line(line, style, { x: margin, y: this.y });
        this.y += leadingOf(style);
      }
    },
    heading(title, following) {
      const [above, height] = [22, leadingOf(headingStyle) + 8];
      if (!this.ensure(above + height + following)) this.y += above;
      text.line(title, headingStyle, { x: margin, y: this.y });
      this.y += height;
    },
  };
}

/** The foot of every page, once it is known how many there are. */
export function drawFeet({ pdf, text, faces, width }: PdfFlow, words: string): void {
  const style: TextStyle = { face: faces.regular, size: 8, color: tones.quiet };
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const y = pdf.page.height - footHeight + 8;
    const number = `Page ${page + 1} of ${count}`;
    const room = width - text.widthOf(number, style) - 16;
    text.line(text.linesOf(words, style, room, 1)[0] ?? '', style, { x: margin, y });
    text.line(number, style, { x: margin + width, y, align: 'right' });
  }
}
