import { adTitle } from '../../../ad-kit/variants';
import { newId } from '../../lib/ids';
import { Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { keepCampaign, type KeepCampaignTx } from '../campaigns/campaigns.service';
import { type StorageTx, withinStorage } from '../storage/storage.service';
import { imagesOf } from './adImages.service';
import type { AdActivity } from './ads.activity';
import type { AdImagesRepository } from './adImages.repository';
import type { AdsRepository } from './ads.repository';
import type { AdFields, NewAd, SavedAd } from './ads.types';

/** What is needed to store an ad in a transaction. */
export interface NewAdsTx extends StorageTx, KeepCampaignTx {
  activity: AdActivity;
  ads: AdsRepository;
  adImages: AdImagesRepository;
}

/** More than anybody keeps in view, and few enough to list and to export. */
export const maxAds = 5_000;

/** What a new ad may have besides its contents. */
type Extras = Pick<NewAd, 'labels' | 'variantGroup' | 'variantName'>;

/** Stores an ad in a transaction that has locked the room for it. Throws `Refusal('storage_full')`. */
export async function addAd(tx: NewAdsTx, scope: Scope, fields: AdFields & Extras, now: Date): Promise<SavedAd> {
  const added = {
    ...fields,
    id: newId(),
    workspaceId: scope.workspaceId,
    createdBy: scope.actorId,
    createdAt: now,
    updatedAt: now,
  };
  const ad = await withinStorage(tx, scope, () => tx.ads.insert(added));
  await tx.adImages.setImages(ad.id, imagesOf(ad));
  await tx.activity.record(scope, { action: 'ad_created', subject: subjectOf(ad) }, now);
  return ad;
}

/** An ad as a team's activity names it. */
export const subjectOf = ({ id, name, variantName }: Pick<SavedAd, 'id' | 'name' | 'variantName'>) => ({
  id,
  name: adTitle(name, variantName),
});

/** What a copy of an ad keeps: everything, and its campaign if that still exists. */
export async function copied(tx: NewAdsTx, scope: Scope, original: SavedAd): Promise<SavedAd> {
  const { campaignId } = original;
  const isThere = campaignId !== null && (await keepCampaign(tx, scope, campaignId));
  return { ...original, campaignId: isThere ? campaignId : null };
}

/** Throws `Refusal('too_many')` where the workspace has `limit` ads. */
export async function refuseTooMany(tx: NewAdsTx, { workspaceId }: Scope, limit = maxAds): Promise<void> {
  if ((await tx.ads.count(workspaceId)) >= limit) {
    throw new Refusal('too_many', 'You already have 5,000 ads. Delete some to make room.');
  }
}
