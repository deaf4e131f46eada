import { graphemesOf } from '../../ad-kit/graphemes';

/**
 * Stands in the bundle for parts of the charts' package that ask `Intl` for tables as soon as they are loaded, for which
 * a phone's browser works 70 to 130 ms: here they do when a label has no room, and never for the ticks of a scale of
 * time, which no chart has.
 */

/** How many characters a reader sees in a text. */
export const getGraphemeCount = (text: string): number => graphemesOf(text).length;

/** The first characters of a text, as a reader sees them. */
export const sliceUntil = (text: string, count: number): string => graphemesOf(text).slice(0, count).join('');

export const tickFrequencies = {};
