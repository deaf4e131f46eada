import type { ReportedPicture } from '../../../ad-kit/preflight/preflightReport';
import type { SmallPicture } from '../../modules/preflight/preflightDrawing.port';
import { margin, type PdfFlow, tones } from './pdfFlow';
import { leadingOf, type TextStyle } from './pdfText';

const columns = 3;
const gap = 14;
/** The most room of a picture from top to foot, in points. */
const mostHeight = 210;
/** What stands below a title without pictures, in points. */
const leastText = 40;

/** A title, and pictures beside each other, each whole, with its caption below. No row is cut by a page's end. */
export function drawPictures(
  flow: PdfFlow,
  title: string,
  pictures: readonly ReportedPicture[],
  files: ReadonlyMap<string, SmallPicture>,
): void {
  const { pdf, text, faces, width } = flow;
  const style: TextStyle = { face: faces.regular, size: 8, color: tones.quiet };
  const cell = (width - (columns - 1) * gap) / columns;
  const placed = pictures.flatMap(({ key, caption }) => {
    const picture = files.get(key);
    if (!picture) return [];
    const scale = Math.min(cell / picture.width, mostHeight / picture.height);
    const lines = text.linesOf(caption, style, cell);
    return [{ href: picture.href, lines, across: picture.width * scale, down: picture.height * scale }];
  });
  const rows = Array.from({ length: Math.ceil(placed.length / columns) }, (_, index) => {
    const row = placed.slice(index * columns, (index + 1) * columns);
    return { row, height: gap + Math.max(...row.map(({ down, lines }) => down + lines.length * leadingOf(style))) };
  });

  flow.heading(title, rows[0]?.height ?? leastText);
  for (const { row, height } of rows) {
    flow.ensure(height);
    row.forEach(({ href, lines, across, down }, index) => {
      const x = margin + index * (cell + gap);
      // By its address, of which the document holds one however often it is shown.
      pdf.image(href, x, flow.y, { width: across, height: down });
      pdf.rect(x, flow.y, across, down).lineWidth(0.5).stroke(tones.line);
      lines.forEach((line, at) => text.line(line, style, { x, y: flow.y + down + 3 + at * leadingOf(style) }));
    });
    flow.y += height;
  }
}
