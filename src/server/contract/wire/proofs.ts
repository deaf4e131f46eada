import type { SavedAd } from '../../modules/ads/ads.types';
import type { ListedProof, ProofFields, SharedProof } from '../../modules/proofs/proofs.types';
import type { WireTypes } from '../handlers';
import { toWireArtwork } from './artwork';
import { type Every, expectNothingLeft } from './everyField';

export const toWireProof = (proof: ListedProof): Every<WireTypes['Proof']> => ({
  id: proof.id,
  name: proof.name,
  campaign_id: proof.campaignId,
  ad_ids: proof.adIds,
  has_passphrase: proof.passphraseHash !== null,
  made_by: proof.madeBy,
  created_at: proof.createdAt.toISOString(),
  expires_at: proof.expiresAt.toISOString(),
});

export function fromWireProof(body: WireTypes['NewProof']): ProofFields {
  const { name, ad_ids: adIds = [], campaign_id: campaignId = null, ...others } = body;
  const { expires_in_days: expiresInDays, passphrase = null, ...rest } = others;
  expectNothingLeft(rest);
  return { name, adIds: adIds.map((id) => id.toLowerCase()), campaignId, expiresInDays, passphrase };
}

export const toWireSharedProof = ({ proof, ads, adCount, images }: SharedProof): Every<WireTypes['SharedProof']> => ({
  name: proof.name,
  expires_at: proof.expiresAt.toISOString(),
  ads: ads.map(toWireSharedAd),
  ad_count: adCount,
  images: images.map(({ id, width, height, isTransparent }) => ({ id, width, height, transparent: isTransparent })),
});

/** What of an ad its clients see: nothing that only its workspace knows, such as its labels and its brief. */
const toWireSharedAd = (ad: SavedAd): Every<WireTypes['SharedAd']> => ({
  id: ad.id,
  name: ad.name,
  contents: ad.contents,
  artwork: toWireArtwork(ad.artwork),
  picture: { headline: ad.headline, subheadline: ad.subheadline, body: ad.body, cta: ad.cta },
  image_id: ad.imageId,
  logo_id: ad.logoId,
  updated_at: ad.updatedAt.toISOString(),
});
