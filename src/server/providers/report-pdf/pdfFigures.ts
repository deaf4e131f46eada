import type { ClientReport, ReportTile } from '../../../ad-kit/client-report/clientReport';
import type { ReportTrend } from '../../../ad-kit/client-report/trend';
import { margin, type PdfFlow, tones } from './pdfFlow';
import { leadingOf, type TextStyle } from './pdfText';

const columns = 4;
const tileHeight = 62;

/** Figures in cells with hairlines between them. */
export function drawTiles(flow: PdfFlow, tiles: readonly ReportTile[]): void {
  if (tiles.length === 0) return;
  const { pdf, text, faces, width } = flow;
  flow.heading('Key metrics', tileHeight * Math.ceil(tiles.length / columns));
  const cell = width / columns;
  const label: TextStyle = { face: faces.regular, size: 8.5, color: tones.quiet };
  const inside = cell - 16;
  for (let start = 0; start < tiles.length; start += columns) {
    flow.ensure(tileHeight);
    tiles.slice(start, start + columns).forEach((tile, index) => {
      const [x, y] = [margin + index * cell, flow.y];
      const value: TextStyle = { face: faces.bold, size: 16, color: tones.text, leading: 1.3 };
      const change: TextStyle = { ...label, size: 8, color: tile.news === 'neutral' ? tones.quiet : tones[tile.news] };
      // A large amount is written smaller rather than cut.
      while (value.size > 8 && text.widthOf(tile.value, value) > inside) value.size -= 0.5;
      pdf.rect(x, y, cell, tileHeight).lineWidth(0.75).stroke(tones.line);
      text.line(tile.label, label, { x: x + 8, y: y + 8 });
      text.line(tile.value, value, { x: x + 8, y: y + 20 });
      if (tile.change === '') return;
      text.line(text.linesOf(tile.change, change, inside, 1)[0] ?? '', change, { x: x + 8, y: y + 44 });
    });
    flow.y += tileHeight;
  }
}

const plotHeight = 130;
const axisWidth = 40;

/** A metric over time beside what it was before. */
export function drawTrend(flow: PdfFlow, trend: ReportTrend | undefined): void {
  if (!trend) return;
  const { pdf, text, faces, look, width } = flow;
  const small: TextStyle = { face: faces.regular, size: 8, color: tones.quiet };
  const legendHeight = leadingOf(small) + 12;
  flow.heading(trend.title, legendHeight + plotHeight + 18);
  drawLegend(flow, trend, small);
  flow.y += legendHeight;
  const [left, top, plot] = [margin + axisWidth, flow.y, width - axisWidth];
  for (const { share, label } of trend.lines) {
    const y = top + plotHeight * (1 - share);
    pdf
      .moveTo(left, y)
      .lineTo(left + plot, y)
      .lineWidth(0.5)
      .stroke(tones.line);
    text.line(label, small, { x: left - 6, y: y - leadingOf(small) / 2, align: 'right' });
  }
  const slot = plot / trend.bars.length;
  const bar = (slot * 0.7) / (trend.isCompared ? 2 : 1);
  trend.bars.forEach(({ tick, now, before }, index) => {
    const x = left + index * slot + slot * 0.15;
    const draw = (share: number | null, at: number, color: string) => {
      if (share !== null && share > 0)
        pdf.rect(at, top + plotHeight * (1 - share), bar, plotHeight * share).fill(color);
    };
    draw(now, x, look.bar);
    if (trend.isCompared) draw(before, x + bar, tones.before);
    if (tick !== '') text.line(tick, small, { x: left + index * slot, y: top + plotHeight + 4 });
  });
  flow.y += plotHeight + 18;
}

function drawLegend({ pdf, text, look, y }: PdfFlow, { isCompared, highest }: ReportTrend, style: TextStyle): void {
  let x = margin;
  const entries = isCompared
    ? [
        { color: look.bar, label: 'This period' },
        { color: tones.before, label: 'Before' },
      ]
    : [];
  for (const { color, label } of entries) {
    pdf.rect(x, y + 2, 7, 7).fill(color);
    text.line(label, style, { x: x + 11, y });
    x += 23 + text.widthOf(label, style);
  }
  text.line(highest, style, { x, y });
}

/** The person's own words, and the summary. */
export function drawWords(flow: PdfFlow, { note, summary }: Pick<ClientReport, 'note' | 'summary'>): void {
  const body: TextStyle = { face: flow.faces.regular, size: 10, color: tones.text, leading: 1.5 };
  const paragraphs = (texts: readonly string[]) =>
    texts.forEach((words, index) => {
      if (index > 0) flow.y += 6;
      flow.paragraph(words, body);
    });
  if (note.length > 0) {
    flow.y += 22;
    paragraphs(note);
  }
  if (summary.length === 0) return;
  flow.heading('Summary', 2 * leadingOf(body));
  paragraphs(summary);
}
