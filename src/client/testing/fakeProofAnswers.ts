import { adTitle } from '../../ad-kit/variants';
import type { ApprovalState, SavedAd } from '../api/adsApi';
import type { AdDecision, ApprovedVersion, CommentCounts, Proof, SharedAd } from '../api/proofsApi';
import { aUuid } from './builders';
import type { FakeAccount, FakeProof } from './fakeAccount';
import { findCampaign } from './fakeCampaignAnswers';
import { type FakeAnswers, FakeRefusal, type FakeState, faultOf, notFound, pageOf, refuseFaults } from './fakeState';
import { workspaceOf, workspaceToFill } from './fakeTeams';

type ProofOperation =
  | 'listProofs'
  | 'createProof'
  | 'updateProof'
  | 'revokeProof'
  | 'getSharedProof'
  | 'unlockSharedProof'
  | 'getSharedImage'
  | 'decideOnSharedAd'
  | 'listAdDecisions'
  | 'getApprovedAd'
  | 'getProofEmails'
  | 'setProofEmails'
  | 'stopProofEmails';

const dayMs = 86_400_000;

/** Links that show ads to people without an account. `proof-emails-token` turns the first account's mails about them off. */
export const proofAnswers: FakeAnswers<ProofOperation> = {
  listProofs: ({ account, query }) => {
    const adId = query.get('ad_id');
    const campaignId = query.get('campaign_id');
    return pageOf(
      account.proofs
        .filter((one) => one.teamId === query.get('team_id'))
        .map(({ proof, token }) => ({ ...proof, open_comment_count: countOf(account, { token }).open }))
        .filter(({ ad_ids }) => adId === null || ad_ids.includes(adId))
        .filter(({ campaign_id }) => campaignId === null || campaign_id === campaignId),
      query,
    );
  },
  getProofEmails: ({ account }) => ({ body: { enabled: account.proofEmails } }),
  setProofEmails: ({ account, body }) => {
    account.proofEmails = body.enabled;
    return { body };
  },
  stopProofEmails: ({ state, query }) => {
    const [account] = state.accounts;
    if (query.get('token') !== 'proof-emails-token' || !account) {
      throw new FakeRefusal(
        404,
        'not_found',
        'Open the link in your newest email, or turn these emails off in Settings.',
      );
    }
    account.proofEmails = false;
    return { body: undefined };
  },
  createProof: ({ state, account, query, body }) => {
    const { name, ad_ids = [], campaign_id = null, expires_in_days: days, passphrase = null, approvers = [] } = body;
    refuseFaults({
      name: faultOf.blank('Name', name),
      passphrase: passphrase !== null && faultOf.short('Passphrase', passphrase, 6),
      ad_ids: (campaign_id === null) === (ad_ids.length === 0) && 'Choose either ads or one campaign.',
    });
    const addresses = approversOf(account, approvers);
    workspaceToFill(state, account, query.get('team_id'));
    if (campaign_id !== null) findCampaign(workspaceOf(state, account, campaign_id), campaign_id);
    if (ad_ids.some((id) => !account.ads.some((ad) => ad.id === id))) throw notFound('ad');
    const proof = {
      id: aUuid(),
      name: name.trim(),
      campaign_id,
      ad_ids,
      has_passphrase: passphrase !== null,
      approvers: addresses,
      made_by: account.user.full_name,
      created_at: new Date(state.now()).toISOString(),
      expires_at: new Date(state.now() + days * dayMs).toISOString(),
      open_comment_count: 0,
    };
    const token = `proof-${proof.id}`;
    account.proofs = [{ teamId: query.get('team_id'), proof, token, passphrase }, ...account.proofs];
    return { body: { proof, link: `http://localhost/proofs/${token}` } };
  },
  updateProof: ({ account, params, body }) => {
    const found = proofOf(account, params.id);
    found.proof = { ...found.proof, approvers: approversOf(account, body.approvers) };
    return { body: found.proof };
  },
  revokeProof: ({ account, params }) => {
    const found = proofOf(account, params.id);
    account.proofs = account.proofs.filter((one) => one !== found);
    return { body: undefined };
  },
  getSharedProof: ({ state, params, query }) => {
    const { account, proof, token } = unlockedProof(state, params.token, query);
    const ads =
      proof.campaign_id === null
        ? proof.ad_ids.flatMap((id) => account.ads.filter((ad) => ad.id === id))
        : account.ads.filter((ad) => ad.campaign_id === proof.campaign_id);
    const imageIds = ads.flatMap(({ image_id, logo_id }) => [image_id, logo_id]);
    return {
      body: {
        name: proof.name,
        expires_at: proof.expires_at,
        takes_code: proof.approvers.length > 0,
        ads: ads.map((ad) => asSharedAd(account, ad, token)),
        ad_count: ads.length,
        images: account.images
          .filter(({ id }) => imageIds.includes(id))
          .map(({ id, width, height, transparent = false, tones = [] }) => ({ id, width, height, transparent, tones })),
      },
    };
  },
  unlockSharedProof: ({ state, params, body }) => {
    const { passphrase } = openProof(state, params.token);
    if (passphrase === null || body.passphrase !== passphrase) {
      const sentence = 'That isn’t the passphrase for this link. Check it and try again.';
      throw new FakeRefusal(403, 'proof_locked', sentence);
    }
    return { body: { access: accessBy(passphrase) } };
  },
  decideOnSharedAd: ({ state, params, body: { kind, name, note = '', version, approver } }) => {
    const open = openProof(state, params.token);
    const { account } = open;
    const ad = adShownBy(open, params.ad_id);
    refuseFaults({ name: faultOf.blank('Name', name) });
    const email = decidingAddress(open.proof, approver ?? null);
    if (version !== versionOf(ad)) {
      const sentence = 'This ad was changed while you looked at it. Look at the new version, then decide.';
      throw new FakeRefusal(409, 'stale_version', sentence);
    }
    const created_at = new Date(state.now()).toISOString();
    const decision = { ad_id: ad.id, kind, name: name.trim(), note: note.trim(), created_at, is_current: true };
    account.decisions = [{ decision: { ...decision, email }, version }, ...account.decisions];
    return { body: decision };
  },
  listAdDecisions: ({ account, query }) => {
    const ids = query.get('ad_ids')?.split(',') ?? [];
    const ads = account.ads.filter(({ id }) => ids.includes(id));
    return { body: ads.flatMap((ad) => lastDecisionOn(account, ad) ?? []) };
  },
  getApprovedAd: ({ account, params }) => {
    const ad = account.ads.find(({ id }) => id === params.id);
    if (!ad) throw notFound('ad');
    const approval = approvalOn(account, ad);
    if (!approval) throw new FakeRefusal(404, 'not_found', 'No version of this ad was approved yet.');
    const { name, email, note, created_at } = approval.decision;
    return { body: { name, email, note, created_at, ...lookOf(approval.version) } };
  },
  getSharedImage: ({ state, params }) => {
    const file = openProof(state, params.token).account.imageFiles.get(params.image_id ?? '');
    if (!file) throw new FakeRefusal(404, 'not_found', 'This proof no longer shows that image.');
    return { body: file };
  },
};

