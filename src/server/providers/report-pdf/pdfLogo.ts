import type { ImageFile } from '../../modules/images/images.types';
import { loadSharp } from '../sharp/loadSharp';

/** A logo as the file holds it. */
export interface PdfLogo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Pixels: enough for the room that a logo has, in print. */
const logoPixels = { width: 640, height: 160 };

/** A logo no larger than it is printed; `undefined` for none, and for one that can't be read. */
export async function smallLogo(logo: ImageFile | null): Promise<PdfLogo | undefined> {
  if (!logo) return undefined;
  const sharp = await loadSharp();
  try {
    const image = sharp(logo.contents).resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
