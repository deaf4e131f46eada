import { Refusal } from '../../lib/refusal';
import { logosAmong, type LogosTx } from '../brand/logos.service';
import { deleteReplaced, type ImageMoveTx, moveImages } from '../images/imageMove.service';
import {
  approvedImagesElsewhere,
  approvedImagesOf,
  type DecisionMoveTx,
  keepDecisions,
  useInApproved,
} from '../proofs/decisionMove.service';
import { imagesOf } from './adImages.service';
import type { AdImagesRepository } from './adImages.repository';
import type { AdsRepository } from './ads.repository';
import type { AdFields } from './ads.types';
import type { CampaignAdsRepository } from './campaignAds.repository';
import { maxAds } from './newAds';

export interface AdMoveTx extends ImageMoveTx, LogosTx, DecisionMoveTx {
  ads: Pick<AdsRepository, 'count'>;
  adImages: Pick<AdImagesRepository, 'imagesUsedBy' | 'usedElsewhere' | 'listUsing' | 'setContents' | 'setImages'>;
  campaignAds: Pick<CampaignAdsRepository, 'listOfCampaign' | 'move'>;
}

/** Where the things of a campaign come from and where they go, by the ids of workspaces. */
export interface Move {
  from: string;
  to: string;
}

/**
 * Moves a campaign's ads, those that can still be restored included, in a transaction that has locked both workspaces.
 * Images that only they use go along; of others, a brand kit's logo among them, they get copies. Those with a variant
 * that stays are variants no more. Throws `Refusal('too_many')`.
 */
export async function moveAds(tx: AdMoveTx, campaignId: string, { from, to }: Move): Promise<void> {
  const moved = await tx.campaignAds.listOfCampaign(from, campaignId);
  if (moved.length === 0) return;
  const shown = moved.filter(({ isDeleted }) => !isDeleted).length;
  if ((await tx.ads.count(to)) + shown > maxAds) throw tooMany();
  await tx.campaignAds.move(from, campaignId, to);
  await moveImagesOf(
    tx,
    moved.map(({ id }) => id),
    { from, to },
  );
}

async function moveImagesOf(tx: AdMoveTx, adIds: string[], { from, to }: Move): Promise<void> {
  const ids = [...new Set([...(await tx.adImages.imagesUsedBy(adIds)), ...(await approvedImagesOf(tx, adIds))])];
  if (ids.length === 0) return;
  const elsewhere = new Set([
    ...(await tx.adImages.usedElsewhere(ids, adIds)),
    ...(await approvedImagesElsewhere(tx, ids, adIds)),
    ...(await logosAmong(tx, ids)),
  ]);
  const moved = ids.map((imageId) => ({ imageId, isUsedElsewhere: elsewhere.has(imageId) }));
  const others = await moveImages(tx, moved, to);
  await keepDecisions(tx, adIds, () => useOthers(tx, adIds, others));
  await deleteReplaced(tx, moved, others, from);
}

/** Puts other images into ads, by the id of the one that each takes the place of. */
async function useOthers(tx: AdMoveTx, adIds: string[], others: ReadonlyMap<string, string>): Promise<void> {
  if (others.size === 0) return;
  const other = (id: string | null) => (id === null ? null : (others.get(id.toLowerCase()) ?? id));
  const withOthers = ({ contents, imageId, logoId }: Pictured): Pictured => ({
    contents: JSON.parse(JSON.stringify(contents), (_key, value: unknown) =>
      typeof value === 'string' ? other(value) : value,
    ) as AdFields['contents'],
    imageId: other(imageId),
    logoId: other(logoId),
  });
  for (const ad of await tx.adImages.listUsing(adIds, [...others.keys()])) {
    const changed = withOthers(ad);
    await tx.adImages.setContents(ad.id, changed);
    await tx.adImages.setImages(ad.id, imagesOf(changed));
  }
  await useInApproved(tx, adIds, withOthers);
}

/** The parts of an ad that show images. */
type Pictured = Pick<AdFields, 'contents' | 'imageId' | 'logoId'>;

const tooMany = (): Refusal =>
  new Refusal(
    'too_many',
    `There would be more than ${maxAds.toLocaleString('en-US')} ads in the destination. Delete some there first.`,
  );
