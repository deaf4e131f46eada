import { hashToken } from '../../lib/secrets';
import { addressKey } from './addressKey';
import { allowances } from './allowances';
import { type CountingDeps, type CountOrRefuse, tooMany } from './counting';
import { createLeases } from './leases';

/** What people without an account do on the pages of proof links. */
export function proofLimits({ limits, enabled }: CountingDeps, countOrRefuse: CountOrRefuse) {
  const images = createLeases(20, (address) => limits.count(allowances.proofImagesFromAddress, address, 20));
  return {
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
      const { isAllowed, seconds } = await images.use(addressKey(address));
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
  };
}
