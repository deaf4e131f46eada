import type { PreflightReport, ReportedText } from '../../../ad-kit/preflight/preflightReport';
import type { PreflightDocument, PreflightDrawing } from '../../modules/preflight/preflightDrawing.port';
import { loadSharp } from '../sharp/loadSharp';
import { drawCover } from './pdfCover';
import { pdfDocument } from './pdfDocument';
import { drawFindings } from './pdfFindings';
import { drawFeet, margin, type PdfFlow, tones } from './pdfFlow';
import { smallLogo } from './pdfLogo';
import { drawPictures } from './pdfPictures';
import { leadingOf, type TextStyle } from './pdfText';

/** Pixels: a picture in a column, in print. */
const longestSide = 720;

/** Lays preflights out. */
export const createPreflightDrawing = (): PreflightDrawing => ({
  async shrunk(picture) {
    const sharp = await loadSharp();
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await sharp(picture)
      .resize(size)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { href: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  },

  async drawPreflight({ report, pictures, brand, logo, paper }: PreflightDocument) {
    const { title, about, decision, groups, formats } = report;
    const mark = { brand: brand.name, logo: await smallLogo(logo) };
    return pdfDocument({ title: `Preflight: ${title}`, brand, paper, texts: textsIn(report) }, (flow) => {
      drawCover(flow, { title, about }, mark);
      drawSummary(flow, report.summary);
      drawDecision(flow, decision);
      for (const group of groups) drawFindings(flow, group);
      for (const format of formats) {
        drawPictures(flow, format.title, format.pictures, pictures);
        drawTexts(flow, format.texts);
      }
      drawFeet(flow, [brand.name, title, 'Preflight'].filter(Boolean).join(' · '));
    });
  },
});

function drawSummary(flow: PdfFlow, summary: string): void {
  flow.y += 22;
  flow.paragraph(summary, { face: flow.faces.bold, size: 11, color: tones.text });
}

const bodyIn = ({ faces }: PdfFlow): TextStyle => ({
  face: faces.regular,
  size: 9.5,
  color: tones.text,
  leading: 1.45,
});

/** Its first line says what was decided. */
function drawDecision(flow: PdfFlow, [decided, ...rest]: readonly string[]): void {
  if (decided === undefined) return;
  const body = bodyIn(flow);
  flow.heading('Client approval', 2 * leadingOf(body));
  flow.paragraph(decided, { ...body, face: flow.faces.bold });
  for (const line of rest) flow.paragraph(line, body);
}

/** The column of what texts are, in points. */
const labelWidth = 104;

/** What is written, beside what it is. */
function drawTexts(flow: PdfFlow, texts: readonly ReportedText[]): void {
  const style = { ...bodyIn(flow), size: 8.5 };
  const column = flow.width - labelWidth;
  for (const { label, words } of texts) {
    const lines = flow.text.linesOf(words, style, column);
    // A short one stays on one page.
    flow.ensure(Math.min(6, lines.length) * leadingOf(style));
    flow.text.line(label, { ...style, color: tones.quiet }, { x: margin, y: flow.y });
    for (const line of lines) {
      flow.ensure(leadingOf(style));
      flow.text.line(line, style, { x: margin + labelWidth, y: flow.y });
      flow.y += leadingOf(style);
    }
    flow.y += 2;
  }
}

/** Everything that the document says. */
const textsIn = ({ about, summary, decision, groups, formats }: PreflightReport): string[] => [
  ...about,
  summary,
  ...decision,
  ...groups.flatMap(({ title, words, findings }) => [
    title,
    words,
    ...findings.flatMap(({ place, sentence }) => [place, sentence]),
  ]),
  ...formats.flatMap(({ title, pictures, texts }) => [
    title,
    ...pictures.map(({ caption }) => caption),
    ...texts.flatMap(({ label, words }) => [label, words]),
  ]),
];
