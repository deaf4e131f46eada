import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import { type DrawnSize, drawnFindings } from '../../../ad-kit/preflight/drawnFindings';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import { idle } from '../../lib/speed/whenIdle';
import { type DrawnImages, type DrawnTexts, artworkOf } from './artworkOf';
import { fetchSupplies, supplies } from './supplies';

/** What the drawings can't show as it is meant, found by drawing them all. Rejects if a font or the illustration can't be had. */
export async function drawAndCheck(
  design: ArtworkDesign,
  canvases: readonly ArtworkFormat[],
  texts: DrawnTexts,
  images: DrawnImages,
  { hasCardTitle }: { hasCardTitle: boolean },
): Promise<ArtworkFinding[]> {
  const artworks = canvases.map((canvas) => artworkOf(design, canvas, texts, images));
  await fetchSupplies(artworks);
  const sizes: DrawnSize[] = [];
  for (const artwork of artworks) {
    // Somebody may be typing.
    await idle();
    sizes.push({ canvas: artwork.canvas, drawing: drawArtwork(artwork, supplies) });
  }
  return drawnFindings(sizes, { hasCardTitle });
}
