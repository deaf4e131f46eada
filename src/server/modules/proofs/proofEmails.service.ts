import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { Refusal } from '../../lib/refusal';
import type { Person } from '../../lib/scope';
import { newToken } from '../../lib/secrets';
import type { ProofEmailsRepository } from './proofEmails.repository';

interface ProofEmailsDeps {
  proofEmails: ProofEmailsRepository;
  unitOfWork: UnitOfWork<{ proofEmails: ProofEmailsRepository }>;
}

export type ProofEmailsService = ReturnType<typeof createProofEmailsService>;

/** Whether somebody is told by mail of what clients say. Rule: docs/product-rules.md, "Proof links". */
export const createProofEmailsService = ({ proofEmails, unitOfWork }: ProofEmailsDeps) => ({
  isOn: (accountId: string): Promise<boolean> => proofEmails.isOn(accountId),

  set: (person: Person, isOn: boolean): Promise<boolean> =>
    unitOfWork(person, async (tx) => {
      await tx.proofEmails.put(person.account.id, isOn, newToken());
      return isOn;
    }),

  /** Turns them off by the token of a mail, also again. Throws `Refusal('not_found')` for one that there never was. */
  stop: (token: string): Promise<void> =>
    unitOfWork(byNobody, async (tx) => {
      if (!(await tx.proofEmails.turnOff(token))) {
        throw new Refusal('not_found', 'Open the link in your newest email, or turn these emails off in Settings.');
      }
    }),
});
