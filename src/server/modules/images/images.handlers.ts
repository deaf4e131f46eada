import type { Handlers } from '../../contract/handlers';
import { shownImage } from '../../contract/fileAnswer';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireImage } from '../../contract/wire/images';
import type { ImagesService } from './images.service';

type ImageHandlers = Pick<Handlers, 'listImages' | 'uploadImage' | 'getImage' | 'deleteImage'>;

export function createImageHandlers({ images }: { images: ImagesService }): ImageHandlers {
  return {
    listImages: async ({ scope, query }) => {
      const paged = await images.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireImage) };
    },
    uploadImage: async ({ scope, file, signal }) => ({
      status: 201,
      body: toWireImage(await images.add(scope, file, signal)),
    }),
    getImage: async ({ scope, params }) => {
      const { image, pieces } = await images.read(scope, params.id);
      return shownImage(image, pieces);
    },
    deleteImage: async ({ scope, params }) => {
      await images.delete(scope, params.id);
      return { status: 204 };
    },
  };
}
