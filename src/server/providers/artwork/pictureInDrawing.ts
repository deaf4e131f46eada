import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import type { ImageFile } from '../../modules/images/images.types';
import { loadSharp } from '../sharp/loadSharp';

/** Pixels. No canvas is longer, so a drawing shows no more of a picture. */
const longestCanvasSide = 1_920;

/** The picture as a drawing holds it: no larger than can be shown, in a format that every renderer reads. */
export async function pictureInDrawing({ contents, type, isTransparent }: ImageFile): Promise<ArtworkImage> {
  const sharp = await loadSharp();
  const side = { width: longestCanvasSide, height: longestCanvasSide };
  const image = sharp(contents).resize({ ...side, fit: 'inside', withoutEnlargement: true });
  const isPhoto = type === 'image/jpeg';
  const written = isPhoto ? image.jpeg({ quality: 90 }) : image.png();
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  const href = `data:image/${isPhoto ? 'jpeg' : 'png'};base64,${data.toString('base64')}`;
  return { href, width: info.width, height: info.height, isTransparent };
}
