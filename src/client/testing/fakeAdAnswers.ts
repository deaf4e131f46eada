import { hasOwnContent, otherVariant } from '../../ad-kit/alikeLinks';
import { type BulkAd, planBulkFile } from '../../ad-kit/bulk-files/bulkFile';
import { googleAdsEditorNotes } from '../../ad-kit/bulk-files/googleAdsEditor';
import { metaNotes } from '../../ad-kit/bulk-files/metaBulkFile';
import { convertAd } from '../../ad-kit/convert';
import { wordsIn } from '../../ad-kit/sampleTexts';
import type { NewAd, SavedAd } from '../api/adsApi';
import { imageTypeValues } from '../api/bounds';
import { todayInUtc } from '../lib/dates';
import { countOf } from '../lib/text';
import { aUuid, anImage } from './builders';
import { findCampaign } from './fakeCampaignAnswers';
import type { FakeAccount } from './fakeAccount';
import { matchesLabel } from './fakeLabels';
import { approvalStateOf } from './fakeProofAnswers';
import { type FakeAnswers, FakeRefusal, faultOf, notFound, pageOf, refuseFaults } from './fakeState';
import { workspaceOf } from './fakeTeams';

type AdOperation =
  | 'listAds'
  | 'createAd'
  | 'getAd'
  | 'updateAd'
  | 'deleteAd'
  | 'restoreAd'
  | 'duplicateAd'
  | 'getAdPicture'
  | 'exportAd'
  | 'exportAdPreflight'
  | 'exportBulkFile'
  | 'getBulkFilePreview'
  | 'listImages'
  | 'uploadImage'
  | 'getImage'
  | 'deleteImage';

/** Saved ads and images. The fake doesn't check their contents. */
export const adAnswers: FakeAnswers<AdOperation> = {
  listAds: ({ account, state, query }) => {
    const search = (query.get('search') ?? '').toLowerCase();
    const campaignId = query.get('campaign_id');
    const platform = query.get('platform');
    const approval = query.get('approval');
    return pageOf(
      account.ads
        .filter((ad) => approval === null || approvalStateOf(account, ad, state.now()) === approval)
        .filter(({ name }) => name.toLowerCase().includes(search))
        .filter((ad) => campaignId === null || ad.campaign_id === campaignId)
        .filter(({ contents }) => platform === null || contents.some(({ format }) => format.startsWith(platform)))
        .filter((ad) => matchesLabel(ad, query))
        .map((ad) => ({ ...ad, shared_links: sharedLinksOf(account, ad) })),
      query,
    );
  },
  createAd: ({ account, state, body }) => {
    refuseFaults({ name: faultOf.blank('Name', body.name) });
    if (body.campaign_id) findCampaign(workspaceOf(state, account, body.campaign_id), body.campaign_id);
    return { body: addAd(account, state.now(), { ...body, labels: [], ...alone }) };
  },
  getAd: ({ account, params }) => ({ body: findAd(account, params.id) }),
  updateAd: ({ account, state, params, body }) => {
    const ad = findAd(account, params.id);
    if (ad.revision !== body.revision) {
      throw new FakeRefusal(
        409,
        'stale_version',
        'This ad was saved elsewhere in the meantime, so your version wasn’t saved. Review the other version, then save again.',
      );
    }
    const sample_fields = unchangedSamples(ad, body.contents ?? ad.contents);
    const updated_at = new Date(state.now()).toISOString();
    const { labels, variant_group, variant_name } = ad;
    const kept = { labels, sample_fields, variant_group, variant_name };
    const saved = { ...ad, ...body, ...kept, revision: ad.revision + 1, updated_at };
    account.ads = [saved, ...account.ads.filter((one) => one !== ad)];
    return { body: saved };
  },
  deleteAd: ({ account, params }) => {
    const ad = findAd(account, params.id);
    account.ads = account.ads.filter((one) => one !== ad);
    account.deletedAds.push(ad);
    return { body: undefined };
  },
  restoreAd: ({ account, params }) => {
    const deleted = account.deletedAds.find(({ id }) => id === params.id);
    if (!deleted) return { body: findAd(account, params.id) };
    account.deletedAds = account.deletedAds.filter((one) => one !== deleted);
    account.ads.unshift(deleted);
    return { body: deleted };
  },
  getAdPicture: () => {
    throw notFound('ad');
  },
  exportAd: () => {
    throw notFound('ad');
  },
  exportAdPreflight: ({ account, params }) => {
    findAd(account, params.id);
    return { body: new Blob(['%PDF-'], { type: 'application/pdf' }) };
  },
  exportBulkFile: () => {
    throw notFound('ad');
  },
  getBulkFilePreview: ({ account, state, query }) => {
    const manager = query.get('manager') === 'google_ads_editor' ? 'google_ads_editor' : 'meta_ads_manager';
    const [adIds, campaignId] = [query.get('ad_ids'), query.get('campaign_id')];
    if (campaignId !== null) findCampaign(account, campaignId);
    const wanted = account.ads
      .filter(({ id }) => adIds === null || adIds.split(',').includes(id))
      .filter((ad) => campaignId === null || ad.campaign_id === campaignId);
    const bulkAds = wanted.map((ad): BulkAd => {
      const { id, name, variant_name: variantName, contents, campaign_id, sample_texts, sample_fields } = ad;
      const campaign = account.campaigns.find((one) => one.id === campaign_id);
      return {
        id,
        name,
        variantName,
        contents,
        campaign: campaign ? { id: campaign.id, name: campaign.name, startDate: null, endDate: null } : null,
        samples: { texts: sample_texts ?? [], fields: sample_fields ?? [] },
        images: {},
      };
    });
    const { ready, leftOut } = planBulkFile(manager, bulkAds, '_');
    return {
      body: {
        ads: ready.map(({ adId: ad_id, key, campaign }) => ({ ad_id, key, campaign_name: campaign.name })),
        links_with_own_content: ready.filter(({ hasOwnContent }) => hasOwnContent).length,
        beyond: 0,
        left_out: leftOut.map(({ adId: ad_id, name, format, reasons }) => ({ ad_id, name, format, reasons })),
        notes: [
          ...(manager === 'google_ads_editor' ? googleAdsEditorNotes(ready, todayInUtc(state.now())) : metaNotes),
        ],
      },
    };
  },
  listImages: ({ account, query }) => pageOf(account.images, query),
  uploadImage: ({ account, state, body: file }) => {
    const type = imageTypeValues.find((one) => one === file.type);
    if (!type)
      throw new FakeRefusal(
        422,
        'image_invalid',
        'This file isn’t a PNG, JPEG, or WebP image. Please choose another one.',
      );
    const created_at = new Date(state.now()).toISOString();
    const image = anImage({ width: 1200, height: 1200, bytes: Math.max(1, file.size), type, created_at });
    account.images.unshift(image);
    account.imageFiles.set(image.id, file);
    return { body: image };
  },
  getImage: ({ account, params }) => {
    const file = account.imageFiles.get(params.id ?? '');
    if (!file) throw notFound('image');
    return { body: file };
  },
  deleteImage: ({ account, params }) => {
    const image = account.images.find(({ id }) => id === params.id);
    if (!image) throw notFound('image');
    const uses = [...account.ads, ...account.deletedAds].filter((ad) => JSON.stringify(ad).includes(image.id)).length;
    if (uses > 0) {
      throw new FakeRefusal(
        409,
        'image_in_use',
        `${countOf(uses, 'ad uses', 'ads use')} this image, counting ads that were deleted in the last 7 days. Take it out of them first.`,
      );
    }
    if (account.brandKit.logo_id === image.id) {
      throw new FakeRefusal(
        409,
        'image_in_use',
        'This image is the logo of your brand kit. Choose another logo there first, or none.',
      );
    }
    account.images = account.images.filter((one) => one !== image);
    return { body: undefined };
  },
  duplicateAd: ({ account, state, params, body: { format } }) => {
    const ad = findAd(account, params.id);
    const source = ad.contents.find((one) => one.format === format) ?? ad.contents[0];
    const conversion = format && source && convertAd(source, format);
    const contents = conversion ? [conversion.ad] : ad.contents;
    return {
      body: {
        ad: addAd(account, state.now(), { ...ad, ...alone, name: `${ad.name} (copy)`, contents }),
        changes: conversion ? conversion.changes : [],
        missing: conversion ? conversion.missing.map(({ field, sentence }) => ({ field, sentence })) : [],
      },
    };
  },
};

