import { toWireImage } from '../../contract/wire/images';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { images as imagesTable } from '../../db/tables/images';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { ImageCodec } from './imageCodec.port';
import { createImageHandlers } from './images.handlers';
import { createImagesRepository, type ImagesRepository } from './images.repository';
import { createImagesService, type ImagesService, type ImagesTx } from './images.service';

interface Others {
  imageCodec: ImageCodec;
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export const imagesModule = {
  repositories: (db: Db) => ({ images: createImagesRepository(db) }),
  services: (given: Given<{ images: ImagesRepository }, ImagesTx> & Others) => {
    const { repositories, unitOfWork, clock, imageCodec: codec, pictureTurns, heavyTurns } = given;
    return { images: createImagesService({ ...repositories, unitOfWork, codec, pictureTurns, heavyTurns, clock }) };
  },
  handlers: createImageHandlers,
  jobs: {},
  housekeeping: ({ images }: { images: ImagesService }) => ({
    'incomplete images': () => images.removeIncomplete(),
    'unseen images': () => images.lookAtUnseen(),
  }),
  accountExport: async ({ images }: { images: ImagesService }, ofAccount: Scope) => ({
    images: (await images.list(ofAccount, allOfThem)).items.map(toWireImage),
  }),
  activity: {},
  itemKinds: { image: itemsIn(imagesTable) },
} satisfies ServerModule;
