import { mostRowsTogether, type ReportTable, type ReportTableRow } from '../../../ad-kit/client-report/tables';
import { margin, type PdfFlow, tones } from './pdfFlow';
import { leadingOf, type TextStyle } from './pdfText';

/** The least room for what the rows are, in points. */
const leastNameWidth = 110;
/** The sizes that a table is tried in, so that large amounts fit. */
const [largest, smallest] = [8.5, 5];
const gap = 10;
const padding = 5;

/** A table: a short one on one page, else with its head on every page that it goes over. No row is cut by a page's end. */
export function drawTable(flow: PdfFlow, table: ReportTable): void {
  const { pdf, text, faces, width } = flow;
  const { size, widths, nameWidth } = fit(flow, table);
  const head: TextStyle = { face: faces.regular, size, color: tones.quiet };
  const styleOf = (kind: ReportTableRow['kind']): TextStyle => ({
    face: kind === 'total' ? faces.bold : faces.regular,
    size,
    color: kind === 'rest' ? tones.quiet : tones.text,
  });

  const drawRow = (name: string, cells: readonly string[], style: TextStyle, line: string, lines: number) => {
    const names = text.linesOf(name, style, nameWidth - gap, lines);
    names.forEach((words, index) => {
      text.line(words, style, { x: margin, y: flow.y + padding + index * leadingOf(style) });
    });
    let x = margin + nameWidth;
    cells.forEach((cell, index) => {
      x += widths[index] ?? 0;
      text.line(cell, style, { x, y: flow.y + padding, align: 'right' });
    });
    flow.y += heightOf(names.length, style);
    pdf
      .moveTo(margin, flow.y)
      .lineTo(margin + width, flow.y)
      .lineWidth(0.5)
      .stroke(line);
  };
  const drawHead = () => drawRow(table.by, table.columns, head, tones.before, 1);

  const heights = table.rows.map(({ kind, name }) => {
    const style = styleOf(kind);
    return heightOf(text.linesOf(name, style, nameWidth - gap, 2).length, style);
  });
  const together = heights.slice(0, heights.length > mostRowsTogether ? 2 : mostRowsTogether);
  flow.heading(
    table.title,
    together.reduce((sum, height) => sum + height, heightOf(1, head)),
  );
  drawHead();
  table.rows.forEach(({ kind, name, cells }, index) => {
    // The sums don't stand alone on a page.
    const following = table.rows[index + 1]?.kind === 'total' ? (heights[index + 1] ?? 0) : 0;
    if (flow.ensure((heights[index] ?? 0) + following)) drawHead();
    drawRow(name, cells, styleOf(kind), tones.line, 2);
  });
  if (table.note === '') return;
  flow.y += 6;
  flow.paragraph(table.note, head);
}

const heightOf = (lines: number, style: TextStyle): number => lines * leadingOf(style) + 2 * padding;

/** The largest size that leaves room for the names, and how wide the columns are in it. */
function fit({ text, faces, width }: PdfFlow, { columns, rows }: ReportTable) {
  const at = (size: number) => {
    const bold: TextStyle = { face: faces.bold, size, color: tones.text };
    const widths = columns.map((label, index) => {
      const cells = [label, ...rows.map((row) => row.cells[index] ?? '')];
      return gap + Math.max(...cells.map((cell) => text.widthOf(cell, bold)));
    });
    return { size, widths, nameWidth: width - widths.reduce((sum, each) => sum + each, 0) };
  };
  let fitted = at(largest);
  while (fitted.nameWidth < leastNameWidth && fitted.size > smallest) fitted = at(fitted.size - 0.5);
  return fitted;
}
