import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { AdsService, AdsTx } from '../ads/ads.service';
import type { CommentsRepository } from './comments.repository';
import type { AdComment, CommentFields } from './comments.types';
import { asGuest, type ProofActivity } from './proofs.activity';
import { adGone, linkGone, refuseExpired } from './proofRefusals';
import { shows } from './proofAds';
import { noteNews, type NoteNewsTx } from './proofNews.service';
import type { ProofsRepository } from './proofs.repository';
import type { Proof } from './proofs.types';

/** The most comments that a link takes. */
const mostComments = 1_000;

/** The most answers that a comment takes. */
const mostAnswers = 20;

export interface CommentsTx extends NoteNewsTx {
  proofs: Pick<ProofsRepository, 'lockByToken'>;
  comments: CommentsRepository;
  ads: Pick<AdsTx['ads'], 'find' | 'lockSome'>;
  accounts: { find(id: string): Promise<{ fullName: string } | undefined> };
  activity: ProofActivity;
}

interface CommentsDeps {
  comments: Pick<CommentsRepository, 'page'>;
  ads: Pick<AdsService, 'get'>;
  unitOfWork: UnitOfWork<CommentsTx>;
  clock: Clock;
  /** Whether mails go out. */
  sendsMail: boolean;
}

export type CommentsService = ReturnType<typeof createCommentsService>;

/** What people with a proof link say about ads, and what becomes of it. Rule: docs/product-rules.md, "Proof links". */
export function createCommentsService({ comments, ads, unitOfWork, clock, sendsMail }: CommentsDeps) {
  /** Changes a comment on an ad that stays as it is meanwhile. Throws `Refusal('not_found')`. */
  const change = (
    asked: Scope,
    { adId, id }: CommentKey,
    work: (tx: CommentsTx, scope: Scope, comment: AdComment, ad: Subject) => Promise<AdComment>,
  ): Promise<AdComment> =>
    unitOfWork(asked, async (tx, scope) => {
      const [ad] = await tx.ads.lockSome(scope.workspaceId, [adId]);
      if (!ad) throw notFound('ad');
      const comment = await tx.comments.find(adId, id);
      if (!comment) throw notFound('comment');
      return work(tx, scope, comment, ad);
    });

  return {
    /** The oldest first, by whatever link they came. Throws `Refusal('not_found')`. */
    async list(scope: Scope, adId: string, isResolved: boolean, page: Page): Promise<Paged<AdComment>> {
      await ads.get(scope, adId);
      return comments.page({ adId, isResolved }, page);
    },

    /**
     * Stores a comment on an ad that an opened proof shows; the same one that is open already is stored once. Throws
     * `Refusal('not_found')`, `Refusal('proof_expired')`, `Refusal('validation_failed')`, and `Refusal('too_many')`.
     */
    comment: (opened: Proof, tokenHash: string, adId: string, fields: CommentFields): Promise<AdComment> =>
      unitOfWork(byNobody, async (tx) => {
        // It may have been revoked or have expired since it was opened.
        const proof = await tx.proofs.lockByToken(tokenHash);
        if (!proof) throw linkGone();
        const now = clock.now();
        refuseExpired(proof, now);
        const [subject] = await tx.ads.lockSome(opened.workspaceId, [adId]);
        const ad = await tx.ads.find(opened.workspaceId, adId);
        if (!ad || !subject || !shows(proof, ad)) throw adGone();
        if (!ad.contents.some(({ format }) => format === fields.format)) throw formatGone();
        const words = { name: fields.name.trim(), text: fields.text.trim() };
        const comment = { ...fields, ...words, id: newId(), adId, proofId: proof.id, createdAt: now };
        const same = await tx.comments.findSame(comment);
        if (same) return same;
        if ((await tx.comments.countOf(proof.id)) >= mostComments) throw tooManyComments();
        const number = await tx.comments.insert(comment);
        await tx.activity.recordGuest(proof, asGuest(words.name), { action: 'ad_commented', subject }, now);
        if (sendsMail) await noteNews(tx, proof.id, now);
        return { ...comment, number, resolvedAt: null, answers: [] };
      }),

    /** Throws `Refusal('not_found')` and `Refusal('too_many')`. */
    answer: (asked: Scope, key: CommentKey, text: string): Promise<AdComment> =>
      change(asked, key, async (tx, scope, comment, subject) => {
        if (comment.answers.length >= mostAnswers) throw tooManyAnswers();
        const now = clock.now();
        const answer = { id: newId(), text: text.trim(), createdAt: now };
        await tx.comments.insertAnswer({ ...answer, commentId: comment.id, createdBy: scope.actorId });
        await tx.activity.record(scope, { action: 'ad_comment_answered', subject }, now);
        const name = (await tx.accounts.find(scope.actorId))?.fullName ?? null;
        return { ...comment, answers: [...comment.answers, { ...answer, name }] };
      }),

    /** Resolves a comment or reopens it. One that is resolved already stays as it is. Throws `Refusal('not_found')`. */
    resolve: (asked: Scope, key: CommentKey, isResolved: boolean): Promise<AdComment> =>
      change(asked, key, async (tx, scope, comment, subject) => {
        if (isResolved === (comment.resolvedAt !== null)) return comment;
        const now = clock.now();
        const resolvedAt = isResolved ? now : null;
        await tx.comments.setResolved(comment.id, resolvedAt);
        const action = isResolved ? 'ad_comment_resolved' : 'ad_comment_reopened';
        await tx.activity.record(scope, { action, subject }, now);
        return { ...comment, resolvedAt };
      }),
  };
}

/** The ad that activity is about. */
type Subject = { id: string; name: string };

/** A comment, and the ad that it is on. */
interface CommentKey {
  adId: string;
  id: string;
}

const formatGone = (): Refusal =>
  invalidField('format', 'This ad doesn’t have that format anymore. Choose another one.');

const tooManyComments = (): Refusal =>
  new Refusal('too_many', 'This link has 1,000 comments already. Ask the person who sent it for a new one.');

const tooManyAnswers = (): Refusal => new Refusal('too_many', 'This comment has 20 answers already.');
