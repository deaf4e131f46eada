import type { ClientReport } from '../../../ad-kit/client-report/clientReport';
import { reportLook } from '../../../ad-kit/client-report/look';
import { displayTypes, textTypes } from '../../../ad-kit/artwork/typefaces';
import type { ReportDocument, ReportDrawing } from '../../modules/analytics/reportDrawing.port';
import type { BrandKit } from '../../modules/brand/brandKit.types';
import type { ImageFile } from '../../modules/images/images.types';
import { loadSharp } from '../sharp/loadSharp';
import { drawCover, type PdfLogo } from './pdfCover';
import { drawTiles, drawTrend, drawWords } from './pdfFigures';
import { createFlow, drawFeet, type Faces } from './pdfFlow';
import { readFonts } from './pdfFonts';
import { drawTable } from './pdfTable';
import { createPdfText } from './pdfText';

/** Lays reports out with PDFKit, which is read with the first one. Texts stay texts, so they can be selected. */
export const createReportDrawing = (): ReportDrawing => ({
  async drawReport({ report, brand, logo, paper }: ReportDocument): Promise<Uint8Array> {
    const { default: PdfDocument } = await import('pdfkit');
    const faces = facesOf(brand);
    const fonts = await readFonts(Object.values(faces), [...textsIn(report), brand.name]);
    const pdf = new PdfDocument({
      size: paper === 'letter' ? 'LETTER' : 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      // None, rather than one of its own that it would read from a file.
      font: '',
      info: { Title: report.title, ...(brand.name && { Author: brand.name }) },
    });
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    const ended = new Promise<void>((resolve, reject) => {
      pdf.on('end', resolve);
      pdf.on('error', reject);
    });
    const flow = createFlow({ pdf, text: createPdfText(pdf, fonts), faces, look: reportLook(brand.colors) });
    drawCover(flow, report, brand.name, logo ? await smallLogo(logo) : undefined);
    drawWords(flow, report);
    drawTiles(flow, report.tiles);
    drawTrend(flow, report.trend);
    for (const table of report.tables) drawTable(flow, table);
    drawFeet(flow, [brand.name, report.title, report.period].filter(Boolean).join(' · '));
    pdf.end();
    await ended;
    return new Uint8Array(Buffer.concat(pieces));
  },
});

/** The brand's faces; without any, plain ones. */
function facesOf({ displayFont, textFont }: BrandKit): Faces {
  const { regular, bold } = textTypes[textFont ?? 'archivo'];
  return { display: displayFont ? displayTypes[displayFont].face : bold, regular, bold };
}

/** Everything that is written with letters that people chose. */
const textsIn = ({ title, scope, note, summary, tables, trend, tiles, period, compared }: ClientReport): string[] => [
  title,
  scope,
  period,
  compared,
  ...note,
  ...summary,
  ...(trend ? [trend.title, trend.highest] : []),
  ...tiles.flatMap(({ label, value, change }) => [label, value, change]),
  ...tables.flatMap(({ rows }) => rows.flatMap(({ name, cells }) => [name, ...cells])),
  // What the layout itself adds.
  'Page of · …',
];

/** Pixels: enough for the room that a logo has, in print. */
const logoPixels = { width: 640, height: 160 };

/** A logo no larger than it is printed; `undefined` for one that can't be read. */
async function smallLogo({ contents }: ImageFile): Promise<PdfLogo | undefined> {
  const sharp = await loadSharp();
  try {
    const image = sharp(contents).resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
