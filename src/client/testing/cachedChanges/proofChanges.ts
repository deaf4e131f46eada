import { aUuid } from '../builders';
import { approvalCode } from '../fakeApproverAnswers';
import type { Changes } from './change';
import type { Query } from './queries';

const comments: Query[] = ['listProofs', 'getSharedProof', 'listAdComments', 'listSharedComments'];
const links: Query[] = ['listProofs', 'getSharedProof', 'getApprovedAd', 'listAdDecisions'];

/** Proof links, and what clients say there. */
export const proofChanges = {
  setProofEmails: {
    arg: () => ({ proofEmails: { enabled: false } }),
  },
  stopProofEmails: {
    arg: () => ({ token: 'proof-emails-token', body: new Blob() }),
  },
  createProof: {
    arg: ({ ad }) => ({ newProof: { name: 'Monday roast', ad_ids: [ad.id], expires_in_days: 7 } }),
    mayAsk: links,
  },
  updateProof: {
    before: ({ fake }) => {
      fake.account.user.email_verified = true;
    },
    arg: ({ proof }) => ({ id: proof.id, proofChange: { approvers: ['dana@client.example'] } }),
    mayAsk: links,
  },
  revokeProof: {
    arg: ({ proof }) => ({ id: proof.id }),
    mayAsk: links,
  },
  unlockSharedProof: {
    before: ({ fake, proof }) => {
      const locked = { teamId: null, proof: { ...proof, id: aUuid() }, token: 'locked', passphrase: 'warm beans' };
      fake.account.proofs = [...fake.account.proofs, locked];
    },
    arg: () => ({ token: 'locked', proofPassphrase: { passphrase: 'warm beans' } }),
  },
  requestApprovalCode: {
    arg: ({ proofToken }) => ({ token: proofToken, approvalCodeRequest: { email: 'dana@client.example' } }),
  },
  confirmApprovalCode: {
    before: ({ fake }) => {
      for (const shared of fake.account.proofs) {
        shared.proof.approvers = ['dana@client.example'];
        shared.codes = { 'dana@client.example': 'open' };
      }
    },
    arg: ({ proofToken }) => ({
      token: proofToken,
      approvalCode: { email: 'dana@client.example', code: approvalCode },
    }),
  },
  decideOnSharedAd: {
    arg: ({ proofToken, ad: { id, contents, artwork, picture, image_id, logo_id } }) => ({
      token: proofToken,
      adId: id,
      newDecision: {
        kind: 'approved',
        name: 'Dana',
        version: JSON.stringify({ contents, artwork, picture, image_id, logo_id }),
      },
    }),
    mayAsk: links,
  },
  commentOnSharedAd: {
    arg: ({ proofToken, ad: { id, contents } }) => ({
      token: proofToken,
      adId: id,
      newComment: { name: 'Dana', text: 'Bolder.', format: contents[0]?.format ?? 'facebook_feed' },
    }),
  },
  answerAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, newCommentAnswer: { text: 'Done.' } }),
    mayAsk: comments,
  },
  resolveAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, commentResolution: { resolved: true } }),
  },
} satisfies Partial<Changes>;
