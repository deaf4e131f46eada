import { reportLook } from '../../../ad-kit/client-report/look';
import { displayTypes, textTypes } from '../../../ad-kit/artwork/typefaces';
import type { Paper } from '../../modules/analytics/reportDrawing.port';
import type { BrandKit } from '../../modules/brand/brandKit.types';
import { createFlow, type Faces, type PdfFlow } from './pdfFlow';
import { readFonts } from './pdfFonts';
import { createPdfText } from './pdfText';

interface Wanted {
  title: string;
  brand: BrandKit;
  paper: Paper;
  /** Everything that is written with letters that people chose. */
  texts: readonly string[];
}

/** What layouts add to the texts. */
const ownWords = 'Page of · …';

/** A PDF file in a brand's faces and colors. PDFKit is read with the first one. Texts stay texts, so they can be selected. */
export async function pdfDocument(
  { title, brand, paper, texts }: Wanted,
  draw: (flow: PdfFlow) => void,
): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const faces = facesOf(brand);
  const fonts = await readFonts(Object.values(faces), [...texts, title, brand.name, ownWords]);
  const pdf = new PdfDocument({
    size: paper === 'letter' ? 'LETTER' : 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    // None, rather than one of its own that it would read from a file.
    font: '',
    info: { Title: title, ...(brand.name && { Author: brand.name }) },
  });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(createFlow({ pdf, text: createPdfText(pdf, fonts), faces, look: reportLook(brand.colors) }));
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}

/** The brand's faces; without any, plain ones. */
function facesOf({ displayFont, textFont }: BrandKit): Faces {
  const { regular, bold } = textTypes[textFont ?? 'archivo'];
  return { display: displayFont ? displayTypes[displayFont].face : bold, regular, bold };
}
