import type { ArtworkImage } from '../artwork';
import type { Colour } from '../contrast';
import { tonesOf } from '../logoContrast';

/** Letters of the colors, as much of each, without a ground of their own. */
export function aLogo(...colours: Colour[]): ArtworkImage {
  const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const tones = tonesOf(colours.flatMap((colour) => [...channels(colour), 255]));
  return { href: 'data:,', width: 300, height: 100, isTransparent: true, tones };
}
