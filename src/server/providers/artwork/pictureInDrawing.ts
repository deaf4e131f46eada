import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import type { ImageFile } from '../../modules/images/images.types';
import { loadSharp } from '../sharp/loadSharp';

/** Pixels. More takes memory that other drawings need. */
const longestSide = 4_000;

/** How a drawing shows a picture. */
interface Shown {
  /** In pixels: the longer side of the canvas, or of the largest when one picture serves several. */
  canvasSide: number;
  /** The picture fills the canvas, enlarged so many times; by default it is shown whole. */
  fillsAtZoom?: number;
}

/**
 * The picture as a drawing holds it: no larger than can be shown, in a format that every renderer reads. One that
 * fills a canvas does so with its shorter side, and shows a part of itself where it is zoomed.
 */
export async function pictureInDrawing(
  { contents, type, width, height, isTransparent, tones }: ImageFile,
  { canvasSide, fillsAtZoom }: Shown,
): Promise<ArtworkImage> {
  const sharp = await loadSharp();
  const longer = Math.max(width, height) / Math.min(width, height);
  const side = fillsAtZoom === undefined ? canvasSide : Math.min(longestSide, canvasSide * fillsAtZoom * longer);
  const size = { width: Math.round(side), height: Math.round(side) };
  const image = sharp(contents).resize({ ...size, fit: 'inside', withoutEnlargement: true });
  const isPhoto = type === 'image/jpeg';
  const encoded = isPhoto ? image.jpeg({ quality: 90 }) : image.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const href = `data:image/${isPhoto ? 'jpeg' : 'png'};base64,${data.toString('base64')}`;
  return { href, width: info.width, height: info.height, isTransparent, tones };
}
