import { lazily } from '../lib/lazily';

/**
 * Stands in the bundle for parts of the charts' package that ask `Intl` for tables as soon as they are loaded, for which
 * a phone's browser works 70 to 130 ms: here they do when a label has no room, and never for the ticks of a scale of
 * time, which no chart has.
 */

type Cut = (text: string) => string[];

const graphemes = lazily<Cut>(() => {
  if (!('Segmenter' in Intl)) return (text) => text.split('');
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
});

/** How many characters a reader sees in a text. */
export const getGraphemeCount = (text: string): number => graphemes()(text).length;

/** The first characters of a text, as a reader sees them. */
export const sliceUntil = (text: string, count: number): string => graphemes()(text).slice(0, count).join('');

export const tickFrequencies = {};
