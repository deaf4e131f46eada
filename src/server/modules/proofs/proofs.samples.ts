import { addProof } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

export const samples = {
  bodies: {
    confirmApprovalCode: { email: 'dana@client.example', code: '123456' },
    createProof: { name: 'Spring ads', ad_ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'], expires_in_days: 30 },
    answerAdComment: { text: 'We made it darker.' },
    commentOnSharedAd: { name: 'Dana', text: 'Less red.', format: 'facebook_feed' },
    decideOnSharedAd: { kind: 'approved', name: 'Dana', version: 'a-version' },
    resolveAdComment: { resolved: true },
    setProofEmails: { enabled: false },
    stopProofEmails: Buffer.from('List-Unsubscribe=One-Click'),
    updateProof: { approvers: [] },
    requestApprovalCode: { email: 'dana@client.example' },
    unlockSharedProof: { passphrase: 'warm beans' },
  },
  writing: {},
  acting: [
    'createProof',
    'updateProof',
    'unlockSharedProof',
    'requestApprovalCode',
    'confirmApprovalCode',
    'decideOnSharedAd',
    'commentOnSharedAd',
    'answerAdComment',
    'resolveAdComment',
    'setProofEmails',
    'stopProofEmails',
  ],
  things: {
    proof: {
      address: '/proofs',
      add: async (server, token, teamId) => (await addProof(server, token, {}, teamId)).proof.id,
    },
  },
} satisfies ModuleSamples;
