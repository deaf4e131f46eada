import type { Allowance } from './limits.repository';

export const minute = 60;
export const hour = 60 * minute;

/** Rule: docs/product-rules.md, "Rate limits". */
export const allowances = {
  signInsOfAccount: { name: 'sign-in-account', tries: 10, seconds: 15 * minute },
  signInsFromAddress: { name: 'sign-in-address', tries: 100, seconds: 15 * minute },
  registrationsFromAddress: { name: 'registration-address', tries: 20, seconds: hour },
  resetsOfAccount: { name: 'reset-account', tries: 5, seconds: hour },
  resetsFromAddress: { name: 'reset-address', tries: 20, seconds: hour },
  signInLinksOfAccount: { name: 'sign-in-link-account', tries: 5, seconds: hour },
  signInLinksFromAddress: { name: 'sign-in-link-address', tries: 20, seconds: hour },
  signInLinkTriesFromAddress: { name: 'sign-in-link-try', tries: 100, seconds: 15 * minute },
  codesOfAccount: { name: 'code-account', tries: 10, seconds: hour },
  newDeviceMailsOfAccount: { name: 'new-device-account', tries: 10, seconds: 24 * hour },
  verificationMailsOfAccount: { name: 'verification-account', tries: 5, seconds: 24 * hour },
  invitationsOfTeam: { name: 'invitation-team', tries: 50, seconds: 24 * hour },
  invitationsFromAddress: { name: 'invitation-address', tries: 100, seconds: 15 * minute },
  proofsFromAddress: { name: 'proof-address', tries: 300, seconds: 15 * minute },
  proofImagesFromAddress: { name: 'proof-image-address', tries: 6_000, seconds: 15 * minute },
  decisionsFromAddress: { name: 'decision-address', tries: 200, seconds: hour },
  commentsFromAddress: { name: 'comment-address', tries: 200, seconds: hour },
  commentReadsFromAddress: { name: 'comment-read-address', tries: 3_000, seconds: 15 * minute },
  passphrasesFromAddress: { name: 'passphrase-address', tries: 20, seconds: 15 * minute },
  passphrasesOfProof: { name: 'passphrase-proof', tries: 100, seconds: hour },
  approvalCodesFromAddress: { name: 'approval-code-address', tries: 20, seconds: hour },
  approvalCodesOfProof: { name: 'approval-code-proof', tries: 100, seconds: hour },
  approvalCodesOfApprover: { name: 'approval-code-approver', tries: 5, seconds: hour },
  approvalCodeTriesFromAddress: { name: 'approval-code-try-address', tries: 30, seconds: 15 * minute },
  approvalCodeTriesOfProof: { name: 'approval-code-try-proof', tries: 200, seconds: hour },
  callsOfKey: { name: 'key', tries: 600, seconds: minute },
  idempotencyKeysOfAccount: { name: 'idempotency', tries: 5_000, seconds: 24 * hour },
  askedDeliveriesOfWorkspace: { name: 'webhook-delivery', tries: 60, seconds: hour },
  generationsOfAccount: { name: 'generation-account', tries: 30, seconds: minute },
} satisfies Record<string, Allowance>;
