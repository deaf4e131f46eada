import type { SavedAd } from '../ads/ads.types';
import type { FrozenAd } from './decisions.types';

/** What people see of an ad: neither its name nor what only its workspace knows. */
export const frozenOf = (ad: SavedAd): FrozenAd => ({
  contents: ad.contents,
  artwork: ad.artwork,
  headline: ad.headline,
  subheadline: ad.subheadline,
  body: ad.body,
  cta: ad.cta,
  imageId: ad.imageId,
  logoId: ad.logoId,
});
