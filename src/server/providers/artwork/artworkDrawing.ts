import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Artwork } from '../../../ad-kit/artwork/artwork';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import type { ArtworkDrawing } from '../../modules/template-library/artworkDrawing.port';
import type { TemplateContents } from '../../modules/templates/templates.types';

const packages = createRequire(import.meta.url);

/**
 * Draws with the ad kit, whose code and fonts are read with the first drawing: most requests draw nothing. Fonts are
 * files of their packages, read once each.
 */
export function createArtworkDrawing(): ArtworkDrawing {
  const files = new Map<string, ArrayBuffer>();
  const tools = lazily(loadTools);

  const readFonts = (paths: string[]): Promise<void[]> =>
    Promise.all(
      paths
        .filter((path) => !files.has(path))
        .map(async (path) => void files.set(path, Uint8Array.from(await readFile(packages.resolve(path))).buffer)),
    );

  const fonts = lazily(async () => (await tools()).createFontLibrary(files));

  return {
    async drawSvg(template) {
      const { colourSchemes, fontFilesOf, renderArtwork, renderToStaticMarkup } = await tools();
      const artwork = artworkOf(template, colourSchemes);
      await readFonts(fontFilesOf(artwork).map(({ path }) => path));
      return renderToStaticMarkup(renderArtwork(artwork, await fonts()));
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
  const { layout, colours, displayFont, textFont, illustration, pattern, brand } = template.artwork;
  return {
    content: {
      headline: template.headline,
      subheadline: template.subheadline,
      body: picturedBody(layout, template.bodyText),
      call_to_action: template.cta,
      brand,
    },
    layout,
    canvas: template.format,
    colours: schemes[colours],
    displayFont,
    textFont,
    ...(illustration && { illustration }),
    ...(pattern && { pattern }),
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
