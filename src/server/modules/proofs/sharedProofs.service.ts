import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import type { Page, Paged } from '../../lib/page';
import { Refusal } from '../../lib/refusal';
import { hashToken } from '../../lib/secrets';
import type { AdsService } from '../ads/ads.service';
import type { SavedAd } from '../ads/ads.types';
import { imagesOf } from '../ads/adImages.service';
import type { PasswordHasher } from '../auth/passwordHasher.port';
import type { ImagesService } from '../images/images.service';
import type { ImageFacts } from '../images/images.types';
import type { LimitsService } from '../limits/limits.service';
import type { ApproversService } from './approvers.service';
import { comparedAddress } from './approverAddresses';
import type { CommentsRepository } from './comments.repository';
import type { CommentsService } from './comments.service';
import type { AdComment, CommentFields } from './comments.types';
import type { DecisionsRepository } from './decisions.repository';
import type { DecisionsService } from './decisions.service';
import type { NewDecision, StandingDecision } from './decisions.types';
import { shows } from './proofAds';
import { adGone, linkGone, refuseExpired } from './proofRefusals';
import type { ProofsRepository } from './proofs.repository';
import type { Proof, SharedAd, SharedProof } from './proofs.types';

/** The most ads that a page shows. */
const mostAds = 100;

interface SharedProofsDeps {
  proofs: Pick<ProofsRepository, 'findByToken'>;
  decisions: Pick<DecisionsRepository, 'latest' | 'approvals' | 'anyShows'>;
  comments: Pick<CommentsRepository, 'page' | 'counts'>;
  decide: DecisionsService['decide'];
  comment: CommentsService['comment'];
  approvers: Pick<ApproversService, 'requestCode' | 'confirmCode'>;
  ads: Pick<AdsService, 'list' | 'anyShows'>;
  images: Pick<ImagesService, 'factsOf' | 'read'>;
  limits: Pick<
    LimitsService,
    | 'countProofOpened'
    | 'countProofImage'
    | 'countPassphrase'
    | 'countDecision'
    | 'countComment'
    | 'countCommentsRead'
    | 'countApprovalCode'
    | 'countApprovalCodeTry'
  >;
  hasher: Pick<PasswordHasher, 'verify'>;
  clock: Clock;
}

/** How a link is opened. */
export interface Opening {
  token: string;
  /** What `unlock` gave for the passphrase. */
  access: string | undefined;
  /** The IP address that asks. */
  address: string;
}

export type SharedProofsService = ReturnType<typeof createSharedProofsService>;

/**
 * What people see who have a proof's link, and nothing else of its workspace. A link that is unknown and one that was
 * revoked are the same `Refusal('not_found')`. Every method throws `Refusal('rate_limited')`.
 */
