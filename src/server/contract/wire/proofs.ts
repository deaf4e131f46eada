import { adTitle } from '../../../ad-kit/variants';
import type {
  Approval,
  FrozenAd,
  ListedDecision,
  NewDecision,
  StandingDecision,
} from '../../modules/proofs/decisions.types';
import type { ListedProof, ProofFields, SharedAd, SharedProof } from '../../modules/proofs/proofs.types';
import type { WireTypes } from '../handlers';
import { toWireArtwork } from './artwork';
import { type Every, expectNothingLeft } from './everyField';

export const toWireProof = (proof: ListedProof): Every<WireTypes['Proof']> => ({
  id: proof.id,
  name: proof.name,
  campaign_id: proof.campaignId,
  ad_ids: proof.adIds,
  has_passphrase: proof.passphraseHash !== null,
  approvers: proof.approvers,
  made_by: proof.madeBy,
  created_at: proof.createdAt.toISOString(),
  expires_at: proof.expiresAt.toISOString(),
  open_comment_count: proof.openCommentCount,
});

export function fromWireProof(body: WireTypes['NewProof']): ProofFields {
  const { name, ad_ids: adIds = [], campaign_id: campaignId = null, ...others } = body;
  const { expires_in_days: expiresInDays, passphrase = null, approvers = [], ...rest } = others;
  expectNothingLeft(rest);
  return { name, adIds: adIds.map((id) => id.toLowerCase()), campaignId, expiresInDays, passphrase, approvers };
}

export const toWireSharedProof = ({ proof, ads, adCount, images }: SharedProof): Every<WireTypes['SharedProof']> => ({
  name: proof.name,
  expires_at: proof.expiresAt.toISOString(),
  takes_code: proof.approvers.length > 0,
  ads: ads.map(toWireSharedAd),
  ad_count: adCount,
  images: images.map(({ id, width, height, isTransparent, tones }) => ({
    ...{ id, width, height, tones },
    transparent: isTransparent,
  })),
});

/** What of an ad its clients see: nothing that only its workspace knows, such as its labels and its brief. */
const toWireSharedAd = ({ ad, decision, approved, comments }: SharedAd): Every<WireTypes['SharedAd']> => ({
  id: ad.id,
  name: adTitle(ad.name, ad.variantName),
  ...toWireLook(ad),
  updated_at: ad.updatedAt.toISOString(),
  version: ad.version,
  decision: decision ? toWireSharedDecision(decision) : null,
  approved: approved
    ? { name: approved.name, created_at: approved.createdAt.toISOString(), ...toWireLook(approved.frozen) }
    : null,
  comments,
});

const toWireLook = ({ contents, artwork, headline, subheadline, body, cta, imageId, logoId }: FrozenAd) => ({
  contents,
  artwork: toWireArtwork(artwork),
  picture: { headline, subheadline, body, cta },
  image_id: imageId,
  logo_id: logoId,
});

/** For its workspace alone, which is told the address of who decided. */
export const toWireDecision = (decision: ListedDecision): Every<WireTypes['AdDecision']> => ({
  ...toWireSharedDecision(decision),
  email: decision.email,
  has_approved_version: decision.hasApprovedVersion,
});

export const toWireApprovedAd = (approval: Approval): Every<WireTypes['ApprovedAd']> => ({
  name: approval.name,
  email: approval.email,
  note: approval.note,
  created_at: approval.createdAt.toISOString(),
  ...toWireLook(approval.frozen),
});

export const toWireSharedDecision = (decision: StandingDecision): Every<WireTypes['SharedDecision']> => ({
  ad_id: decision.adId,
  kind: decision.kind,
  name: decision.name,
  note: decision.note,
  created_at: decision.createdAt.toISOString(),
  is_current: decision.isCurrent,
});

export function fromWireDecision({
  kind,
  name,
  note = '',
  version,
  approver = null,
  ...rest
}: WireTypes['NewDecision']): NewDecision {
  expectNothingLeft(rest);
  return { kind, name, note, version, approver };
}
