import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Artwork, ArtworkImage } from '../../../ad-kit/artwork/artwork';
import type { DrawnArtwork } from '../../../ad-kit/artwork/renderArtwork';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import { canvases as sizes, type CanvasId } from '../../../ad-kit/canvases';
import type { DrawnSize } from '../../../ad-kit/preflight/drawnFindings';
import type { AdDrawing, AdPicture } from '../../modules/ads/adDrawing.port';
import type { ArtworkDrawing } from '../../modules/template-library/artworkDrawing.port';
import { jpegOf } from './jpegOf';
import { logoOn } from './logoOn';
import { pictureInDrawing } from './pictureInDrawing';

const packages = createRequire(import.meta.url);

/**
 * Draws with the ad kit, whose code, illustrations, and fonts are read with the first drawing: most requests draw nothing. Fonts are
 * files of their packages, read once each.
 */
export function createArtworkDrawing(): ArtworkDrawing & AdDrawing {
  const files = new Map<string, ArrayBuffer>();
  const tools = lazily(loadTools);

  const readFonts = (paths: string[]): Promise<void[]> =>
    Promise.all(
      paths
        .filter((path) => !files.has(path))
        .map(async (path) => void files.set(path, Uint8Array.from(await readFile(packages.resolve(path))).buffer)),
    );

  const supplies = lazily(async () => {
    const { createFontLibrary, illustrations } = await tools();
    return { fonts: createFontLibrary(files), illustrations };
  });

  const drawingOf = async (artworkIn: (schemeOf: SchemeOf) => Artwork): Promise<DrawnArtwork> => {
    const { schemeOf, fontFilesOf, drawArtwork } = await tools();
    const artwork = artworkIn(schemeOf);
    await readFonts(fontFilesOf(artwork).map(({ path }) => path));
    return drawArtwork(artwork, await supplies());
  };

  const svgOf = async ({ svg }: DrawnArtwork): Promise<string> => (await tools()).renderToStaticMarkup(svg);

  const draw = async (artworkIn: (schemeOf: SchemeOf) => Artwork): Promise<string> => svgOf(await drawingOf(artworkIn));

  const pngOf = async (drawing: DrawnArtwork): Promise<Uint8Array> => {
    const { Resvg } = await import('@resvg/resvg-js');
    // Texts are outlines, so no fonts are needed.
    return new Resvg(await svgOf(drawing), { font: { loadSystemFonts: false } }).render().asPng();
  };

  return {
    drawSvg: (template) =>
      draw((schemeOf) => {
        const { headline, subheadline, bodyText: body, cta, artwork: design, format } = template;
        return artworkOf({ headline, subheadline, body, cta, design }, {}, format, schemeOf);
      }),

    async drawAdSvg(picture, canvas) {
      const images = await imagesOf(picture, [canvas]);
      return draw((schemeOf) => artworkOf(picture, images, canvas, schemeOf));
    },

    async drawAdPng(picture, canvas) {
      const images = await imagesOf(picture, [canvas]);
      return pngOf(await drawingOf((schemeOf) => artworkOf(picture, images, canvas, schemeOf)));
    },

    async drawAdPngs(picture, canvases, hasCardTitle) {
      const images = await imagesOf(picture, canvases);
      const sizes: DrawnSize[] = [];
      const pngs: Uint8Array[] = [];
      for (const canvas of canvases) {
        const drawing = await drawingOf((schemeOf) => artworkOf(picture, images, canvas, schemeOf));
        sizes.push({ canvas, drawing });
        pngs.push(await pngOf(drawing));
      }
      const { drawnFindings } = await tools();
      return { pngs, findings: drawnFindings(sizes, { hasCardTitle }) };
    },

    async drawGoogleLogos({ logo, design }) {
      const { googleLogos, googleLogoGround, logoSizeIn, schemeOf } = await tools();
      const ground = googleLogoGround(logo, schemeOf(design.colours, design.brandColours), design.logoPlate);
      const files: Uint8Array[] = [];
      for (const file of googleLogos)
        files.push(
          await logoOn(logo, {
            file: { width: file.width, height: file.height },
            logo: logoSizeIn(file, logo),
            ground,
          }),
        );
      return files;
    },

    jpegOf,
  };
}

async function loadTools() {
  const [markup, rendering, artwork, scheme, logos, fonts, illustrations, findings] = await Promise.all([
    import('react-dom/server'),
    import('../../../ad-kit/artwork/renderArtwork'),
    import('../../../ad-kit/artwork/artwork'),
    import('../../../ad-kit/artwork/brandScheme'),
    import('../../../ad-kit/artwork/googleLogos'),
    import('../../../ad-kit/type-setting/fontLibrary'),
    import('../../../ad-kit/artwork/illustrations/illustrations'),
    import('../../../ad-kit/preflight/drawnFindings'),
  ]);
  return { ...markup, ...rendering, ...artwork, ...scheme, ...logos, ...fonts, ...illustrations, ...findings };
}

type SchemeOf = Awaited<ReturnType<typeof loadTools>>['schemeOf'];

/** An ad's own pictures as its drawings hold them. */
type Images = { image?: ArtworkImage; logo?: ArtworkImage };

/** The pictures as large as the largest of the canvases shows them. */
async function imagesOf({ image, logo, design }: AdPicture, canvases: readonly CanvasId[]): Promise<Images> {
  const canvasSide = Math.max(...canvases.flatMap((canvas) => [sizes[canvas].width, sizes[canvas].height]));
  const fillsAtZoom = Math.max(1, ...canvases.map((canvas) => design.imageCrops?.[canvas]?.zoom ?? 1));
  return {
    ...(image && { image: await pictureInDrawing(image, { canvasSide, fillsAtZoom }) }),
    ...(logo && { logo: await pictureInDrawing(logo, { canvasSide }) }),
  };
}

function artworkOf(
  picture: Omit<AdPicture, 'image' | 'logo'>,
  images: Images,
  canvas: CanvasId,
  schemeOf: SchemeOf,
): Artwork {
  const { layout, colours, displayFont, textFont, illustration, pattern, brand, ...optional } = picture.design;
  const { imageCrops, brandColours, textSizes, objectPose, sizePoses, logoPlate, logoSize, cutOutShadow } = optional;
  const { image, logo } = images;
  const crop = imageCrops?.[canvas];
  const { headline, subheadline, body, cta } = picture;
  return {
    content: { headline, subheadline, body: picturedBody(layout, body), call_to_action: cta, brand },
    layout,
    canvas,
    colours: schemeOf(colours, brandColours),
    displayFont,
    textFont,
    ...(illustration && { illustration }),
    ...(pattern && { pattern }),
    ...(image && { image: { ...image, ...(crop && { crop }) } }),
    ...(logo && { logo }),
    ...(textSizes && { textSizes }),
    ...(objectPose && { objectPose }),
    ...(sizePoses && { sizePoses }),
    ...(logoPlate && { logoPlate }),
    ...(logoSize && { logoSize }),
    ...(cutOutShadow && { cutOutShadow }),
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
