import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Artwork, ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import { canvases as sizes, type CanvasId } from '../../../ad-kit/canvases';
import type { AdDrawing, AdPicture } from '../../modules/ads/adDrawing.port';
import type { ArtworkDrawing } from '../../modules/template-library/artworkDrawing.port';
import { pictureInDrawing } from './pictureInDrawing';

const packages = createRequire(import.meta.url);

/**
 * Draws with the ad kit, whose code and fonts are read with the first drawing: most requests draw nothing. Fonts are
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

  const fonts = lazily(async () => (await tools()).createFontLibrary(files));

  const draw = async (artworkIn: (schemeOf: SchemeOf) => Artwork): Promise<string> => {
    const { schemeOf, fontFilesOf, renderArtwork, renderToStaticMarkup } = await tools();
    const artwork = artworkIn(schemeOf);
    await readFonts(fontFilesOf(artwork).map(({ path }) => path));
    return renderToStaticMarkup(renderArtwork(artwork, await fonts()));
  };

  const drawPng = async (artworkIn: (schemeOf: SchemeOf) => Artwork): Promise<Uint8Array> => {
    const svg = await draw(artworkIn);
    const { Resvg } = await import('@resvg/resvg-js');
    // Texts are outlines, so no fonts are needed.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
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
      return drawPng((schemeOf) => artworkOf(picture, images, canvas, schemeOf));
    },

    async drawAdPngs(picture, canvases) {
      const images = await imagesOf(picture, canvases);
      const drawn: Uint8Array[] = [];
      for (const canvas of canvases)
        drawn.push(await drawPng((schemeOf) => artworkOf(picture, images, canvas, schemeOf)));
      return drawn;
    },
  };
}

async function loadTools() {
  const [{ renderToStaticMarkup }, { renderArtwork }, { fontFilesOf }, { schemeOf }, { createFontLibrary }] =
    await Promise.all([
      import('react-dom/server'),
      import('../../../ad-kit/artwork/renderArtwork'),
      import('../../../ad-kit/artwork/artwork'),
      import('../../../ad-kit/artwork/brandScheme'),
      import('../../../ad-kit/type-setting/fontLibrary'),
    ]);
  return { renderToStaticMarkup, renderArtwork, fontFilesOf, schemeOf, createFontLibrary };
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
  const { imageCrops, brandColours } = optional;
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
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
