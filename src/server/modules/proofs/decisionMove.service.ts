import { imagesOf } from '../ads/adImages.service';
import type { DecisionsRepository } from './decisions.repository';
import type { FrozenAd } from './decisions.types';

/** What is needed to take decisions along in a transaction that moves ads to another workspace. */
export interface DecisionMoveTx {
  decisions: Pick<
    DecisionsRepository,
    'imagesShownBy' | 'shownElsewhere' | 'approvals' | 'currentOn' | 'makeCurrent' | 'setFrozen'
  >;
}

/** The images that approved versions of these ads show, each once. */
export const approvedImagesOf = (tx: DecisionMoveTx, adIds: string[]): Promise<string[]> =>
  tx.decisions.imagesShownBy(adIds);

/** Which of these images the approved versions of other ads show. */
export const approvedImagesElsewhere = (tx: DecisionMoveTx, imageIds: string[], adIds: string[]): Promise<string[]> =>
  tx.decisions.shownElsewhere(imageIds, adIds);

/** Puts other images into approved versions of these ads. */
export async function useInApproved(
  tx: DecisionMoveTx,
  adIds: string[],
  withOthers: (shown: Pick<FrozenAd, 'contents' | 'imageId' | 'logoId'>) => Partial<FrozenAd>,
): Promise<void> {
  for (const { id, frozen } of await tx.decisions.approvals(adIds)) {
    const changed = { ...frozen, ...withOthers(frozen) };
    await tx.decisions.setFrozen(id, changed, imagesOf(changed));
  }
}

/** Copies of images look like the images: what was decided on these ads as they are stays so through the work. */
export async function keepDecisions(tx: DecisionMoveTx, adIds: string[], work: () => Promise<void>): Promise<void> {
  const current = await tx.decisions.currentOn(adIds);
  await work();
  await tx.decisions.makeCurrent(current);
}
