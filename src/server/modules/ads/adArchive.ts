import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { formats } from '../../../ad-kit/formats';
import { type PictureSource, picturesOf } from '../../../ad-kit/picturesOf';
import type { ImageFacts, ImageType } from '../images/images.types';

/** A picture's file in the archive: the drawing on a canvas, or one of the account's own images as it is stored. */
export type ArchivePicture = { path: string } & PictureSource;

const endings: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/**
 * Which pictures an ad's formats take, each in the folder of its platform and placement, such as `facebook/feed`: what a
 * person uploads there is what lies in it. A format with images of its own takes them in the drawing's place, and a
 * carousel one picture for each of its cards, in their order.
 */
export function archivePictures(
  name: string,
  contents: readonly Ad[],
  images: ReadonlyMap<string, ImageFacts>,
): ArchivePicture[] {
  return contents.flatMap((ad) => {
    const { sources, kind } = picturesOf(ad);
    return sources.map((source, index): ArchivePicture => {
      const position = kind && `-${kind}-${String(index + 1).padStart(String(sources.length).length, '0')}`;
      const image = 'imageId' in source ? images.get(source.imageId) : undefined;
      const size = 'canvas' in source ? source.canvas : `${image?.width}x${image?.height}`;
      const ending = image ? endings[image.type] : 'png';
      return { path: `${folderOf(ad.format)}/${name}${position}-${size}.${ending}`, ...source };
    });
  });
}

/** The ids of the account's own images that an ad's formats show, each once. */
export function imageIdsIn(contents: readonly Ad[]): string[] {
  const sources = contents.flatMap((ad) => picturesOf(ad).sources);
  return [...new Set(sources.flatMap((source) => ('imageId' in source ? [source.imageId] : [])))];
}

function folderOf(format: AdFormat): string {
  const { platform } = formats[format];
  return `${platform === 'twitter' ? 'x' : platform}/${format.slice(format.indexOf('_') + 1)}`;
}