export function createSharedProofsService(deps: SharedProofsDeps) {
  const { proofs, decisions, comments, decide, comment, approvers, ads, images, limits, hasher, clock } = deps;
  const find = async (token: string): Promise<Proof> => {
    const proof = await proofs.findByToken(hashToken(token));
    if (!proof) throw linkGone();
    refuseExpired(proof, clock.now());
    return proof;
  };

  const open = async ({ token, access }: Opening): Promise<Proof> => {
    const proof = await find(token);
    const { passphraseHash } = proof;
    if (passphraseHash !== null && !isSame(access ?? '', accessOf(token, passphraseHash))) throw locked();
    return proof;
  };

  const filterOf = ({ campaignId, adIds }: Proof) => ({
    search: '',
    ...(campaignId === null ? { ids: adIds } : { campaignId }),
  });

  const withAnswers = async ({ id: proofId }: Proof, shown: SavedAd[]): Promise<SharedAd[]> => {
    const ids = shown.map(({ id }) => id);
    const [latest, approvals, counts] = await Promise.all([
      decisions.latest(ids),
      decisions.approvals(ids),
      comments.counts(proofId, ids),
    ]);
    return shown.map((ad) => {
      const decision = latest.find(({ adId }) => adId === ad.id);
      const approved = approvals.find((one) => one.adId === ad.id && one.version !== ad.version);
      const standing = decision && { ...decision, isCurrent: decision.version === ad.version };
      return { ad, decision: standing, approved, comments: counts.get(ad.id) ?? { open: 0, resolved: 0 } };
    });
  };

  /** Whether the approved version of an ad that the proof shows now has an image. */
  const wasApproved = async (proof: Proof, imageId: string): Promise<boolean> => {
    const { items } = await ads.list(proof, filterOf(proof), { limit: mostAds, offset: 0 });
    const ids: string[] = [];
    for await (const { id } of items) ids.push(id);
    return decisions.anyShows(ids, imageId);
  };

  return {
    /**
     * The ads as they are now. Throws `Refusal('not_found')`, `Refusal('proof_expired')`, and
     * `Refusal('proof_locked')`.
     */
    async read(opening: Opening): Promise<SharedProof> {
      await limits.countProofOpened(opening.address);
      const proof = await open(opening);
      const { items, total } = await ads.list(proof, filterOf(proof), { limit: mostAds, offset: 0 });
      const shown: SavedAd[] = [];
      for await (const ad of items) shown.push(ad);
      const place = new Map(proof.adIds.map((id, position) => [id, position]));
      shown.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      const answered = await withAnswers(proof, shown);
      const seen = answered.flatMap(({ ad, approved }) => [ad, ...(approved ? [approved.frozen] : [])]);
      const imageIds = [...new Set(seen.flatMap(imagesOf))];
      return { proof, ads: answered, adCount: total, images: await images.factsOf(proof, imageIds) };
    },

    /** What the passphrase gives access by. Throws as `read` does. */
    async unlock(token: string, passphrase: string, address: string): Promise<string> {
      await limits.countPassphrase(hashToken(token), address);
      const { passphraseHash } = await find(token);
      if (passphraseHash === null || !(await hasher.verify(passphraseHash, passphrase))) throw wrongPassphrase();
      return accessOf(token, passphraseHash);
    },

    /** Has a code mailed to somebody who may decide. Throws as `read` does. */
    async requestCode(opening: Opening, email: string): Promise<void> {
      await limits.countApprovalCode(hashToken(opening.token), comparedAddress(email), opening.address);
      await approvers.requestCode(await open(opening), email);
    },

    /** What a mailed code gives the right to decide by. Throws as `read` and `confirmCode` do. */
    async confirmCode(opening: Opening, typed: { email: string; code: string }): Promise<string> {
      const tokenHash = hashToken(opening.token);
      await limits.countApprovalCodeTry(tokenHash, opening.address);
      return approvers.confirmCode(await open(opening), tokenHash, typed);
    },

    /** Approves an ad, or asks for changes. Throws as `read` and `decide` do. */
    async decideOn(opening: Opening, adId: string, fields: NewDecision): Promise<StandingDecision> {
      await limits.countDecision(opening.address);
      return decide(await open(opening), hashToken(opening.token), adId, fields);
    },

    /** Comments on an ad that the proof shows now, which came by it, the oldest first. Throws as `read` does. */
    async comments(opening: Opening, adId: string, isResolved: boolean, page: Page): Promise<Paged<AdComment>> {
      await limits.countCommentsRead(opening.address);
      const proof = await open(opening);
      const { items } = await ads.list(proof, { search: '', ids: [adId] }, { limit: 1, offset: 0 });
      for await (const ad of items)
        if (shows(proof, ad)) return comments.page({ adId, proofId: proof.id, isResolved }, page);
      throw adGone();
    },

    /** Comments on an ad. Throws as `read` and `comment` do. */
    async commentOn(opening: Opening, adId: string, fields: CommentFields): Promise<AdComment> {
      await limits.countComment(opening.address);
      return comment(await open(opening), hashToken(opening.token), adId, fields);
    },

    /** An image that one of the ads shows, now or as it was approved. Throws as `read` does. */
    async image(opening: Opening, imageId: string): Promise<{ image: ImageFacts; pieces: AsyncGenerator<Uint8Array> }> {
      await limits.countProofImage(opening.address);
      const proof = await open(opening);
      const isShown = (await ads.anyShows(proof, filterOf(proof), imageId)) || (await wasApproved(proof, imageId));
      if (!isShown) throw imageGone();
      return images.read(proof, imageId);
    },
  };
}

/** Known to the server alone until the passphrase is typed: it takes the stored hash, which is told to nobody. */
const accessOf = (token: string, passphraseHash: string): string =>
  createHmac('sha256', passphraseHash).update(token).digest('base64url');

/** Takes as long whatever is compared. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const imageGone = (): Refusal => new Refusal('not_found', 'This proof no longer shows that image.');

const locked = (): Refusal => new Refusal('proof_locked', 'Enter the passphrase you were given with this link.');

const wrongPassphrase = (): Refusal =>
  new Refusal('proof_locked', 'That isn’t the passphrase for this link. Check it and try again.');