/** Stands for what people see of an ad. The real server's is a hash of it. */
const versionOf = ({ contents, artwork, picture, image_id, logo_id }: SavedAd): string =>
  JSON.stringify({ contents, artwork, picture, image_id, logo_id });

/** What people saw of an ad that has this version. */
const lookOf = (version: string) => JSON.parse(version) as Omit<ApprovedVersion, 'name' | 'created_at'>;

const approvalOn = (account: FakeAccount, { id }: SavedAd) =>
  account.decisions.find(({ decision }) => decision.ad_id === id && decision.kind === 'approved');

const lastDecisionOn = (account: FakeAccount, ad: SavedAd): AdDecision | undefined => {
  const found = account.decisions.find(({ decision }) => decision.ad_id === ad.id);
  const has_approved_version = approvalOn(account, ad) !== undefined;
  return found && { ...found.decision, is_current: found.version === versionOf(ad), has_approved_version };
};

/** How an ad stands with clients; `undefined` where nobody was asked. */
export function approvalStateOf(account: FakeAccount, ad: SavedAd, now: number): ApprovalState | undefined {
  const decision = lastDecisionOn(account, ad);
  if (decision?.is_current) return decision.kind;
  if (decision?.kind === 'approved') return 'changed_since_approval';
  const works = account.proofs.filter(({ proof }) => Date.parse(proof.expires_at) > now);
  return works.some((one) => isShown(one, ad)) ? 'waiting' : undefined;
}

