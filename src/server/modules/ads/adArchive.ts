import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { googleLogos } from '../../../ad-kit/artwork/googleLogos';
import type { CanvasId } from '../../../ad-kit/canvases';
import { formats } from '../../../ad-kit/formats';
import { picturesOf } from '../../../ad-kit/picturesOf';
import type { PictureType } from '../../../ad-kit/pictureTypes';
import type { ImageFacts, ImageType } from '../images/images.types';

/** A picture's file in the archive: the drawing on a canvas, or one of the account's own images as it is stored. */
export type ArchivePicture = { path: string } & ({ canvas: CanvasId; type: PictureType } | { imageId: string });

const endings: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** What a format's drawing is saved as. */
type TypeOf = (format: AdFormat, canvas: CanvasId) => PictureType;

/**
 * Which pictures an ad's formats take, each in the folder of its platform and placement, such as `facebook/feed`: what a
 * person uploads there is what lies in it. A format with images of its own takes them in the drawing's place, and a
 * carousel one picture for each of its cards, in their order.
 */
export function archivePictures(
  name: string,
  contents: readonly Ad[],
  images: ReadonlyMap<string, ImageFacts>,
  typeOf: TypeOf = () => 'png',
): ArchivePicture[] {
  return contents.flatMap((ad) => {
    const { sources, kind } = picturesOf(ad);
    return sources.map((source, index): ArchivePicture => {
      const position = kind && `-${kind}-${String(index + 1).padStart(String(sources.length).length, '0')}`;
      const pathOf = (size: string, type: ImageType) =>
        `${folderOf(ad.format)}/${name}${position}-${size}.${endings[type]}`;
      if ('canvas' in source) {
        const type = typeOf(ad.format, source.canvas);
        return { path: pathOf(source.canvas, `image/${type}`), canvas: source.canvas, type };
      }
      const image = images.get(source.imageId);
      return { path: pathOf(`${image?.width}x${image?.height}`, image?.type ?? 'image/png'), imageId: source.imageId };
    });
  });
}

/** The files of the logo by itself that go with Google's responsive display ad. */
export const logoFiles = googleLogos.map(({ name, label }) => ({
  label,
  path: `${folderOf('google_display')}/${name}`,
}));

/** The ids of the account's own images that an ad's formats show, each once. */
export function imageIdsIn(contents: readonly Ad[]): string[] {
  const sources = contents.flatMap((ad) => picturesOf(ad).sources);
  return [...new Set(sources.flatMap((source) => ('imageId' in source ? [source.imageId] : [])))];
}

function folderOf(format: AdFormat): string {
  const { platform } = formats[format];
  return `${platform === 'twitter' ? 'x' : platform}/${format.slice(format.indexOf('_') + 1)}`;
}
