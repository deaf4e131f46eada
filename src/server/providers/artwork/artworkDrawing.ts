import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Artwork, ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import type { AdDrawing, AdPicture } from '../../modules/ads/adDrawing.port';
import type { ImageFile } from '../../modules/images/images.types';
import type { ArtworkDrawing } from '../../modules/template-library/artworkDrawing.port';
import type { TemplateContents } from '../../modules/templates/templates.types';

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

  const draw = async (artworkIn: (schemes: Schemes) => Artwork): Promise<string> => {
    const { colourSchemes, fontFilesOf, renderArtwork, renderToStaticMarkup } = await tools();
    const artwork = artworkIn(colourSchemes);
    await readFonts(fontFilesOf(artwork).map(({ path }) => path));
    return renderToStaticMarkup(renderArtwork(artwork, await fonts()));
  };
  const drawAdSvg = (picture: AdPicture) => draw((schemes) => artworkOfAd(picture, schemes));

  return {
    drawSvg: (template) => draw((schemes) => artworkOf(template, schemes)),
    drawAdSvg,
    async drawAdPng(picture) {
      const svg = await drawAdSvg(picture);
      const { renderAsync } = await import('@resvg/resvg-js');
      // Texts are outlines, so no fonts are needed.
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    },
  };
}

async function loadTools() {
  const [{ renderToStaticMarkup }, { renderArtwork }, { fontFilesOf }, { colourSchemes }, { createFontLibrary }] =
    await Promise.all([
      import('react-dom/server'),
      import('../../../ad-kit/artwork/renderArtwork'),
      import('../../../ad-kit/artwork/artwork'),
      import('../../../ad-kit/artwork/colourSchemes'),
      import('../../../ad-kit/type-setting/fontLibrary'),
    ]);
  return { renderToStaticMarkup, renderArtwork, fontFilesOf, colourSchemes, createFontLibrary };
}

type Schemes = Awaited<ReturnType<typeof loadTools>>['colourSchemes'];

function artworkOf(template: TemplateContents, schemes: Schemes): Artwork {
  const { headline, subheadline, bodyText: body, cta, artwork: design, format: canvas } = template;
  return artworkOfAd({ headline, subheadline, body, cta, design, canvas, image: null, logo: null }, schemes);
}

function artworkOfAd(picture: AdPicture, schemes: Schemes): Artwork {
  const { layout, colours, displayFont, textFont, illustration, pattern, brand } = picture.design;
  const { headline, subheadline, body, cta, canvas, image, logo } = picture;
  return {
    content: { headline, subheadline, body: picturedBody(layout, body), call_to_action: cta, brand },
    layout,
    canvas,
    colours: schemes[colours],
    displayFont,
    textFont,
    ...(illustration && { illustration }),
    ...(pattern && { pattern }),
    ...(image && { image: embedded(image) }),
    ...(logo && { logo: embedded(logo) }),
  };
}

const embedded = ({ type, contents, width, height }: ImageFile): ArtworkImage => ({
  href: `data:${type};base64,${contents.toString('base64')}`,
  width,
  height,
});

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
