import type { PreflightGroup } from '../../../ad-kit/preflight/preflightReport';
import { margin, type PdfFlow, tones } from './pdfFlow';
import { leadingOf, type TextStyle } from './pdfText';

/** The column that says how bad a finding is, in points. */
const kindWidth = 56;
const padding = 5;

/** What was found of one kind with what to do, or that nothing was. No finding is cut by a page's end. */
export function drawFindings(flow: PdfFlow, { title, words, findings }: PreflightGroup): void {
  const { pdf, text, faces, width } = flow;
  const body: TextStyle = { face: faces.regular, size: 9.5, color: tones.text, leading: 1.45 };
  const bold: TextStyle = { ...body, face: faces.bold };
  const kind: TextStyle = { ...bold, size: 8.5, leading: 1.62 };
  const rows = findings.map(({ isError, place, sentence }) => ({
    isError,
    places: text.linesOf(place, bold, width - kindWidth),
    sentences: text.linesOf(sentence, body, width - kindWidth),
  }));
  const heightOf = ({ places, sentences }: (typeof rows)[number]) =>
    (places.length + sentences.length) * leadingOf(body) + 2 * padding;

  flow.heading(title, leadingOf(body) + (rows[0] ? heightOf(rows[0]) + padding : 0));
  flow.paragraph(words, { ...body, color: tones.quiet });
  if (rows.length > 0) flow.y += padding;
  for (const row of rows) {
    flow.ensure(heightOf(row));
    const [label, color] = row.isError ? ['Error', tones.bad] : ['Warning', tones.warn];
    pdf
      .moveTo(margin, flow.y + 1)
      .lineTo(margin + width, flow.y + 1)
      .lineWidth(0.5)
      .stroke(tones.line);
    let y = flow.y + padding;
    text.line(label, { ...kind, color }, { x: margin, y });
    for (const [lines, style] of [
      [row.places, bold],
      [row.sentences, body],
    ] as const) {
      for (const line of lines) {
        text.line(line, style, { x: margin + kindWidth, y });
        y += leadingOf(style);
      }
    }
    flow.y += heightOf(row);
  }
}
