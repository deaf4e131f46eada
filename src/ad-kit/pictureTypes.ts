import type { Ad, AdFormat } from './ad';
import type { CanvasId } from './canvases';
import { formats } from './formats';
import { picturesOf } from './picturesOf';
import { rulesOf } from './rules/rulesOf';

/** What the drawings of an ad are saved as. */
export const pictureTypes = ['png', 'jpeg'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** How many bytes a drawing has as a file, of the types that it was made as. */
export type DrawnBytes = Partial<Record<PictureType, number>>;

/** The least that a format's platform says a picture's file may have, in bytes, whether it refuses or advises. */
export function mostBytesOf(format: AdFormat): number {
  const limits = rulesOf(format).map((rule) =>
    rule.type === 'image' && rule.demands === 'weight' ? rule.maxBytes : Infinity,
  );
  return Math.min(...limits);
}

/** The least that any of an ad's formats says of the file of a drawing, in bytes. */
export function mostBytesAt(contents: readonly Ad[], canvas: CanvasId): number {
  const shown = contents.filter(({ format }) => formats[format].canvases.includes(canvas));
  return Math.min(...shown.map(({ format }) => mostBytesOf(format)));
}

/** Whether the type of its drawings' files can be chosen: where a platform limits how large they may be. */
export const hasPictureTypes = (contents: readonly Ad[]): boolean =>
  contents.some((ad) => mostBytesOf(ad.format) < Infinity && picturesOf(ad).sources.some((one) => 'canvas' in one));

/**
 * What a drawing is saved as for a format: as it is wanted, but as a JPEG where a PNG would be too large and the platform
 * takes one.
 */
export function pictureTypeFor(format: AdFormat, wanted: PictureType, { png = 0 }: DrawnBytes): PictureType {
  const isWanted = wanted === 'jpeg' || png > mostBytesOf(format);
  return isWanted && takesJpeg(format) ? 'jpeg' : 'png';
}

/** A platform that names the types it takes names JPEG, or refuses it. */
const takesJpeg = (format: AdFormat): boolean =>
  rulesOf(format).every(
    (rule) => rule.type !== 'image' || rule.demands !== 'type' || rule.types.includes('image/jpeg'),
  );
