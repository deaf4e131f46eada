import type { Handlers } from '../../contract/handlers';
import type { Site } from '../../module';
import { shownImage } from '../../contract/fileAnswer';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireComment, toWireComment } from '../../contract/wire/comments';
import {
  fromWireDecision,
  fromWireProof,
  toWireApprovedAd,
  toWireDecision,
  toWireProof,
  toWireSharedDecision,
  toWireSharedProof,
} from '../../contract/wire/proofs';
import type { CommentsService } from './comments.service';
import type { ProofEmailsService } from './proofEmails.service';
import type { DecisionsService } from './decisions.service';
import type { ProofsService } from './proofs.service';
import type { SharedProofsService } from './sharedProofs.service';

export interface ProofServices {
  proofs: ProofsService;
  sharedProofs: SharedProofsService;
  decisions: DecisionsService;
  comments: CommentsService;
  proofEmails: ProofEmailsService;
}

type ProofHandlers = Pick<
  Handlers,
  | 'listProofs'
  | 'createProof'
  | 'updateProof'
  | 'revokeProof'
  | 'getSharedProof'
  | 'unlockSharedProof'
  | 'requestApprovalCode'
  | 'confirmApprovalCode'
  | 'getSharedImage'
  | 'decideOnSharedAd'
  | 'listAdDecisions'
  | 'getApprovedAd'
  | 'listSharedComments'
  | 'commentOnSharedAd'
  | 'listAdComments'
  | 'answerAdComment'
  | 'resolveAdComment'
  | 'getProofEmails'
  | 'setProofEmails'
  | 'stopProofEmails'
>;

/** Where mail is set up, and where whoever runs the product has the code. Neither tells whether one was made. */
const messages = {
  mailed: 'If this email is on the link’s list, a code is on its way. It works once, for 15 minutes.',
  kept: 'Email isn’t set up here. If this email is on the link’s list, ask the person who runs this site for your code.',
} as const;

export function createProofHandlers(services: ProofServices, { sendsMail }: Site): ProofHandlers {
  const { proofs, sharedProofs, decisions, comments, proofEmails } = services;
  return {
    getProofEmails: async ({ caller }) => ({
      status: 200,
      body: { enabled: await proofEmails.isOn(caller.account.id) },
    }),
    setProofEmails: async ({ caller, body }) => ({
      status: 200,
      body: { enabled: await proofEmails.set(caller, body.enabled) },
    }),
    stopProofEmails: async ({ query }) => {
      await proofEmails.stop(query.token);
      return { status: 204 };
    },
    listProofs: async ({ scope, query }) => {
      const filter = { adId: query.ad_id, campaignId: query.campaign_id };
      const paged = await proofs.list(scope, filter, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireProof) };
    },
    createProof: async ({ scope, body }) => {
      const { proof, link } = await proofs.create(scope, fromWireProof(body));
      return { status: 201, body: { proof: toWireProof(proof), link } };
    },
    updateProof: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireProof(await proofs.setApprovers(scope, params.id, body.approvers)),
    }),
    revokeProof: async ({ scope, params }) => {
      await proofs.revoke(scope, params.id);
      return { status: 204 };
    },
    getSharedProof: async ({ params, query, client: { address } }) => {
      const shared = await sharedProofs.read({ token: params.token, access: query.access, address });
      return { status: 200, body: toWireSharedProof(shared) };
    },
    unlockSharedProof: async ({ params, body, client }) => ({
      status: 200,
      body: { access: await sharedProofs.unlock(params.token, body.passphrase, client.address) },
    }),
    requestApprovalCode: async ({ params, query, body, client: { address } }) => {
      await sharedProofs.requestCode({ token: params.token, access: query.access, address }, body.email);
      return { status: 202, body: { message: sendsMail ? messages.mailed : messages.kept } };
    },
    confirmApprovalCode: async ({ params, query, body, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      return { status: 200, body: { approver: await sharedProofs.confirmCode(opening, body) } };
    },
    decideOnSharedAd: async ({ params, query, body, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      const decision = await sharedProofs.decideOn(opening, params.ad_id.toLowerCase(), fromWireDecision(body));
      return { status: 201, body: toWireSharedDecision(decision) };
    },
    listAdDecisions: async ({ scope, query }) => ({
      status: 200,
      body: (await decisions.latest(scope, query.ad_ids.toLowerCase().split(','))).map(toWireDecision),
    }),
    getApprovedAd: async ({ scope, params }) => ({
      status: 200,
      body: toWireApprovedAd(await decisions.approved(scope, params.id)),
    }),
    listSharedComments: async ({ params, query, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      const isResolved = query.state === 'resolved';
      const paged = await sharedProofs.comments(opening, params.ad_id.toLowerCase(), isResolved, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireComment) };
    },
    commentOnSharedAd: async ({ params, query, body, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      const comment = await sharedProofs.commentOn(opening, params.ad_id.toLowerCase(), fromWireComment(body));
      return { status: 201, body: toWireComment(comment) };
    },
    listAdComments: async ({ scope, params, query }) => {
      const paged = await comments.list(scope, params.id, query.state === 'resolved', pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireComment) };
    },
    answerAdComment: async ({ scope, params, body }) => {
      const comment = await comments.answer(scope, { adId: params.id, id: params.comment_id }, body.text);
      return { status: 201, body: toWireComment(comment) };
    },
    resolveAdComment: async ({ scope, params, body }) => {
      const comment = await comments.resolve(scope, { adId: params.id, id: params.comment_id }, body.resolved);
      return { status: 200, body: toWireComment(comment) };
    },
    getSharedImage: async ({ params, query, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      const { image, pieces } = await sharedProofs.image(opening, params.image_id);
      return shownImage(image, pieces);
    },
  };
}
