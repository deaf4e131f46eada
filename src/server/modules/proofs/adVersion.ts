import { createHash } from 'node:crypto';
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

/** Stands for exactly the texts, images, and looks of an ad. */
export const versionOf = (ad: SavedAd): string =>
  createHash('sha256')
    .update(JSON.stringify(frozenOf(ad), inOneOrder))
    .digest('base64url');

/** The fields of an object, in the same order however the database gives them. */
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
