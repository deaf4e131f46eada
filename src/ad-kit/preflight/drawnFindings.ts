import { underCardTitle } from '../artwork/cardTitle';
import { contrastOf, minTextContrast } from '../artwork/contrast';
import type { DrawnArtwork } from '../artwork/renderArtwork';
import { type CanvasId, canvasSize } from '../canvases';
import { listed } from '../listed';
import { type ArtworkFinding, artworkFinding, type ArtworkPart, artworkPartOf, partName } from './finding';

/** An ad's artwork in one of its sizes. */
export type DrawnSize = { canvas: CanvasId; drawing: DrawnArtwork };

type Context = {
  /** Whether X lays a title over it. */
  hasCardTitle: boolean;
};

type PlacedText = DrawnArtwork['texts'][number];

/**
 * What an ad's drawings can't show as it is meant: texts without room, room to grow, or letters, an object or a logo
 * without room, texts under X's own, and texts and logos that are hard to see.
 */
export function drawnFindings(sizes: readonly DrawnSize[], { hasCardTitle }: Context): ArtworkFinding[] {
  return [
    ...cutFindings(sizes),
    ...heldFindings(sizes),
    ...objectFindings(sizes),
    ...heldLogoFindings(sizes),
    ...letterFindings(sizes),
    ...(hasCardTitle ? titleFindings(sizes) : []),
    ...logoFindings(sizes),
    ...legibilityFindings(sizes),
  ];
}

function cutFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  return byPart(sizes, ({ isCut }) => isCut).map(({ part, places }) =>
    artworkFinding(
      'artwork',
      part,
      'cut',
      `The artwork doesn’t have room for the full ${partName(part)} at ${places}.`,
    ),
  );
}

function heldFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  return byPart(sizes, ({ isHeld }) => isHeld).map(({ part, places }) =>
    artworkFinding('artwork', part, 'held', `The artwork has no room for a larger ${partName(part)} at ${places}.`),
  );
}

function objectFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  const held = sizes.filter(({ drawing }) => drawing.isObjectHeld);
  if (held.length === 0) return [];
  const sentence = `The artwork has no room for the illustration as you set it at ${placesOf(held)}.`;
  return [artworkFinding('artwork', 'illustration', 'held', sentence)];
}

function heldLogoFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  const held = sizes.filter(({ drawing }) => drawing.isLogoHeld);
  if (held.length === 0) return [];
  const sentence = `The artwork has no room for a larger logo at ${placesOf(held)}.`;
  return [artworkFinding('artwork', 'logo', 'held', sentence)];
}

function letterFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  return [...textsByPart(sizes)].flatMap(([part, texts]) => {
    const missing = [...new Set(texts.flatMap((text) => text.missing))].join(' ');
    const unshaped = [...new Set(texts.flatMap((text) => text.needsShaping))].join(' ');
    const found: ArtworkFinding[] = [];
    if (missing) {
      const sentence = `The artwork’s fonts don’t include ${missing}, so it’s left out.`;
      found.push(artworkFinding('artwork', part, 'missing', sentence));
    }
    if (unshaped) {
      const sentence = `The artwork can’t show ${unshaped}, so it’s left out. The ad’s own text keeps it.`;
      found.push(artworkFinding('artwork', part, 'unshaped', sentence));
    }
    return found;
  });
}

function titleFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  const covered = sizes.flatMap(({ canvas, drawing }) => underCardTitle(canvas, drawing.texts));
  return [...new Set(covered.map(artworkPartOf))].map((part) =>
    artworkFinding('artwork', part, 'covered', `X’s website card title covers the artwork’s ${partName(part)}.`),
  );
}

function logoFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  const lost = sizes.filter(({ drawing }) => drawing.isLogoFaint);
  if (lost.length === 0) return [];
  const sentence = `The logo is hard to see on its background at ${placesOf(lost)}. Allow a plate behind it, or choose other colors or another version of the logo.`;
  return [artworkFinding('logo', 'logo', 'contrast', sentence)];
}

function legibilityFindings(sizes: readonly DrawnSize[]): ArtworkFinding[] {
  const isFaint = ({ ink, on }: PlacedText) => on.some((ground) => contrastOf(ink, ground) < minTextContrast);
  return byPart(sizes, isFaint).map(({ part, places }) =>
    artworkFinding('legibility', part, 'faint', `The artwork’s ${partName(part)} is hard to read at ${places}.`),
  );
}

const placesOf = (sizes: readonly DrawnSize[]): string => listed(sizes.map(({ canvas }) => canvasSize(canvas)));

/** Each part with a text for which `isSo` holds, and the sizes where it does. */
function byPart(
  sizes: readonly DrawnSize[],
  isSo: (text: PlacedText) => boolean,
): { part: ArtworkPart; places: string }[] {
  return [...textsByPart(sizes)].flatMap(([part]) => {
    const found = sizes.filter(({ drawing }) =>
      drawing.texts.some((text) => artworkPartOf(text.part) === part && isSo(text)),
    );
    return found.length > 0 ? [{ part, places: placesOf(found) }] : [];
  });
}

function textsByPart(sizes: readonly DrawnSize[]): Map<ArtworkPart, PlacedText[]> {
  const texts = new Map<ArtworkPart, PlacedText[]>();
  for (const { drawing } of sizes) {
    for (const text of drawing.texts) {
      const part = artworkPartOf(text.part);
      texts.set(part, [...(texts.get(part) ?? []), text]);
    }
  }
  return texts;
}
