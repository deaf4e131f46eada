import type { DecisionsRepository } from './decisions.repository';

/** What is needed to look for uses of images in a transaction. */
export interface DecisionImagesTx {
  decisions: Pick<DecisionsRepository, 'countUses'>;
}

/** How many approved versions of ads show an image. */
export const countApprovalsShowing = (tx: DecisionImagesTx, imageId: string): Promise<number> =>
  tx.decisions.countUses(imageId);
