import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import { type DrawnImages, type DrawnTexts, artworkOf } from './artworkOf';
import { fetchSupplies, supplies } from './supplies';

type Drawn = ReturnType<typeof drawArtwork>;

/** Where a drawing shows the ad's image; `undefined` if it has no room for it. Rejects if a font or the illustration can't be had. */
export async function photoPlace(
  design: ArtworkDesign,
  canvas: ArtworkFormat,
  texts: DrawnTexts,
  images: DrawnImages,
): Promise<Drawn['photos'][number] | undefined> {
  const artwork = artworkOf(design, canvas, texts, images);
  await fetchSupplies([artwork]);
  return drawArtwork(artwork, supplies).photos[0];
}
