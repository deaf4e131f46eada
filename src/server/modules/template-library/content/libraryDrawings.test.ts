import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Artwork, fontFilesOf } from '../../../../ad-kit/artwork/artwork';
import { colourSchemes } from '../../../../ad-kit/artwork/colourSchemes';
import { contrastOf, minTextContrast } from '../../../../ad-kit/artwork/contrast';
import { type CanvasId, canvasIds, canvases } from '../../../../ad-kit/artwork/names';
import { drawArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { createFontLibrary } from '../../../../ad-kit/type-setting/fontLibrary';
import type { LibraryEntry } from '../libraryTemplates.types';
import { libraryEntries } from './library';

const packages = createRequire(import.meta.url);
const files = new Map<string, ArrayBuffer>();
const fonts = createFontLibrary(files);

/** With the text beside the picture in it, too, as an ad made from the template may have it. */
function artworkOf(entry: LibraryEntry, canvas: CanvasId, withBody: boolean): Artwork {
  const { layout, colours, displayFont, textFont, illustration, pattern, brand } = entry.artwork;
  return {
    content: {
      headline: entry.headline,
      subheadline: entry.subheadline,
      call_to_action: entry.cta,
      brand,
      ...(withBody && { body: entry.bodyText }),
    },
    layout,
    canvas,
    colours: colourSchemes[colours],
    displayFont,
    textFont,
    ...(illustration && { illustration }),
    ...(pattern && { pattern }),
  };
}

function draw(artwork: Artwork) {
  for (const { path } of fontFilesOf(artwork)) {
    if (!files.has(path)) files.set(path, Uint8Array.from(readFileSync(packages.resolve(path))).buffer);
  }
  return drawArtwork(artwork, fonts);
}

/** What is wrong with a drawing, in words. */
function faultsOf(artwork: Artwork): string[] {
  const { width, height } = canvases[artwork.canvas];
  const { texts, missingCharacters, needsShaping, cutParts } = draw(artwork);
  const rounding = 0.5;
  const faults = texts.flatMap(({ part, corners, bounds, box, ink, on }) => {
    const isOff = corners.some(
      ({ x, y }) => x < -rounding || y < -rounding || x > width + rounding || y > height + rounding,
    );
    const isOver = bounds.width > box.width + rounding || bounds.height > box.height + rounding;
    const isPale = on.some((ground) => contrastOf(ink, ground) < minTextContrast);
    return [
      ...(isOff ? [`${part} runs off the canvas`] : []),
      ...(isOver ? [`${part} overflows its box`] : []),
      ...(isPale ? [`${part} is too pale`] : []),
    ];
  });
  const drawn = new Set(texts.map(({ part }) => part));
  return [
    ...faults,
    ...cutParts.map((part) => `${part} is cut`),
    ...(['headline', 'subheadline', 'call_to_action', 'brand'] as const)
      .filter((part) => artwork.content[part] && !drawn.has(part))
      .map((part) => `${part} is missing`),
    ...missingCharacters.map((character) => `no font has ${character}`),
    ...needsShaping.map((word) => `${word} needs shaping`),
  ];
}

describe.each(canvasIds)('every template in %s', (canvas) => {
  it.each([
    ['as it is', false],
    ['with its body text', true],
  ])('has all of its texts, whole, in their places and readable, %s', (_, withBody) => {
    const faults = libraryEntries
      .map((entry) => ({ id: entry.id, faults: faultsOf(artworkOf(entry, canvas, withBody)) }))
      .filter((each) => each.faults.length > 0);
    expect(faults).toEqual([]);
  });
});
