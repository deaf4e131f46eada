import { valuesOfFields } from '../../../ad-kit/fieldValues';
import type { AdImagesRepository } from './adImages.repository';
import type { AdFields } from './ads.types';

/** What is needed to look for uses of images in a transaction. */
export interface AdImagesTx {
  adImages: Pick<AdImagesRepository, 'countUses'>;
}

/** How many ads use an image, deleted ones that can be restored included. */
export const countAdsUsing = (tx: AdImagesTx, imageId: string): Promise<number> => tx.adImages.countUses(imageId);

/** The ids of all images that an ad uses, each once. */
export function imagesOf({ contents, imageId, logoId }: Pick<AdFields, 'contents' | 'imageId' | 'logoId'>): string[] {
  const inContents = contents.flatMap((ad) => valuesOfFields(ad, ({ kind }) => kind === 'image' || kind === 'images'));
  const ids = [...inContents.map(({ text }) => text), imageId, logoId].filter((id) => id !== null);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
