import { randomInt } from 'node:crypto';
import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { hourMs, minuteMs } from '../../lib/durations';
import type { JobSender } from '../../lib/jobs';
import { Refusal } from '../../lib/refusal';
import { hashToken, newToken } from '../../lib/secrets';
import type { PasswordHasher } from '../auth/passwordHasher.port';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { NewMail, Site } from '../mail/mail.types';
import { comparedAddress } from './approverAddresses';
import type { ApproversRepository } from './approvers.repository';
import type { ApproverJobs } from './approvers.types';
import { linkGone, refuseExpired } from './proofRefusals';
import type { ProofsRepository } from './proofs.repository';
import type { Proof } from './proofs.types';

/** How long a mailed code works, how often one is tried, and how long what it gives counts. */
const codeLifetimeMs = 15 * minuteMs;
const mostTries = 5;
const visitLifetimeMs = 12 * hourMs;

export interface ApproversTx extends Omit<MailTx, 'jobs'> {
  proofs: Pick<ProofsRepository, 'lockByToken' | 'findForMail'>;
  approvers: ApproversRepository;
  jobs: MailTx['jobs'] & JobSender<ApproverJobs>;
}

interface ApproversDeps {
  approvers: Pick<ApproversRepository, 'deleteExpired'>;
  unitOfWork: UnitOfWork<ApproversTx>;
  hasher: PasswordHasher;
  clock: Clock;
  site: Site;
}

export type ApproversService = ReturnType<typeof createApproversService>;

/**
 * Who may decide by a link for named people: those who confirm one of its addresses with a mailed code. Neither answers
 * nor their time tell which addresses these are. Rule: docs/product-rules.md, "Proof links".
 */
export function createApproversService({ approvers, unitOfWork, hasher, clock, site }: ApproversDeps) {
  let decoy: Promise<string> | undefined;

  return {
    /** Has a code mailed, if the address is one of the link's. Does the same work if not. */
    requestCode: (opened: Proof, typed: string): Promise<void> =>
      unitOfWork(byNobody, (tx) =>
        tx.jobs.send('mail-approval-code', { proofId: opened.id, email: comparedAddress(typed) }),
      ),

    /** Mails the code, also to an address that isn't on the link's list: nobody learns which ones are. */
    async mailCode(proofId: string, email: string): Promise<void> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await hasher.hash(code);
      await unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const proof = await tx.proofs.findForMail(proofId);
        if (!proof || proof.expiresAt <= now) return;
        if (proof.approvers.includes(email)) await queueMail(tx, codeMail(proof.payerId, email, code, site), now);
        await tx.approvers.setCode({ proofId, email, codeHash, expiresAt: new Date(now.getTime() + codeLifetimeMs) });
      });
    },

    /**
     * What a mailed code gives the right to decide by. Only who knows the code learns why it isn't taken. Throws
     * `Refusal('invalid_code')`, `Refusal('approver_required')`, `Refusal('not_found')`, and
     * `Refusal('proof_expired')`.
     */
    async confirmCode(opened: Proof, proofTokenHash: string, typed: { email: string; code: string }): Promise<string> {
      const email = comparedAddress(typed.email);
      const tried = await unitOfWork(byNobody, (tx) => tx.approvers.countTry(opened.id, email));
      decoy ??= hasher.hash('no code');
      const isRight = await hasher.verify(tried?.codeHash ?? (await decoy), typed.code.replaceAll(/[\s-]/g, ''));
      if (!tried || !isRight) throw wrongCode();
      const { codeHash } = tried;
      const token = newToken();
      await unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        if (tried.usedAt !== null) throw usedCode();
        if (tried.tries > mostTries) throw endedCode();
        if (tried.expiresAt <= now) throw expiredCode();
        const proof = await tx.proofs.lockByToken(proofTokenHash);
        if (!proof) throw linkGone();
        refuseExpired(proof, now);
        if (!proof.approvers.includes(email)) throw noApproverAnymore();
        if (!(await tx.approvers.useCode({ proofId: proof.id, email, codeHash }, now))) throw usedCode();
        const expiresAt = new Date(now.getTime() + visitLifetimeMs);
        await tx.approvers.insertVisit({ tokenHash: hashToken(token), proofId: proof.id, email, expiresAt });
      });
      return token;
    },

    removeExpired: (): Promise<void> => approvers.deleteExpired(clock.now()),
  };
}

/**
 * The address of who decides, as the link's list is in this transaction, which has the link locked; null where whoever
 * has the link decides. Throws `Refusal('approver_required')`.
 */
export async function approverOf(
  { approvers }: { approvers: Pick<ApproversRepository, 'findVisitor'> },
  proof: Proof,
  approver: string | null,
  now: Date,
): Promise<string | null> {
  if (proof.approvers.length === 0) return null;
  const email = approver === null ? undefined : await approvers.findVisitor(proof.id, hashToken(approver), now);
  if (email === undefined) throw approverRequired();
  if (!proof.approvers.includes(email)) throw noApproverAnymore();
  return email;
}

/** Holds nothing that somebody typed, since it goes to a stranger. */
const codeMail = (accountId: string, recipient: string, code: string, { productName }: Site): NewMail => ({
  accountId,
  recipient,
  isForUnverified: true,
  urgency: 'soon',
  subject: `${code} is your code to approve ads`,
  body: [
    'Hello,',
    `Someone asked for a code to approve ads, or ask for changes, on a page of ${productName} that they were sent:`,
    code,
    'Type it on that page. It works once, for 15 minutes.',
    'If it wasn’t you, you can ignore this email. Don’t pass the code on, because it decides in your name.',
  ].join('\n\n'),
});

const wrongCode = (): Refusal =>
  new Refusal('invalid_code', 'That code isn’t right. After five wrong tries, you need a new one.');

const usedCode = (): Refusal => new Refusal('invalid_code', 'This code was already used. Send a new one.');

const endedCode = (): Refusal =>
  new Refusal('invalid_code', 'There were five wrong tries before, so this code no longer works. Send a new one.');

const expiredCode = (): Refusal =>
  new Refusal('invalid_code', 'This code is more than 15 minutes old. Send a new one.');

const approverRequired = (): Refusal =>
  new Refusal(
    'approver_required',
    'Confirm your email with a code first. Only people chosen for this link can decide.',
  );

const noApproverAnymore = (): Refusal =>
  new Refusal('approver_required', 'Your email isn’t on this link’s list anymore. Ask the person who sent it to you.');
