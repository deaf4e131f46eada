import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { dayMs } from '../../lib/durations';
import type { JobSender } from '../../lib/jobs';
import type { Clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import { hashToken, newToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import { type MailTx, queueMail, releaseMails } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, AuthJobs, Caller, Client } from './auth.types';
import type { EmailVerificationsRepository } from './emailVerifications.repository';

/** How long a mailed link works. */
const linkLifetimeMs = 7 * dayMs;

/** What a transaction needs to mail a link, or to act on one. */
export interface VerificationTx extends MailTx {
  accounts: AccountsRepository;
  emailVerifications: EmailVerificationsRepository;
  jobs: MailTx['jobs'] & JobSender<AuthJobs>;
}

interface VerificationDeps {
  unitOfWork: UnitOfWork<VerificationTx>;
  limits: LimitsService;
  clock: Clock;
  site: Site;
}

export type VerificationService = ReturnType<typeof createVerificationService>;

/** Verifying that an account's address is its owner's. Only mails wait for that. */
export function createVerificationService({ unitOfWork, limits, clock, site }: VerificationDeps) {
  return {
    /** Mails another link. Throws `Refusal('already_verified')` or `Refusal('rate_limited')`. */
    async request(caller: Caller): Promise<void> {
      const { account } = caller;
      if (isVerified(account)) throw new Refusal('already_verified', 'Your email is already confirmed.');
      await limits.countVerificationMail(account.id);
      await unitOfWork(caller, (tx) => mailVerificationLink(tx, account, site, clock.now()));
    },

    /** Verifies an address by a mailed token. Throws `Refusal('verification_link_invalid')`. */
    async confirm(token: string, client: Client): Promise<void> {
      await limits.countVerificationTry(client.address);
      await unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const accountId = await tx.emailVerifications.take(hashToken(token), now);
        if (!accountId) {
          throw new Refusal(
            'verification_link_invalid',
            'This link was already used, or it’s more than 7 days old. Send yourself a new one in Settings.',
          );
        }
        await markVerified(tx, accountId, now);
      });
    },
  };
}

/** The address of a demo account is made up: there is nothing to verify. */
export const isVerified = ({ emailVerifiedAt, isDemo }: Account): boolean => isDemo || emailVerifiedAt !== null;

/**
 * Queues the one mail that goes out before the address is verified. Of what was typed, it holds only the address: at
 * registration, someone may have typed a stranger's.
 */
export async function mailVerificationLink(
  tx: VerificationTx,
  { id: accountId, email: recipient }: Account,
  { publicUrl, productName }: Site,
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkLifetimeMs);
  await tx.emailVerifications.insert({ tokenHash: hashToken(token), accountId, expiresAt });
  const body = [
    'Hello,',
    `This email address was used to create a ${productName} account. If that was you, confirm your email with this link. It works once, for 7 days:`,
    `${publicUrl}/verify-email?token=${token}`,
    'If it wasn’t you, you can ignore this email. You won’t get any more from us.',
  ].join('\n\n');
  const subject = `Confirm your email for ${productName}`;
  await queueMail(tx, { accountId, recipient, subject, body, isForUnverified: true, urgency: 'soon' }, now);
}

/** Marks the address as verified, and releases the mails that waited for it. */
export async function markVerified(tx: VerificationTx, accountId: string, now: Date): Promise<void> {
  await tx.accounts.markVerified(accountId, now);
  await tx.emailVerifications.deleteAll(accountId);
  await releaseMails(tx, accountId);
}
