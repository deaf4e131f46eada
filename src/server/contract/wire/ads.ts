import type { AdCopy, AdFields, SavedAd } from '../../modules/ads/ads.types';
import type { WireTypes } from '../handlers';
import { fromWireArtwork, toWireArtwork } from './artwork';

export const toWireAd = (ad: SavedAd): WireTypes['SavedAd'] => ({
  id: ad.id,
  campaign_id: ad.campaignId,
  name: ad.name,
  contents: ad.contents,
  artwork: toWireArtwork(ad.artwork),
  picture: { headline: ad.headline, subheadline: ad.subheadline, body: ad.body, cta: ad.cta },
  image_id: ad.imageId,
  logo_id: ad.logoId,
  revision: ad.revision,
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
});

export const fromWireAd = (body: WireTypes['NewAd']): AdFields => ({
  campaignId: body.campaign_id ?? null,
  name: body.name,
  contents: body.contents,
  artwork: fromWireArtwork(body.artwork),
  ...body.picture,
  imageId: body.image_id ?? null,
  logoId: body.logo_id ?? null,
});

/** What a body says of an ad; `undefined` for what it leaves out. */
export const fromWireAdChange = (body: WireTypes['AdChange']): Partial<AdFields> => ({
  campaignId: body.campaign_id,
  name: body.name,
  contents: body.contents,
  artwork: body.artwork && fromWireArtwork(body.artwork),
  ...body.picture,
  imageId: body.image_id,
  logoId: body.logo_id,
});

export const toWireAdCopy = ({ ad, changes, missing }: AdCopy): WireTypes['AdCopy'] => ({
  ad: toWireAd(ad),
  changes,
  missing: missing.map(({ field, sentence }) => ({ field, sentence })),
});
