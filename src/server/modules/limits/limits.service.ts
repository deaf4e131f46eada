import type { Clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import { hashToken } from '../../lib/secrets';
import { addressKey } from './addressKey';
import { createLeases } from './leases';
import type { Allowance, LimitsRepository } from './limits.repository';

const minute = 60;
const hour = 60 * minute;

/** Rule: docs/product-rules.md, "Rate limits". */
const allowances = {
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

/** How many calls are allowed in a time, how many of them are left, and in how many seconds all of them are again. */
export interface CallsLeft {
  most: number;
  eachSeconds: number;
  left: number;
  seconds: number;
}

/** Keeps that tries were refused; what comes before the refusal. */
type Note = () => Promise<void>;

interface LimitsDeps {
  limits: LimitsRepository;
  clock: Clock;
  /** False only for load tests. */
  enabled: boolean;
}

export type LimitsService = ReturnType<typeof createLimitsService>;

/**
 * Limits guessing and flooding. Each method throws `Refusal('rate_limited')` with the seconds to wait. A key may be any
 * text, and must not tell whether an account exists.
 */
export function createLimitsService({ limits, clock, enabled }: LimitsDeps) {
  const countOrRefuse = async (allowance: Allowance, key: string, noun: string, note?: Note): Promise<void> => {
    if (!enabled) return;
    const { isAllowed, isFirstRefused, seconds } = await limits.count(allowance, key);
    if (isFirstRefused) await note?.();
    if (!isAllowed) throw tooMany(noun, seconds);
  };

  // A write for each call would take longer than to find out who calls.
  const callsOfKeys = createLeases(30, (keyId) => limits.count(allowances.callsOfKey, keyId, 30));
  const proofImages = createLeases(20, (address) => limits.count(allowances.proofImagesFromAddress, address, 20));
  const idempotencyKeys = createLeases(20, (id) => limits.count(allowances.idempotencyKeysOfAccount, id, 20));

  return {
    /**
     * Counts a try before the password is checked, so that parallel tries can't slip through. The first try that is
     * refused in its time is noted.
     */
    async countSignIn(key: string, address: string, note?: Note): Promise<void> {
      await countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'sign-in attempts', note);
      await countOrRefuse(allowances.signInsOfAccount, hashToken(key), 'sign-in attempts', note);
    },

    /** The password was right: failures under `key` are forgotten, and this try does not count for the address. */
    async signInSucceeded(key: string, address: string): Promise<void> {
      if (!enabled) return;
      await limits.forget(allowances.signInsOfAccount, hashToken(key));
      await limits.takeBack(allowances.signInsFromAddress, addressKey(address));
    },

    /**
     * Counts a code before it is looked at. Codes have six digits: of 3 that work at a time, 10 an hour find none. The
     * first that is refused in its time is noted.
     */
    countCode: (key: string, note?: Note): Promise<void> =>
      countOrRefuse(allowances.codesOfAccount, hashToken(key), 'codes', note),

    /** The code was right: failures under `key` are forgotten. */
    async codeSucceeded(key: string): Promise<void> {
      if (enabled) await limits.forget(allowances.codesOfAccount, hashToken(key));
    },

    /** Sign-ins that wait for a code are guessed at no faster than passwords. */
    countSecondStep: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'sign-in attempts'),

    /** False where the account got as many of these mails as it gets in a day. */
    async mayMailNewDevice(accountId: string): Promise<boolean> {
      return !enabled || (await limits.count(allowances.newDeviceMailsOfAccount, accountId)).isAllowed;
    },

    countRegistration: (address: string): Promise<void> =>
      countOrRefuse(allowances.registrationsFromAddress, addressKey(address), 'new accounts from this address'),

    async countPasswordReset(key: string, address: string): Promise<void> {
      await countOrRefuse(allowances.resetsFromAddress, addressKey(address), 'password reset requests');
      await countOrRefuse(allowances.resetsOfAccount, hashToken(key), 'password reset requests');
    },

    /** Tokens of mailed links are guessed at no faster than passwords. */
    countResetConfirmation: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'attempts to set a password'),

    async countSignInLink(key: string, address: string): Promise<void> {
      await countOrRefuse(allowances.signInLinksFromAddress, addressKey(address), 'requests for sign-in links');
      await countOrRefuse(allowances.signInLinksOfAccount, hashToken(key), 'requests for sign-in links');
    },

    /**
     * Counted apart from passwords, because people ask for a link after strangers' guesses have used up those tries.
     */
    countSignInLinkTry: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInLinkTriesFromAddress, addressKey(address), 'attempts to sign in with a link'),

    countVerificationMail: (accountId: string): Promise<void> =>
      countOrRefuse(allowances.verificationMailsOfAccount, accountId, 'emails to this address'),

    countVerificationTry: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'attempts to confirm an address'),

    countInvitation: (teamId: string): Promise<void> =>
      countOrRefuse(allowances.invitationsOfTeam, teamId, 'invitations from this team today'),

    /** Links of invitations are guessed at no faster than those of passwords, and keep nobody from signing in. */
    countInvitationOpened: (address: string): Promise<void> =>
      countOrRefuse(allowances.invitationsFromAddress, addressKey(address), 'invitations opened from this address'),

    /** Links of proofs are guessed at no faster than those of passwords, and keep nobody from signing in. */
    countProofOpened: (address: string): Promise<void> =>
      countOrRefuse(allowances.proofsFromAddress, addressKey(address), 'proofs opened from this address'),

    countDecision: (address: string): Promise<void> =>
      countOrRefuse(allowances.decisionsFromAddress, addressKey(address), 'decisions from this address'),

    countComment: (address: string): Promise<void> =>
      countOrRefuse(allowances.commentsFromAddress, addressKey(address), 'comments from this address'),

    /** A page of ads asks for the comments of each. */
    countCommentsRead: (address: string): Promise<void> =>
      countOrRefuse(allowances.commentReadsFromAddress, addressKey(address), 'comments read from this address'),

    /** A page of ads has many images. */
    async countProofImage(address: string): Promise<void> {
      if (!enabled) return;
      const { isAllowed, seconds } = await proofImages.use(addressKey(address));
      if (!isAllowed) throw tooMany('images opened from this address', seconds);
    },

    /** Counts a passphrase before it is looked at. Many addresses together guess at one proof no faster than this. */
    async countPassphrase(proof: string, address: string): Promise<void> {
      await countOrRefuse(allowances.passphrasesFromAddress, addressKey(address), 'passphrases from this address');
      await countOrRefuse(allowances.passphrasesOfProof, proof, 'passphrases for this link');
    },

    /** Counts whoever asks for a code, whether or not the mailbox is one of those who may decide. */
    async countApprovalCode(proof: string, email: string, address: string): Promise<void> {
      await countOrRefuse(allowances.approvalCodesFromAddress, addressKey(address), 'codes from this address');
      await countOrRefuse(allowances.approvalCodesOfProof, proof, 'codes for this link');
      await countOrRefuse(allowances.approvalCodesOfApprover, hashToken(`${proof} ${email}`), 'codes for this email');
    },

    /** Counts a code before it is looked at. Many addresses together guess at one proof no faster than this. */
    async countApprovalCodeTry(proof: string, address: string): Promise<void> {
      await countOrRefuse(
        allowances.approvalCodeTriesFromAddress,
        addressKey(address),
        'codes tried from this address',
      );
      await countOrRefuse(allowances.approvalCodeTriesOfProof, proof, 'codes tried for this link');
    },

    countGeneration: (accountId: string): Promise<void> =>
      countOrRefuse(allowances.generationsOfAccount, accountId, 'requests for AI copy'),

    /** Tests, and deliveries that are sent again: nobody floods others by them. */
    countAskedDelivery: (workspaceId: string): Promise<void> =>
      countOrRefuse(allowances.askedDeliveriesOfWorkspace, workspaceId, 'tests and repeated deliveries'),

    /** Tells how many calls the key has left, also where it throws. */
    async countKeyCall(keyId: string, tell: (left: CallsLeft) => void): Promise<void> {
      if (!enabled) return;
      const { isAllowed, left, seconds } = await callsOfKeys.use(keyId);
      const { tries, seconds: each } = allowances.callsOfKey;
      tell({ most: tries, eachSeconds: each, left, seconds });
      if (!isAllowed) throw tooMany('calls with this API key', seconds);
    },

    async countIdempotencyKey(accountId: string): Promise<void> {
      if (!enabled) return;
      const { isAllowed, seconds } = await idempotencyKeys.use(accountId);
      if (!isAllowed) throw tooMany('calls with an Idempotency-Key today', seconds);
    },

    removeExpired: (): Promise<void> => limits.deleteExpired(clock.now()),
  };
}

const tooMany = (noun: string, seconds: number): Refusal =>
  new Refusal('rate_limited', `Too many ${noun}. Please try again in ${formatDuration(seconds)}.`, {
    retryAfterSeconds: seconds,
  });

function formatDuration(seconds: number): string {
  const [count, unit] =
    seconds < 2 * minute
      ? [seconds, 'second']
      : seconds < 2 * hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