function withoutAddress(decision: AdDecision | undefined): SharedAd['decision'] {
  if (!decision) return null;
  const { email: _email, has_approved_version: _hasApproved, ...shared } = decision;
  return shared;
}

function proofOf(account: FakeAccount, id: string | undefined): FakeProof {
  const found = account.proofs.find(({ proof }) => proof.id === id);
  if (!found) throw notFound('proof');
  return found;
}

function approversOf({ user }: FakeAccount, typed: readonly string[]): string[] {
  refuseFaults(
    Object.fromEntries(typed.map((one, at) => [`approvers.${at}`, faultOf.address(`Approvers ${at + 1}`, one)])),
  );
  if (typed.length > 0 && !user.email_verified) {
    const sentence = 'Please confirm your email first. Then you can choose who decides.';
    throw new FakeRefusal(409, 'email_unverified', sentence);
  }
  return [...new Set(typed.map((one) => one.toLowerCase()))];
}

/** The address of who decides; null where whoever has the link does. */
function decidingAddress({ approvers }: Proof, approver: string | null): string | null {
  if (approvers.length === 0) return null;
  const email = approvers.find((one) => approver === approverBy(one));
  if (email !== undefined) return email;
  const sentence = 'Confirm your email with a code first. Only people chosen for this link can decide.';
  throw new FakeRefusal(403, 'approver_required', sentence);
}

function asSharedAd(account: FakeAccount, ad: SavedAd, token: string): SharedAd {
  const { id, contents, artwork, picture, image_id, logo_id, updated_at } = ad;
  const version = versionOf(ad);
  const approval = approvalOn(account, ad);
  const approved = approval && approval.version !== version ? approval : undefined;
  return {
    name: adTitle(ad.name, ad.variant_name),
    ...{ id, contents, artwork, picture, image_id, logo_id, updated_at, version },
    decision: withoutAddress(lastDecisionOn(account, ad)),
    comments: countOf(account, { token, adId: id }),
    approved: approved
      ? {
          name: approved.decision.name,
          created_at: approved.decision.created_at,
          ...lookOf(approved.version),
        }
      : null,
  };
}

/** How many comments came by a link, to one of its ads or to all. */
function countOf(account: FakeAccount, wanted: { token: string; adId?: string }): CommentCounts {
  const found = account.comments.filter(
    ({ token, adId }) => token === wanted.token && (wanted.adId === undefined || adId === wanted.adId),
  );
  const open = found.filter(({ comment }) => comment.resolved_at === null).length;
  return { open, resolved: found.length - open };
}

const isShown = ({ proof }: Pick<FakeProof, 'proof'>, { id, campaign_id }: SavedAd): boolean =>
  proof.campaign_id === null ? proof.ad_ids.includes(id) : campaign_id === proof.campaign_id;

/** An ad that a link shows. */
export function adShownBy({ account, proof }: FakeProof & { account: FakeAccount }, id: string | undefined): SavedAd {
  const ad = account.ads.find((one) => one.id === id);
  if (!ad || !isShown({ proof }, ad))
    throw new FakeRefusal(404, 'not_found', 'This ad isn’t part of this link anymore.');
  return ad;
}

/** What a code gives that was mailed to an address. */
export const approverBy = (email: string): string => `approver-${email.replaceAll(/\W/g, '-')}`;

const accessBy = (passphrase: string): string => `access-by-${passphrase.replaceAll(/\W/g, '-')}`;

/** An open link, of which the passphrase was typed where it has one. */
export function unlockedProof(state: FakeState, token: string | undefined, query: URLSearchParams) {
  const open = openProof(state, token);
  if (open.passphrase !== null && query.get('access') !== accessBy(open.passphrase)) {
    throw new FakeRefusal(403, 'proof_locked', 'Enter the passphrase you were given with this link.');
  }
  return open;
}

function openProof(state: FakeState, token: string | undefined): FakeProof & { account: FakeAccount } {
  for (const account of state.accounts) {
    const found = account.proofs.find((one) => one.token === token);
    if (!found) continue;
    if (Date.parse(found.proof.expires_at) <= state.now()) {
      const sentence = 'This link has expired. Ask the person who sent it for a new one.';
      throw new FakeRefusal(409, 'proof_expired', sentence);
    }
    return { ...found, account };
  }
  throw new FakeRefusal(404, 'not_found', 'This link doesn’t work anymore. Ask the person who sent it for a new one.');
}
