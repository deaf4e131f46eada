import { fontFilesOf } from '../../../ad-kit/artwork/artwork';
import { contrastOf, minTextContrast } from '../../../ad-kit/artwork/contrast';
import { underCardTitle } from '../../../ad-kit/artwork/cardTitle';
import { canvasSize } from '../../../ad-kit/canvases';
import { listed } from '../../../ad-kit/listed';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import { idle } from '../../lib/speed/whenIdle';
import { type DrawnImages, type DrawnTexts, artworkOf } from './artworkOf';
import { fetchFonts, fontLibrary } from './fontFiles';

type Drawn = ReturnType<typeof drawArtwork>;
type Part = Drawn['cutParts'][number];

const partNames: Record<Part, string> = {
  headline: 'headline',
  subheadline: 'subheadline',
  body: 'text',
  call_to_action: 'call to action',
  brand: 'brand',
};

/**
 * What the drawing can't show as it is meant, one sentence each: texts without room, characters without a font, texts
 * that are hard to read. Rejects if a font can't be had.
 */
export async function drawingWarnings(
  design: ArtworkDesign,
  canvases: readonly ArtworkFormat[],
  texts: DrawnTexts,
  images: DrawnImages,
  { hasCardTitle }: { hasCardTitle: boolean },
): Promise<string[]> {
  const artworks = canvases.map((canvas) => artworkOf(design, canvas, texts, images));
  await fetchFonts(artworks.flatMap((artwork) => fontFilesOf(artwork).map(({ path }) => path)));
  const drawn: Drawn[] = [];
  for (const artwork of artworks) {
    // Somebody may be typing.
    await idle();
    drawn.push(drawArtwork(artwork, fontLibrary));
  }
  return [
    ...cutWarnings(canvases, drawn),
    ...letterWarnings(drawn),
    ...contrastWarnings(drawn),
    ...(hasCardTitle ? titleWarnings(canvases, drawn) : []),
  ];
}

function cutWarnings(canvases: readonly ArtworkFormat[], drawn: readonly Drawn[]): string[] {
  const sizes = new Map<Part, string[]>();
  for (const [index, canvas] of canvases.entries()) {
    for (const part of drawn[index]?.cutParts ?? []) {
      sizes.set(part, [...(sizes.get(part) ?? []), canvasSize(canvas)]);
    }
  }
  return [...sizes].map(
    ([part, places]) => `The artwork doesn’t have room for the full ${partNames[part]} at ${listed(places)}.`,
  );
}

function letterWarnings(drawn: readonly Drawn[]): string[] {
  const missing = [...new Set(drawn.flatMap(({ missingCharacters }) => missingCharacters))];
  const unshaped = [...new Set(drawn.flatMap(({ needsShaping }) => needsShaping))];
  return [
    ...(missing.length > 0 ? [`The artwork’s fonts don’t include ${missing.join(' ')}, so it’s left out.`] : []),
    ...(unshaped.length > 0
      ? [`The artwork can’t show ${unshaped.join(' ')}, so it’s left out. The ad’s own text keeps it.`]
      : []),
  ];
}

function contrastWarnings(drawn: readonly Drawn[]): string[] {
  const parts = drawn
    .flatMap(({ texts }) => texts)
    .filter(({ ink, on }) => on.some((ground) => contrastOf(ink, ground) < minTextContrast))
    .map(({ part }) => part);
  return [...new Set(parts)].map((part) => `The artwork’s ${partNames[part]} is hard to read in these colors.`);
}

function titleWarnings(canvases: readonly ArtworkFormat[], drawn: readonly Drawn[]): string[] {
  const covered = canvases.flatMap((canvas, index) => underCardTitle(canvas, drawn[index]?.texts ?? []));
  const parts = [...new Set(covered)].map((part) => partNames[part]);
  return parts.length > 0 ? [`X’s website card title covers the artwork’s ${listed(parts)}.`] : [];
}
