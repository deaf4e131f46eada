import type { Handlers } from '../../contract/handlers';
import { shownImage } from '../../contract/fileAnswer';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireComment, toWireComment } from '../../contract/wire/comments';
import {
  fromWireDecision,
  fromWireProof,
  toWireDecision,
  toWireProof,
  toWireSharedProof,
} from '../../contract/wire/proofs';
import type { CommentsService } from './comments.service';
import type { DecisionsService } from './decisions.service';
import type { ProofsService } from './proofs.service';
import type { SharedProofsService } from './sharedProofs.service';

export interface ProofServices {
  proofs: ProofsService;
  sharedProofs: SharedProofsService;
  decisions: DecisionsService;
  comments: CommentsService;
}

type ProofHandlers = Pick<
  Handlers,
  | 'listProofs'
  | 'createProof'
  | 'revokeProof'
  | 'getSharedProof'
  | 'unlockSharedProof'
  | 'getSharedImage'
  | 'decideOnSharedAd'
  | 'listAdDecisions'
  | 'listSharedComments'
  | 'commentOnSharedAd'
  | 'listAdComments'
  | 'answerAdComment'
  | 'resolveAdComment'
>;

export function createProofHandlers({ proofs, sharedProofs, decisions, comments }: ProofServices): ProofHandlers {
  return {
    listProofs: async ({ scope, query }) => {
      const filter = { adId: query.ad_id, campaignId: query.campaign_id };
      const paged = await proofs.list(scope, filter, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireProof) };
    },
    createProof: async ({ scope, body }) => {
      const { proof, link } = await proofs.create(scope, fromWireProof(body));
      return { status: 201, body: { proof: toWireProof(proof), link } };
    },
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
    decideOnSharedAd: async ({ params, query, body, client: { address } }) => {
      const opening = { token: params.token, access: query.access, address };
      const decision = await sharedProofs.decideOn(opening, params.ad_id.toLowerCase(), fromWireDecision(body));
      return { status: 201, body: toWireDecision(decision) };
    },
    listAdDecisions: async ({ scope, query }) => ({
      status: 200,
      body: (await decisions.latest(scope, query.ad_ids.toLowerCase().split(','))).map(toWireDecision),
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
