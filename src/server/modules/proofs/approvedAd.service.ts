import { Refusal } from '../../lib/refusal';
import type { SavedAd } from '../ads/ads.types';
import type { DecisionsRepository } from './decisions.repository';
import type { Approval } from './decisions.types';

/** What is needed to find what was approved of an ad. */
export interface ApprovedAdSource {
  decisions: Pick<DecisionsRepository, 'approvals'>;
}

/** What was approved last of an ad. Throws `Refusal('not_found')`. */
export async function approvalOf({ decisions }: ApprovedAdSource, ad: Pick<SavedAd, 'id'>): Promise<Approval> {
  const [approval] = await decisions.approvals([ad.id]);
  if (!approval) throw new Refusal('not_found', 'No version of this ad was approved yet.');
  return approval;
}

/** An ad as it was approved, by the name that it has now. */
export const asApproved = (ad: SavedAd, { frozen, version }: Approval): SavedAd => ({ ...ad, ...frozen, version });
