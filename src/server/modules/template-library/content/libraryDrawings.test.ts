import type { Artwork } from '../../../../ad-kit/artwork/artwork';
import { schemeOf } from '../../../../ad-kit/artwork/brandScheme';
import { contrastOf, minTextContrast } from '../../../../ad-kit/artwork/contrast';
import { type CanvasId, canvasIds, canvases } from '../../../../ad-kit/canvases';
import { drawArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { allSupplies } from '../../../../ad-kit/artwork/testing/allSupplies';
import { sceneIds, sceneOf } from '../../../../ad-kit/artwork/layouts/scenery';
import { windowKindOf, windowKinds } from '../../../../ad-kit/artwork/layouts/windowKinds';
import type { LibraryEntry } from '../libraryTemplates.types';
import { libraryEntries } from './library';

const supplies = allSupplies();

function artworkOf(entry: LibraryEntry, canvas: CanvasId, body: string): Artwork {
  const { layout, colours, displayFont, textFont, illustration, pattern, brand } = entry.artwork;
  return {
    content: { headline: entry.headline, subheadline: entry.subheadline, body, call_to_action: entry.cta, brand },
    layout,
    canvas,
    colours: schemeOf(colours),
    displayFont,
    textFont,
    ...(illustration && { illustration }),
    ...(pattern && { pattern }),
  };
}

/** What is wrong with a drawing, in words. */
function faultsOf(artwork: Artwork): string[] {
  const { width, height, shape } = canvases[artwork.canvas];
  const [top, foot] = shape === 'story' ? [height * 0.14, height * 0.8] : [0, height];
  const rounding = 0.5;
  const { texts, missingCharacters, needsShaping, cutParts } = drawArtwork(artwork, supplies);
  const faults = texts.flatMap(({ part, corners, bounds, box, ink, on }) => {
    const isOff = corners.some(
      ({ x, y }) => x < -rounding || x > width + rounding || y < top - rounding || y > foot + rounding,
    );
    const isOver =
      bounds.width > 0 &&
      (bounds.x < box.x - rounding ||
        bounds.y < box.y - rounding ||
        bounds.x + bounds.width > box.x + box.width + rounding ||
        bounds.y + bounds.height > box.y + box.height + rounding);
    return [
      ...(isOff ? [`${part} leaves the canvas or a story’s safe zone`] : []),
      ...(isOver ? [`${part} overflows its box`] : []),
      ...(on.some((ground) => contrastOf(ink, ground) < minTextContrast) ? [`${part} is pale`] : []),
    ];
  });
  const drawn = new Set(texts.map(({ part }) => part));
  return [
    ...faults,
    // A picture has room for what a template shows in it; the text beside it may be longer than that.
    ...cutParts.filter((part) => part !== 'body').map((part) => `${part} is cut`),
    ...(['headline', 'subheadline', 'call_to_action', 'brand'] as const)
      .filter((part) => artwork.content[part] && !drawn.has(part))
      .map((part) => `${part} is missing`),
    ...missingCharacters.map((character) => `no font has ${character}`),
    ...needsShaping.map((word) => `${word} needs shaping`),
  ];
}

describe.each(canvasIds)('every template in %s', (canvas) => {
  it.each([
    ['as it is', (): string => ''],
    ['with its text in the picture, too', ({ bodyText }: LibraryEntry) => bodyText],
  ])('has all of its words in their places and readable, %s', (_, bodyOf) => {
    const faulty = libraryEntries
      .map((entry) => ({ id: entry.id, faults: faultsOf(artworkOf(entry, canvas, bodyOf(entry))) }))
      .filter(({ faults }) => faults.length > 0);
    expect(faulty).toEqual([]);
  });
});

it.each(canvasIds)('has every word in its place and readable with each suggested illustration in %s', (canvas) => {
  const drawings = libraryEntries.flatMap((entry) =>
    (entry.artwork.suggestedIllustrations ?? []).map((illustration) => ({
      id: entry.id,
      illustration,
      faults: faultsOf(artworkOf({ ...entry, artwork: { ...entry.artwork, illustration } }, canvas, '')),
    })),
  );
  expect(drawings).toHaveLength(90);
  expect(drawings.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

it('shows every landscape and every window in some template', () => {
  const inLayout = (layout: string) =>
    libraryEntries
      .filter(({ artwork }) => artwork.layout === layout)
      .map((entry) => artworkOf(entry, entry.format, ''));
  expect([...new Set(inLayout('layers').map(sceneOf))].sort()).toEqual([...sceneIds].sort());
  expect([...new Set(inLayout('cropped-window').map(windowKindOf))].sort()).toEqual([...windowKinds].sort());
});
