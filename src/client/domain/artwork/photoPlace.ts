import { fontFilesOf } from '../../../ad-kit/artwork/artwork';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import { type DrawnImages, type DrawnTexts, artworkOf } from './artworkOf';
import { fetchFonts, fontLibrary } from './fontFiles';

type Drawn = ReturnType<typeof drawArtwork>;

/** Where a drawing shows the ad's image; `undefined` if it has no room for it. Rejects if a font can't be had. */
export async function photoPlace(
  design: ArtworkDesign,
  canvas: ArtworkFormat,
  texts: DrawnTexts,
  images: DrawnImages,
): Promise<Drawn['photos'][number] | undefined> {
  const artwork = artworkOf(design, canvas, texts, images);
  await fetchFonts(fontFilesOf(artwork).map(({ path }) => path));
  return drawArtwork(artwork, fontLibrary).photos[0];
}
