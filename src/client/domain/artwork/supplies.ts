import { drawnIllustration, fontFilesOf, type Artwork } from '../../../ad-kit/artwork/artwork';
import type { Supplies } from '../../../ad-kit/artwork/supplies';
import { areFetched, fetchFonts, fontLibrary } from './fontFiles';
import { fetchIllustration, illustrations } from './illustrationFiles';

/** All that was fetched so far to draw with. */
export const supplies: Supplies = { fonts: fontLibrary, illustrations };

const fontsOf = (artwork: Artwork): string[] => fontFilesOf(artwork).map(({ path }) => path);

/** Whether the artwork can be drawn. */
export function isSupplied(artwork: Artwork): boolean {
  const illustration = drawnIllustration(artwork);
  return areFetched(fontsOf(artwork)) && (!illustration || illustration in illustrations);
}

/** Fetches what the artworks can't be drawn without. Rejects if any of it can't be had. */
export async function fetchSupplies(artworks: readonly Artwork[]): Promise<void> {
  await Promise.all([
    fetchFonts(artworks.flatMap(fontsOf)),
    ...artworks.map(drawnIllustration).map((id) => id && fetchIllustration(id)),
  ]);
}
