import { margin, type PdfFlow } from './pdfFlow';
import type { PdfLogo } from './pdfLogo';
import { leadingOf, type TextStyle } from './pdfText';

/** A document's title, and the lines below it: its subject and its date. */
interface CoverWords {
  title: string;
  about: readonly string[];
}

/** The owner of the document. */
interface Mark {
  brand: string;
  logo: PdfLogo | undefined;
}

/** The room that a logo has, in points. */
const logoRoom = { width: 160, height: 40 };

/** The brand, the title and what the document is about, on the brand's ground from edge to edge. */
export function drawCover(flow: PdfFlow, words: CoverWords, { brand, logo }: Mark): void {
  const { pdf, text, faces, look, width } = flow;
  const title: TextStyle = { face: faces.display, size: 26, color: look.ink, leading: 1.15 };
  const name: TextStyle = { face: faces.bold, size: 12, color: look.ink };
  const about: TextStyle = { face: faces.regular, size: 11, color: look.ink };
  const titleLines = text.linesOf(words.title, title, width);
  const aboutLines = words.about.flatMap((line) => text.linesOf(line, about, width, 3));
  const scale = logo && Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height);
  const logoHeight = logo && scale ? logo.height * scale : 0;
  const brandHeight = logo ? logoHeight : brand === '' ? 0 : leadingOf(name);
  const [top, gap, bottom] = [40, brandHeight === 0 ? 0 : 28, 28];
  const height =
    top + brandHeight + gap + titleLines.length * leadingOf(title) + 8 + aboutLines.length * leadingOf(about) + bottom;

  pdf.rect(0, 0, pdf.page.width, height).fill(look.ground);
  pdf.rect(0, height, pdf.page.width, 3).fill(look.stripe);
  let y = top;
  if (logo && scale) {
    // Beside the logo stands no name: it says the same.
    pdf.image(logo.bytes, margin, y, { width: logo.width * scale, height: logoHeight });
  } else if (brand !== '') text.line(text.linesOf(brand, name, width, 1)[0] ?? '', name, { x: margin, y });
  y += brandHeight + gap;
  for (const line of titleLines) {
    text.line(line, title, { x: margin, y });
    y += leadingOf(title);
  }
  y += 8;
  for (const line of aboutLines) {
    text.line(line, about, { x: margin, y });
    y += leadingOf(about);
  }
  flow.y = height + 3;
}
