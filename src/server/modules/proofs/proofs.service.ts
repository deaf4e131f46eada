import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { AdsTx } from '../ads/ads.service';
import type { Account } from '../auth/auth.types';
import type { PasswordHasher } from '../auth/passwordHasher.port';
import { keepCampaign, type KeepCampaignTx } from '../campaigns/campaigns.service';
import type { Site } from '../mail/mail.types';
import { approverAddresses } from './approverAddresses';
import type { ProofActivity } from './proofs.activity';
import type { ProofsRepository } from './proofs.repository';
import type { CreatedProof, ListedProof, ProofAds, ProofFields, ProofFilter } from './proofs.types';

/** The most working links that a workspace has. */
const mostProofs = 200;

/** How long an expired link is listed. */
const listedAfterMs = 30 * dayMs;

export interface ProofsTx extends KeepCampaignTx {
  proofs: ProofsRepository;
  activity: ProofActivity;
  ads: Pick<AdsTx['ads'], 'names'>;
  accounts: { find(id: string): Promise<Account | undefined> };
}

interface ProofsDeps {
  proofs: ProofsRepository;
  unitOfWork: UnitOfWork<ProofsTx>;
  hasher: Pick<PasswordHasher, 'hash'>;
  clock: Clock;
  site: Site;
  /** Whether mails go out. */
  sendsMail: boolean;
}

export type ProofsService = ReturnType<typeof createProofsService>;

/** Links of workspaces that show ads to people without an account. Rule: docs/product-rules.md, "Proof links". */
export function createProofsService({ proofs, unitOfWork, hasher, clock, site, sendsMail }: ProofsDeps) {
  const addressesOf = (typed: readonly string[]): string[] => {
    if (typed.length > 0 && !sendsMail) throw withoutMail();
    return approverAddresses(typed);
  };

  return {
    list: ({ workspaceId }: Pick<Scope, 'workspaceId'>, filter: ProofFilter, page: Page): Promise<Paged<ListedProof>> =>
      proofs.page(workspaceId, filter, page),

    /**
     * Throws `Refusal('validation_failed')`, `Refusal('not_found')`, `Refusal('too_many')`, and
     * `Refusal('email_unverified')`.
     */
    async create(asked: Scope, { passphrase, expiresInDays, ...fields }: ProofFields): Promise<CreatedProof> {
      refuseWrongChoice(fields);
      const approvers = addressesOf(fields.approvers);
      // Takes a moment by design, in which no transaction is to be open.
      const passphraseHash = passphrase === null ? null : await hasher.hash(passphrase);
      return unitOfWork(asked, async (tx, scope) => {
        const { workspaceId, actorId } = scope;
        const now = clock.now();
        await tx.locks.workspace(workspaceId);
        await refuseForeignAds(tx, scope, fields);
        const maker = await tx.accounts.find(actorId);
        refuseUnverified(maker, approvers);
        if ((await tx.proofs.countWorking(workspaceId, now)) >= mostProofs) throw tooManyProofs();
        const token = newToken();
        const proof = {
          ...fields,
          id: newId(),
          workspaceId,
          name: fields.name.trim(),
          passphraseHash,
          approvers,
          createdAt: now,
          expiresAt: new Date(now.getTime() + expiresInDays * dayMs),
        };
        await tx.proofs.insert({ ...proof, createdBy: actorId, tokenHash: hashToken(token) });
        await tx.activity.record(scope, { action: 'proof_created', subject: proof }, now);
        return {
          proof: { ...proof, madeBy: maker?.fullName ?? null, openCommentCount: 0 },
          link: `${site.publicUrl}/proofs/${token}`,
        };
      });
    },

    /**
     * Whoever is no longer among them decides no more. Throws `Refusal('not_found')`, and as `create` does of
     * approvers.
     */
    async setApprovers(asked: Scope, id: string, typed: readonly string[]): Promise<ListedProof> {
      const approvers = addressesOf(typed);
      return unitOfWork(asked, async (tx, scope) => {
        refuseUnverified(await tx.accounts.find(scope.actorId), approvers);
        const proof = await tx.proofs.setApprovers(scope.workspaceId, id, approvers);
        if (!proof) throw notFound('proof');
        await tx.activity.record(scope, { action: 'proof_changed', subject: proof }, clock.now());
        return proof;
      });
    },

    /** From now on its link is as unknown as any other text. Throws `Refusal('not_found')`. */
    revoke: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const name = await tx.proofs.delete(scope.workspaceId, id);
        if (name === undefined) throw notFound('proof');
        await tx.activity.record(scope, { action: 'proof_revoked', subject: { id, name } }, clock.now());
      }),

    removeExpired: (): Promise<void> => proofs.deleteExpiredBefore(new Date(clock.now().getTime() - listedAfterMs)),
  };
}

function refuseWrongChoice({ campaignId, adIds }: ProofAds): void {
  if ((campaignId === null) === (adIds.length === 0)) {
    throw invalidField('ad_ids', 'Choose either ads or one campaign.');
  }
}

async function refuseForeignAds(tx: ProofsTx, scope: Scope, { campaignId, adIds }: ProofAds): Promise<void> {
  if (campaignId !== null && !(await keepCampaign(tx, scope, campaignId))) throw notFound('campaign');
  if (adIds.length > 0 && (await tx.ads.names(scope.workspaceId, adIds)).length !== adIds.length) throw notFound('ad');
}

/** Strangers get no mail because of somebody who has no mailbox. */
function refuseUnverified(account: Account | undefined, approvers: readonly string[]): void {
  if (approvers.length === 0 || account?.emailVerifiedAt) return;
  throw new Refusal(
    'email_unverified',
    account?.isDemo
      ? 'No emails go out from a demo. Sign up to choose who decides.'
      : 'Please confirm your email first. Then you can choose who decides.',
  );
}

const withoutMail = (): Refusal =>
  invalidField('approvers', 'Email isn’t set up here, so no one would get a code. Let anyone with the link decide.');

const tooManyProofs = (): Refusal =>
  new Refusal('too_many', 'You already have 200 proof links. Revoke one to make room.');
