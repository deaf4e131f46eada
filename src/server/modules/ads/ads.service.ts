import { convertAd } from '../../../ad-kit/convert';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { copyName } from '../../../ad-kit/copyName';
import { dayMs } from '../../lib/durations';
import { eachById, type Page, type PagedInPieces } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { lockRoom, type StorageTx, withinStorage } from '../storage/storage.service';
import { keepCampaign } from '../campaigns/campaigns.service';
import { type OwnImagesTx, refuseForeignImages } from '../images/ownImages.service';
import { refuseBadContents } from './adContents';
import { imagesOf } from './adImages.service';
import type { AdsRepository } from './ads.repository';
import { type AdVariantsTx, fitsItsGroup, variantOf } from './adVariants.service';
import type { DeletedAdsRepository } from './deletedAds.repository';
import type { AdCopy, AdFields, AdFilter, AdFormat, SavedAd } from './ads.types';
import { addAd, copied, maxAds, refuseTooMany, subjectOf } from './newAds';

/** How much of a list is read and written in one go; nobody else is answered meanwhile. */
const bytesAtOnce = 262_144;

/** How long a deleted ad can be restored. */
const restorableMs = 7 * dayMs;

export interface AdsTx extends AdVariantsTx, OwnImagesTx {
  deletedAds: DeletedAdsRepository;
  images: OwnImagesTx['images'] & StorageTx['images'];
}

interface AdsDeps {
  ads: AdsRepository;
  deletedAds: DeletedAdsRepository;
  unitOfWork: UnitOfWork<AdsTx>;
  clock: Clock;
}

export type AdsService = ReturnType<typeof createAdsService>;

