import { approverBy, unlockedProof } from './fakeProofAnswers';
import { type FakeAnswers, FakeRefusal, faultOf, refuseFaults } from './fakeState';

/** The code in every mail. */
export const approvalCode = '314159';

/** Codes that are mailed to people who may decide by a proof link. */
export const approverAnswers: FakeAnswers<'requestApprovalCode' | 'confirmApprovalCode'> = {
  requestApprovalCode: ({ state, params, query, body: { email } }) => {
    const open = unlockedProof(state, params.token, query);
    refuseFaults({ email: faultOf.address('Email', email) });
    const shared = open.account.proofs.find(({ token }) => token === open.token);
    if (shared) shared.codes = { ...shared.codes, [email.toLowerCase()]: 'open' };
    const message = 'If this email is on the link’s list, a code is on its way. It works once, for 15 minutes.';
    return { body: { message } };
  },
  confirmApprovalCode: ({ state, params, query, body: { email, code } }) => {
    const { account, token, proof, codes = {} } = unlockedProof(state, params.token, query);
    refuseFaults({ email: faultOf.address('Email', email) });
    const address = email.toLowerCase();
    if (code !== approvalCode || !(address in codes) || !proof.approvers.includes(address)) {
      const sentence = 'That code isn’t right. After five wrong tries, you need a new one.';
      throw new FakeRefusal(401, 'invalid_code', sentence);
    }
    if (codes[address] === 'used') {
      throw new FakeRefusal(401, 'invalid_code', 'This code was already used. Send a new one.');
    }
    const shared = account.proofs.find((one) => one.token === token);
    if (shared) shared.codes = { ...codes, [address]: 'used' };
    return { body: { approver: approverBy(address) } };
  },
};
