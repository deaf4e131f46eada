import type { Colour } from '../../../ad-kit/artwork/contrast';
import type { ImageFile } from '../../modules/images/images.types';
import { loadSharp } from '../sharp/loadSharp';

type Size = { width: number; height: number };

/** A PNG with a logo in its middle, on a ground, or on none; lengths in pixels. */
export async function logoOn(
  { contents }: Pick<ImageFile, 'contents'>,
  { file, logo, ground = '#00000000' }: { file: Size; logo: Size; ground?: Colour | undefined },
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const input = await sharp(contents)
    .resize({ ...logo, fit: 'fill' })
    .png()
    .toBuffer();
  const blank = { ...file, channels: 4, background: ground } as const;
  return sharp({ create: blank }).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
}
