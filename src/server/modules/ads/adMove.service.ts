import { newId } from '../../lib/ids';
import { Refusal } from '../../lib/refusal';
import { type ImagesRepository, maxImages } from '../images/images.service';
import type { BrandKitRepository } from '../brand/brandKit.service';
import { imagesOf } from './adContents';
import { type AdsRepository, maxAds } from './ads.service';
import type { AdFields } from './ads.types';

export interface AdMoveTx {
  ads: AdsRepository;
  images: ImagesRepository;
  brandKits: Pick<BrandKitRepository, 'logosAmong'>;
}

/** Where the things of a campaign come from and where they go, by the ids of workspaces. */
export interface Move {
  from: string;
  to: string;
}

/**
 * Moves a campaign's ads, those that can still be restored included, in a transaction that has locked both workspaces.
 * Images that only they use go along; of others, a brand kit's logo among them, they get copies. Throws `Refusal('too_many')`.
 */
export async function moveAds(tx: AdMoveTx, campaignId: string, { from, to }: Move): Promise<void> {
  const moved = await tx.ads.listOfCampaign(from, campaignId);
  if (moved.length === 0) return;
  const shown = moved.filter(({ isDeleted }) => !isDeleted).length;
  if ((await tx.ads.count(to)) + shown > maxAds) throw tooMany(`${maxAds.toLocaleString('en-US')} ads`);
  await tx.ads.move(from, campaignId, to);
  await moveImages(
    tx,
    moved.map(({ id }) => id),
    { from, to },
  );
}

async function moveImages(tx: AdMoveTx, adIds: string[], { from, to }: Move): Promise<void> {
  const usedByAds = await tx.ads.imagesUsedBy(adIds);
  if (usedByAds.length === 0) return;
  const logos = await tx.brandKits.logosAmong(usedByAds.map(({ imageId }) => imageId));
  const used = usedByAds.map((use) => ({ ...use, isUsedElsewhere: use.isUsedElsewhere || logos.has(use.imageId) }));
  const same = await tx.images.findSame(
    used.map(({ imageId }) => imageId),
    to,
  );
  const arriving = used.filter(({ imageId }) => !same.has(imageId));
  if ((await tx.images.count(to)) + arriving.length > maxImages) throw tooMany(`${maxImages} images`);
  const alone = arriving.filter(({ isUsedElsewhere }) => !isUsedElsewhere).map(({ imageId }) => imageId);
  if (alone.length > 0) await tx.images.move(alone, to);
  const others = new Map(same);
  for (const { imageId } of arriving.filter(({ isUsedElsewhere }) => isUsedElsewhere)) {
    const copyId = newId();
    await tx.images.copy(imageId, copyId, to);
    others.set(imageId, copyId);
  }
  await useOthers(tx, adIds, others);
  // The same file is where the ads went, and nothing uses this one any more.
  for (const { imageId, isUsedElsewhere } of used) {
    if (same.has(imageId) && !isUsedElsewhere) await tx.images.delete(from, imageId);
  }
}

/** Puts other images into ads, by the id of the one that each takes the place of. */
async function useOthers(tx: AdMoveTx, adIds: string[], others: ReadonlyMap<string, string>): Promise<void> {
  if (others.size === 0) return;
  for (const ad of await tx.ads.listUsing(adIds, [...others.keys()])) {
    const other = (id: string | null) => (id === null ? null : (others.get(id.toLowerCase()) ?? id));
    const contents = JSON.parse(JSON.stringify(ad.contents), (_key, value: unknown) =>
      typeof value === 'string' ? other(value) : value,
    ) as AdFields['contents'];
    const changed = { contents, imageId: other(ad.imageId), logoId: other(ad.logoId) };
    await tx.ads.setContents(ad.id, changed);
    await tx.ads.setImages(ad.id, imagesOf(changed));
  }
}

const tooMany = (what: string): Refusal =>
  new Refusal('too_many', `There would be more than ${what} in the destination. Delete some there first.`);
