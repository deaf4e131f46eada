import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import { Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { imagesOf } from '../ads/adImages.service';
import type { AdsService, AdsTx } from '../ads/ads.service';
import { approvalOf } from './approvedAd.service';
import type { ApproversRepository } from './approvers.repository';
import { approverOf } from './approvers.service';
import type { DecisionsRepository } from './decisions.repository';
import { frozenOf } from './frozenAd';
import type { Approval, Decision, ListedDecision, NewDecision, StandingDecision } from './decisions.types';
import { noteNews, type NoteNewsTx } from './proofNews.service';
import { asGuest, type ProofActivity } from './proofs.activity';
import type { ProofsRepository } from './proofs.repository';
import type { Proof } from './proofs.types';
import { shows } from './proofAds';
import { adGone, linkGone, refuseExpired } from './proofRefusals';

/** More than anybody needs to agree, and few enough to keep. */
const mostDecisions = 100;

export interface DecisionsTx extends NoteNewsTx {
  proofs: Pick<ProofsRepository, 'lockByToken'>;
  approvers: Pick<ApproversRepository, 'findVisitor'>;
  decisions: DecisionsRepository;
  ads: Pick<AdsTx['ads'], 'find' | 'lockSome'>;
  activity: ProofActivity;
}

interface DecisionsDeps {
  decisions: Pick<DecisionsRepository, 'latest' | 'approvals' | 'approvedAmong'>;
  ads: Pick<AdsService, 'list' | 'get'>;
  unitOfWork: UnitOfWork<DecisionsTx>;
  clock: Clock;
  /** Whether mails go out. */
  sendsMail: boolean;
}

export type DecisionsService = ReturnType<typeof createDecisionsService>;

/** What people with a proof link decide on ads. Rule: docs/product-rules.md, "Proof links". */
export function createDecisionsService({ decisions, ads, unitOfWork, clock, sendsMail }: DecisionsDeps) {
  return {
    /** The latest on each of these ads that has one. */
    async latest({ workspaceId }: Pick<Scope, 'workspaceId'>, ids: string[]): Promise<ListedDecision[]> {
      const { items } = await ads.list({ workspaceId }, { ids, search: '' }, { limit: ids.length, offset: 0 });
      const versions = new Map<string, string>();
      for await (const ad of items) versions.set(ad.id, ad.version);
      if (versions.size === 0) return [];
      const found = await decisions.latest([...versions.keys()]);
      const approved = new Set(await decisions.approvedAmong(found.map(({ adId }) => adId)));
      return found.map((one) => ({
        ...one,
        isCurrent: versions.get(one.adId) === one.version,
        hasApprovedVersion: approved.has(one.adId),
      }));
    },

    /** The version that was approved last. Throws `Refusal('not_found')`. */
    approved: async (scope: Scope, adId: string): Promise<Approval> =>
      approvalOf({ decisions }, await ads.get(scope, adId)),

    /**
     * Stores a decision on an ad that an opened proof shows. Whoever saves the ad or decides on it at this moment comes
     * before or after, and so does whoever changes who may decide; `approver` is what `confirmCode` gave. Throws
     * `Refusal('not_found')`, `Refusal('proof_expired')`, `Refusal('approver_required')`, `Refusal('stale_version')`, and
     * `Refusal('too_many')`.
     */
    decide: (
      opened: Proof,
      tokenHash: string,
      adId: string,
      { approver, ...fields }: NewDecision,
    ): Promise<StandingDecision> =>
      unitOfWork(byNobody, async (tx) => {
        const { workspaceId } = opened;
        // It may have been revoked or have expired since it was opened.
        const proof = await tx.proofs.lockByToken(tokenHash);
        if (!proof) throw linkGone();
        const now = clock.now();
        refuseExpired(proof, now);
        const [subject] = await tx.ads.lockSome(workspaceId, [adId]);
        const ad = await tx.ads.find(workspaceId, adId);
        if (!ad || !subject || !shows(proof, ad)) throw adGone();
        const email = await approverOf(tx, proof, approver, now);
        if (ad.version !== fields.version) throw changedMeanwhile();
        const decision = { ...fields, name: fields.name.trim(), email, note: fields.note.trim(), adId };
        const [before] = await tx.decisions.latest([adId]);
        if (before && isSame(before, decision)) return { ...before, isCurrent: true };
        if ((await tx.decisions.count(adId)) >= mostDecisions) throw tooManyDecisions();
        const stored = { ...decision, id: newId(), createdAt: now };
        await tx.decisions.insert(stored, proof.id);
        const isApproval = decision.kind === 'approved';
        if (isApproval) await tx.decisions.freeze(stored, frozenOf(ad), imagesOf(ad));
        const action = isApproval ? 'ad_approved' : 'ad_changes_asked';
        await tx.activity.recordGuest(proof, asGuest(decision.name), { action, subject, detail: email ?? '' }, now);
        if (sendsMail) await noteNews(tx, proof.id, now);
        return { ...stored, isCurrent: true };
      }),
  };
}

const isSame = (one: Decision, other: Omit<Decision, 'id' | 'createdAt'>): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.email === other.email &&
  one.note === other.note &&
  one.version === other.version;

const changedMeanwhile = (): Refusal =>
  new Refusal('stale_version', 'This ad was changed while you looked at it. Look at the new version, then decide.');

const tooManyDecisions = (): Refusal =>
  new Refusal('too_many', 'This ad has 100 decisions already. Ask the person who sent you the link.');
