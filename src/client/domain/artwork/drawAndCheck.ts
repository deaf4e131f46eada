import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import { type DrawnSize, drawnFindings } from '../../../ad-kit/preflight/drawnFindings';
import { colourShares, type LogoColours } from '../../../ad-kit/preflight/logoContrast';
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
  return drawnFindings(sizes, { hasCardTitle, logo: images.logo && (await logoColours(images.logo)) });
}

/** Pixels of the longer side that a logo is looked at in. */
const logoSide = 160;

/** What a logo is colored in; `undefined` where its pixels can't be read. */
async function logoColours({ href, width, height, isTransparent }: ArtworkImage): Promise<LogoColours | undefined> {
  try {
    const picture = new Image();
    picture.src = href;
    await picture.decode();
    const scale = logoSide / Math.max(width, height);
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(picture, 0, 0, size.width, size.height);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    return { colours: colourShares(data), isTransparent: isTransparent === true };
  } catch {
    return undefined;
  }
}
