import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { minuteMs } from '../../lib/durations';
import { Refusal } from '../../lib/refusal';
import { hashToken, newToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import { queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Client, SignIn } from './auth.types';
import { type SecondStepTx, signedInOrRefused, signInOrChallenge } from './secondStep.service';
import type { SignInLinksRepository } from './signInLinks.repository';
import { isVerified, markVerified, type VerificationTx } from './verification.service';

/** How long a mailed link works. */
const linkLifetimeMs = 15 * minuteMs;

interface SignInLinksDeps {
  accounts: AccountsRepository;
  unitOfWork: UnitOfWork<{ signInLinks: SignInLinksRepository } & SecondStepTx & VerificationTx>;
  limits: LimitsService;
  clock: Clock;
  site: Site;
}

export type SignInLinksService = ReturnType<typeof createSignInLinksService>;

/** Signing in by a mailed link. It still works while strangers' wrong guesses have used up the password tries. */
export function createSignInLinksService({ accounts, unitOfWork, limits, clock, site }: SignInLinksDeps) {
  return {
    /**
     * Has a link mailed if the address has an account with a password. Does the same work if not, so that neither the
     * answer nor its time tells.
     */
    async request(email: string, client: Client): Promise<void> {
      const { compared, account: found } = await accounts.findByEmail(email);
      await limits.countSignInLink(found ? `account ${found.id}` : `address ${compared}`, client.address);
      const accountId = found && !found.isDemo ? found.id : null;
      await unitOfWork(byNobody, (tx) => tx.jobs.send('mail-sign-in-link', { accountId }));
    },

    /** Mails the link. Does nothing where the account doesn't exist, or was deleted in the meantime. */
    async mailLink(accountId: string | null): Promise<void> {
      if (accountId === null) return;
      const now = clock.now();
      const token = newToken();
      await unitOfWork(byNobody, async (tx) => {
        const found = await tx.accounts.find(accountId);
        if (!found) return;
        const expiresAt = new Date(now.getTime() + linkLifetimeMs);
        await tx.signInLinks.insert({ tokenHash: hashToken(token), accountId: found.id, expiresAt });
        await queueMail(tx, linkMail(found, token, site), now);
      });
    },

    /**
     * Signs in with a mailed token, which is used up. Throws `Refusal('sign_in_link_invalid')`, and
     * `Refusal('second_step_required')` for an account with two-step sign-in.
     */
    async confirm(token: string, client: Client): Promise<SignIn> {
      await limits.countSignInLinkTry(client.address);
      const outcome = await unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const accountId = await tx.signInLinks.take(hashToken(token), now);
        const account = accountId && (await tx.accounts.find(accountId));
        if (!account) {
          throw new Refusal(
            'sign_in_link_invalid',
            'This link was already used, is invalid, or is more than 15 minutes old. Please request a new one.',
          );
        }
        await tx.signInLinks.deleteAll(account.id);
        if (!isVerified(account)) {
          // Someone who registered with a stranger's address may still be signed in.
          await tx.sessions.deleteAll(account.id);
          await tx.devices.deleteOthers(account.id, '');
          await markVerified(tx, account.id, now);
        }
        return signInOrChallenge(
          tx,
          { ...account, emailVerifiedAt: account.emailVerifiedAt ?? now },
          client,
          now,
          'signed_in_by_link',
        );
      });
      return signedInOrRefused(outcome);
    },
  };
}

/** Holds nothing that was typed, since the address may be a stranger's that nobody has verified. */
function linkMail({ id: accountId, email: recipient }: Account, token: string, { publicUrl, productName }: Site) {
  return {
    accountId,
    recipient,
    isForUnverified: true as const,
    urgency: 'now' as const,
    subject: `Sign in to ${productName}`,
    body: [
      'Hello,',
      `Someone asked for a link to sign in to your ${productName} account. It works once, for 15 minutes:`,
      `${publicUrl}/sign-in-link?token=${token}`,
      'If it wasn’t you, you can ignore this email. Don’t pass it on, because the link opens your account.',
    ].join('\n\n'),
  };
}
