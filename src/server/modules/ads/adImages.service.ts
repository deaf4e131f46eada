import type { AdsRepository } from './ads.repository';

/** What is needed to look for uses of images in a transaction. */
export interface AdImagesTx {
  ads: Pick<AdsRepository, 'countUses'>;
}

/** How many ads use an image, deleted ones that can be restored included. */
export const countAdsUsing = (tx: AdImagesTx, imageId: string): Promise<number> => tx.ads.countUses(imageId);
