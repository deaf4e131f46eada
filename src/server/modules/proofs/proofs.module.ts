import { toWireProof } from '../../contract/wire/proofs';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { proofs as proofsTable } from '../../db/tables/proofs';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { AdsService } from '../ads/ads.service';
import type { PasswordHasher } from '../auth/passwordHasher.port';
import type { ImagesService } from '../images/images.service';
import type { LimitsService } from '../limits/limits.service';
import type { Site } from '../mail/mail.types';
import { type ApproversRepository, createApproversRepository } from './approvers.repository';
import { type ApproversService, type ApproversTx, createApproversService } from './approvers.service';
import { createCommentsRepository, type CommentsRepository } from './comments.repository';
import { createCommentsService, type CommentsTx } from './comments.service';
import { createDecisionsRepository, type DecisionsRepository } from './decisions.repository';
import { createDecisionsService, type DecisionsTx } from './decisions.service';
import { createProofEmailsRepository, type ProofEmailsRepository } from './proofEmails.repository';
import { createProofEmailsService } from './proofEmails.service';
import { createProofNewsRepository, type ProofNewsRepository } from './proofNews.repository';
import { createProofNewsService, type ProofNewsTx } from './proofNews.service';
import { proofActivity } from './proofs.activity';
import { createProofHandlers, type ProofServices } from './proofs.handlers';
import { proofJobs } from './proofs.jobs';
import { createProofsRepository, type ProofsRepository } from './proofs.repository';
import { createProofsService, type ProofsTx } from './proofs.service';
import { createSharedProofsService } from './sharedProofs.service';

interface Repositories {
  proofs: ProofsRepository;
  approvers: ApproversRepository;
  decisions: DecisionsRepository;
  comments: CommentsRepository;
  proofNews: ProofNewsRepository;
  proofEmails: ProofEmailsRepository;
}

interface GivenToProofs extends Given<Repositories, ProofsTx & ApproversTx & DecisionsTx & CommentsTx & ProofNewsTx> {
  config: Site & { smtpUrl?: string | undefined };
  ads: AdsService;
  images: ImagesService;
  limits: LimitsService;
  hasher: PasswordHasher;
}

export const proofsModule = {
  repositories: (db: Db) => ({
    proofs: createProofsRepository(db),
    approvers: createApproversRepository(db),
    decisions: createDecisionsRepository(db),
    comments: createCommentsRepository(db),
    proofNews: createProofNewsRepository(db),
    proofEmails: createProofEmailsRepository(db),
  }),
  services: ({ repositories, unitOfWork, clock, config: site, ads, images, limits, hasher }: GivenToProofs) => {
    const sendsMail = site.smtpUrl !== undefined;
    const deps = { ...repositories, ads, unitOfWork, clock, sendsMail };
    const approvers = createApproversService({ ...repositories, unitOfWork, hasher, clock, site });
    const decisions = createDecisionsService(deps);
    const comments = createCommentsService(deps);
    const writes = { decide: decisions.decide, comment: comments.comment, approvers };
    return {
      proofs: createProofsService({ ...repositories, unitOfWork, hasher, clock, site, sendsMail }),
      approvers,
      sharedProofs: createSharedProofsService({ ...repositories, ...writes, ads, images, limits, hasher, clock }),
      decisions,
      comments,
      proofNews: createProofNewsService({ unitOfWork, clock, site }),
      proofEmails: createProofEmailsService({ ...repositories, unitOfWork }),
    };
  },
  handlers: createProofHandlers,
  jobs: proofJobs,
  housekeeping: ({ proofs, approvers }: ProofServices & { approvers: ApproversService }) => ({
    'expired proof links': () => proofs.removeExpired(),
    'approval codes': () => approvers.removeExpired(),
  }),
  accountExport: async ({ proofs, proofEmails }: ProofServices, ofAccount: Scope) => ({
    proof_emails: { enabled: await proofEmails.isOn(ofAccount.actorId) },
    proofs: (await proofs.list(ofAccount, {}, allOfThem)).items.map(toWireProof),
  }),
  activity: proofActivity,
  itemKinds: { proof: itemsIn(proofsTable) },
} satisfies ServerModule;
