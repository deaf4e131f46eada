import { type Workspace, teamIdOf } from '../../lib/scope';
import type { AdCopy, AdFields, SavedAd, SharedLinks } from '../../modules/ads/ads.types';
import type { AdSamples } from '../../modules/template-library/libraryTemplates.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';
import { fromWireArtwork, toWireArtwork } from './artwork';
import { fromWireProductBrief, toWireProductBrief } from './briefs';

/** `samples`: which of its texts are a template's. `sharedLinks`: the links that other variants have, too, if asked for. */
export const toWireAd = (
  ad: SavedAd,
  workspace: Workspace,
  samples: AdSamples,
  sharedLinks?: readonly SharedLinks[],
): Every<WireTypes['SavedAd']> => ({
  id: ad.id,
  campaign_id: ad.campaignId,
  name: ad.name,
  contents: ad.contents,
  artwork: toWireArtwork(ad.artwork),
  picture: { headline: ad.headline, subheadline: ad.subheadline, body: ad.body, cta: ad.cta },
  image_id: ad.imageId,
  logo_id: ad.logoId,
  from_brief: ad.fromBrief && { brief: toWireProductBrief(ad.fromBrief.brief), texts: [...ad.fromBrief.texts] },
  revision: ad.revision,
  labels: ad.labels,
  team_id: teamIdOf(workspace),
  sample_texts: samples.texts,
  sample_fields: samples.fields,
  variant_group: ad.variantGroup,
  variant_name: ad.variantName,
  shared_links: sharedLinks?.map(({ variantName, links }) => ({ variant_name: variantName, links })),
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
});

export function fromWireAd(body: WireTypes['NewAd']): AdFields {
  const { name, contents, artwork, picture, ...others } = body;
  const {
    campaign_id: campaignId = null,
    image_id: imageId = null,
    logo_id: logoId = null,
    from_brief: fromBrief = null,
    ...rest
  } = others;
  expectNothingLeft(rest);
  return {
    campaignId,
    name,
    contents,
    artwork: fromWireArtwork(artwork),
    ...fromWirePicture(picture),
    imageId,
    logoId,
    fromBrief: fromBrief && fromWireAdFromBrief(fromBrief),
  };
}

/** What a body says of an ad; `undefined` for what it leaves out. */
export function fromWireAdChange(body: Omit<WireTypes['AdChange'], 'revision'>): Partial<AdFields> {
  const { name, contents, artwork, picture, ...others } = body;
  const { campaign_id: campaignId, image_id: imageId, logo_id: logoId, from_brief: fromBrief, ...rest } = others;
  expectNothingLeft(rest);
  return {
    campaignId,
    name,
    contents,
    artwork: artwork && fromWireArtwork(artwork),
    ...(picture && fromWirePicture(picture)),
    imageId,
    logoId,
    fromBrief: fromBrief && fromWireAdFromBrief(fromBrief),
  };
}

function fromWireAdFromBrief({ brief, texts, ...rest }: WireTypes['AdFromBrief']) {
  expectNothingLeft(rest);
  return { brief: fromWireProductBrief(brief), texts };
}

function fromWirePicture({ headline, subheadline, body, cta, ...rest }: WireTypes['NewAd']['picture']) {
  expectNothingLeft(rest);
  return { headline, subheadline, body, cta };
}

export const toWireAdCopy = (
  { ad, changes, missing }: AdCopy,
  workspace: Workspace,
  samples: AdSamples,
): Every<WireTypes['AdCopy']> => ({
  ad: toWireAd(ad, workspace, samples),
  changes,
  missing: missing.map(({ field, sentence }) => ({ field, sentence })),
});