type SampleFields = SavedAd['sample_fields'];

/** The fields that still say what they said as a template's. */
function unchangedSamples(before: SavedAd, contents: SavedAd['contents']): SavedAd['sample_fields'] {
  const textAt = (all: SavedAd['contents'], { format, field }: SampleFields[number]) =>
    all.flatMap((ad) => (ad.format === format ? wordsIn(ad) : [])).find(({ path }) => path === field)?.text;
  return before.sample_fields.filter((place) => textAt(contents, place) === textAt(before.contents, place));
}

/** An ad of the account; refuses where there is none. */
export function findAd({ ads }: FakeAccount, id: string | undefined): SavedAd {
  const ad = ads.find((one) => one.id === id);
  if (!ad) throw notFound('ad');
  return ad;
}

/** The links with a `utm_content` that an ad has in common with each of its variants. */
function sharedLinksOf({ ads }: FakeAccount, ad: SavedAd): NonNullable<SavedAd['shared_links']> {
  const linksOf = (one: SavedAd) => otherVariant(one.variant_name ?? '', one.contents).links.filter(hasOwnContent);
  const own = linksOf(ad);
  return [...ads].reverse().flatMap((other) => {
    if (other.id === ad.id || ad.variant_group === null || other.variant_group !== ad.variant_group) return [];
    const links = [...new Set(linksOf(other))].filter((link) => own.includes(link));
    return links.length > 0 ? [{ variant_name: other.variant_name ?? '', links }] : [];
  });
}

/** What only the server says of an ad, and what a copy takes along. */
type Kept = Pick<SavedAd, 'labels' | 'sample_texts' | 'sample_fields' | 'variant_group' | 'variant_name'>;

/** An ad without variants. */
const alone = { variant_group: null, variant_name: null };

/** Adds an ad, or a copy of one. */
export function addAd(account: FakeAccount, now: number, added: Omit<NewAd, keyof Kept> & Partial<Kept>): SavedAd {
  const moment = new Date(now).toISOString();
  const { labels = [], sample_texts = [], sample_fields = [], variant_group = null, variant_name = null } = added;
  const ad: SavedAd = {
    campaign_id: null,
    image_id: null,
    logo_id: null,
    from_brief: null,
    ...added,
    labels: [...labels],
    sample_texts,
    sample_fields,
    variant_group,
    variant_name,
    id: aUuid(),
    revision: 1,
    created_at: moment,
    updated_at: moment,
  };
  account.ads.unshift(ad);
  return ad;
}