/** Ads of workspaces. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createAdsService({ ads, deletedAds, unitOfWork, clock }: AdsDeps) {
  const get = async (scope: Scope, id: string): Promise<SavedAd> => {
    const ad = await ads.find(scope.workspaceId, id);
    if (!ad) throw notFound('ad');
    return ad;
  };

  const lastRestorable = (): Date => new Date(clock.now().getTime() - restorableMs);

  return {
    get,

    /** The last changed first; ties by id. One that is deleted while the page is read is left out. */
    async list(
      scope: Pick<Scope, 'workspaceId'>,
      filter: AdFilter,
      page: Page,
    ): Promise<PagedInPieces<SavedAd> & { ids: string[] }> {
      const { items: found, total } = await ads.page(scope.workspaceId, filter, page, clock.now());
      const ids = found.map(({ id }) => id);
      const largest = Math.max(1, ...found.map(({ byteCount }) => byteCount));
      const items = eachById(
        () => Promise.resolve(ids),
        (some) => ads.listByIds(scope.workspaceId, some),
        Math.ceil(bytesAtOnce / largest),
      );
      return { items, total, ids };
    },

    /** Whether one of these ads uses an image. */
    anyShows: ({ workspaceId }: Pick<Scope, 'workspaceId'>, filter: AdFilter, imageId: string): Promise<boolean> =>
      ads.anyShows(workspaceId, filter, imageId),

    /** What those of these ads are called that are there. */
    names: (scope: Scope, ids: string[]): Promise<{ id: string; name: string }[]> => ads.names(scope.workspaceId, ids),

    /** All ads one after the other, the last changed first. One that changes meanwhile comes as it then is. */
    each: (scope: Scope): AsyncGenerator<SavedAd> =>
      eachById(
        () => ads.ids(scope.workspaceId),
        (ids) => ads.listByIds(scope.workspaceId, ids),
      ),

    /**
     * Throws `Refusal('too_many')`, `Refusal('storage_full')`, and `Refusal('validation_failed')` for addresses that
     * are no web pages.
     */
    async create(asked: Scope, fields: AdFields): Promise<SavedAd> {
      refuseBadContents(fields);
      return unitOfWork(asked, async (tx, scope) => {
        await lockRoom(tx, scope);
        await refuseTooMany(tx, scope);
        await refuseForeignCampaign(tx, scope, fields.campaignId);
        await refuseForeignImages(tx, scope, imagesOf(fields));
        return addAd(tx, scope, { ...fields, name: fields.name.trim() }, clock.now());
      });
    },

    /**
     * Changes what is defined in `change`. Throws `Refusal('stale_version')` if `revision` is not the stored one, and
     * `Refusal('storage_full')`.
     */
    async update(asked: Scope, id: string, revision: number, change: Partial<AdFields>): Promise<SavedAd> {
      refuseBadContents(change);
      const wanted = change.name === undefined ? change : { ...change, name: change.name.trim() };
      return unitOfWork(asked, async (tx, scope) => {
        await lockRoom(tx, scope);
        const before = await tx.ads.find(scope.workspaceId, id);
        if (!before) throw notFound('ad');
        if (before.revision !== revision) throw staleVersion();
        // Only a campaign that is named: the stored one may be deleted at this moment, which leaves the ad without.
        await refuseForeignCampaign(tx, scope, wanted.campaignId);
        await refuseForeignImages(tx, scope, imagesOf({ ...before, ...defined(wanted) }));
        const ad = await withinStorage(tx, scope, () =>
          tx.ads.update(scope.workspaceId, id, revision, wanted, clock.now()),
        );
        if (!ad) throw staleVersion();
        await tx.adImages.setImages(id, imagesOf(ad));
        await tx.activity.record(scope, { action: 'ad_edited', subject: subjectOf(ad) }, clock.now());
        return ad;
      });
    },

    /** Hides it until it is restored or removed for good. */
    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const ad = await tx.deletedAds.hide(scope.workspaceId, id, clock.now());
        if (!ad) throw notFound('ad');
        await tx.activity.record(scope, { action: 'ad_deleted', subject: subjectOf(ad) }, clock.now());
      }),

    /**
     * Brings back what was deleted within the last days; without variants, where theirs have no room for it any more.
     * Throws `Refusal('too_many')` and `Refusal('storage_full')`.
     */
    restore: (asked: Scope, id: string): Promise<SavedAd> =>
      unitOfWork(asked, async (tx, scope) => {
        await lockRoom(tx, scope);
        const there = await tx.ads.find(scope.workspaceId, id);
        if (there) return there;
        const deleted = await tx.deletedAds.find(scope.workspaceId, id, lastRestorable());
        if (!deleted) throw notFound('ad');
        const variant = variantOf(deleted);
        const isVariant = variant !== undefined && (await fitsItsGroup(tx, scope, variant));
        const ad = await tx.deletedAds.show(scope.workspaceId, id, isVariant ? variant : alone);
        await refuseTooMany(tx, scope, maxAds + 1);
        await tx.activity.record(scope, { action: 'ad_restored', subject: subjectOf(ad) }, clock.now());
        return ad;
      }),

    /**
     * Makes a copy, in `format` alone where one is given. Throws `Refusal('too_many')` and `Refusal('storage_full')`.
     */
    duplicate: (asked: Scope, id: string, format: AdFormat | undefined): Promise<AdCopy> =>
      unitOfWork(asked, async (tx, scope) => {
        await lockRoom(tx, scope);
        const original = await tx.ads.find(scope.workspaceId, id);
        if (!original) throw notFound('ad');
        await refuseTooMany(tx, scope);
        const { contents } = original;
        const source = contents.find((one) => one.format === format) ?? contents[0];
        if (!source) throw new Error('A stored ad has no contents.');
        const conversion = format && convertAd(source, format);
        const copy = {
          ...(await copied(tx, scope, original)),
          ...alone,
          name: copyName(original.name),
          contents: conversion ? [conversion.ad] : contents,
        };
        const ad = await addAd(tx, scope, copy, clock.now());
        return { ad, changes: conversion?.changes ?? [], missing: conversion?.missing ?? [] };
      }),

    /** Removes for good what can't be restored any more. */
    removeDeleted: (): Promise<void> => deletedAds.remove(lastRestorable()),
  };
}

/** An ad without variants. */
const alone = { variantGroup: null, variantName: null };

async function refuseForeignCampaign(tx: AdsTx, scope: Scope, id: string | null | undefined): Promise<void> {
  if (id && !(await keepCampaign(tx, scope, id))) throw notFound('campaign');
}

const staleVersion = (): Refusal =>
  new Refusal(
    'stale_version',
    'This ad was saved elsewhere in the meantime, so your version wasn’t saved. Review the other version, then save again.',
  );

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
