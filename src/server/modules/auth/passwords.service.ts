import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { type AuditTx, nothingNamed } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { hourMs } from '../../lib/durations';
import { invalidField, Refusal } from '../../lib/refusal';
import { ownWorkspace } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import { queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Caller, Client } from './auth.types';
import type { CommonPasswords } from './commonPasswords.port';
import type { DevicesRepository } from './devices.repository';
import { rememberDevice } from './devices.service';
import { isStillThePassword, type PasswordCheck } from './passwordCheck';
import { refuseCommonPassword, refuseOwnName } from './passwordRules';
import type { PasswordHasher } from './passwordHasher.port';
import type { PasswordResetsRepository } from './passwordResets.repository';
import type { SessionsRepository } from './sessions.repository';
import { triesOfCaller } from './sessions.service';
import type { SignInChallengesRepository } from './signInChallenges.repository';
import type { SignInLinksRepository } from './signInLinks.repository';
import { markVerified, type VerificationTx } from './verification.service';

/** How long a mailed link works. */
const linkLifetimeMs = hourMs;

export interface PasswordsTx extends AuditTx, VerificationTx {
  sessions: SessionsRepository;
  devices: DevicesRepository;
  passwordResets: PasswordResetsRepository;
  signInLinks: SignInLinksRepository;
  challenges: SignInChallengesRepository;
}

interface PasswordsDeps {
  accounts: AccountsRepository;
  unitOfWork: UnitOfWork<PasswordsTx>;
  hasher: PasswordHasher;
  commonPasswords: CommonPasswords;
  checkPassword: PasswordCheck;
  limits: LimitsService;
  clock: Clock;
  site: Site;
}

export type PasswordsService = ReturnType<typeof createPasswordsService>;

/** Changing a password, and getting back in without it. */
export function createPasswordsService(deps: PasswordsDeps) {
  const { accounts, unitOfWork, hasher, commonPasswords, checkPassword, limits, clock, site } = deps;
  return {
    /**
     * Changes the password and signs out every other session. Throws `Refusal('no_password')` for a demo account and
     * `Refusal('validation_failed')` if the current password is wrong or the wanted one would be guessed at once.
     */
    async change(caller: Caller, current: string, wanted: string, client: Client): Promise<void> {
      const { account, credential } = caller;
      if (account.isDemo) throw new Refusal('no_password', 'Demo accounts don’t have a password.');
      await limits.countSignIn(triesOfCaller(caller), client.address);
      const checkedHash = await accounts.findPasswordHash(account.id);
      if (!(await checkPassword(checkedHash, current))) throw wrongPassword();
      await limits.signInSucceeded(triesOfCaller(caller), client.address);
      refuseOwnName(account, wanted, 'new_password');
      await refuseCommonPassword(commonPasswords, wanted, 'new_password');
      const passwordHash = await hasher.hash(wanted);
      await unitOfWork(caller, async (tx) => {
        if (!(await isStillThePassword(tx, account.id, checkedHash))) throw wrongPassword();
        await tx.accounts.setPassword(account.id, passwordHash);
        await tx.sessions.deleteOthers(account.id, credential.id);
        await tx.devices.deleteOthers(account.id, hashToken(client.deviceToken ?? ''));
        await tx.passwordResets.deleteAll(account.id);
        await tx.signInLinks.deleteAll(account.id);
        await tx.challenges.deleteAll(account.id);
        const what = { action: 'password_changed' as const, subject: nothingNamed };
        await tx.audit.record(ownWorkspace(account.id), what, clock.now());
      });
    },

    /**
     * Has a link mailed if the address has an account with a password. Does the same work if not, so that neither the
     * answer nor its time tells.
     */
    async requestReset(email: string, client: Client): Promise<void> {
      const { compared, account: found } = await accounts.findByEmail(email);
      await limits.countPasswordReset(found ? `account ${found.id}` : `address ${compared}`, client.address);
      const accountId = found && !found.isDemo ? found.id : null;
      await unitOfWork(byNobody, (tx) => tx.jobs.send('mail-reset-link', { accountId }));
    },

    /** Mails the link. Does nothing where the account doesn't exist, or was deleted in the meantime. */
    async mailResetLink(accountId: string | null): Promise<void> {
      if (accountId === null) return;
      const now = clock.now();
      const token = newToken();
      await unitOfWork(byNobody, async (tx) => {
        const found = await tx.accounts.find(accountId);
        if (!found) return;
        const expiresAt = new Date(now.getTime() + linkLifetimeMs);
        await tx.passwordResets.insert({ tokenHash: hashToken(token), accountId: found.id, expiresAt });
        await queueMail(tx, resetMail(found, token, site), now);
      });
    },

    /**
     * Sets a password with a mailed token, signs out every session and forgets every browser but this one. Returns the
     * token that this one is known by, so that wrong guesses by strangers no longer block it. Throws
     * `Refusal('reset_link_invalid')`, or `Refusal('validation_failed')` for a password that would be guessed at once.
     */
    async confirmReset(token: string, password: string, client: Client): Promise<string> {
      await limits.countResetConfirmation(client.address);
      await refuseCommonPassword(commonPasswords, password, 'password');
      const passwordHash = await hasher.hash(password);
      return unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const accountId = await tx.passwordResets.take(hashToken(token), now);
        if (!accountId) {
          throw new Refusal(
            'reset_link_invalid',
            'This link was already used, is invalid, or is more than an hour old. Please request a new one.',
          );
        }
        const account = await tx.accounts.find(accountId);
        // Whatever is refused undoes the transaction, so the link can be used again.
        if (account) refuseOwnName(account, password, 'password');
        await tx.accounts.setPassword(accountId, passwordHash);
        await tx.passwordResets.deleteAll(accountId);
        await tx.signInLinks.deleteAll(accountId);
        await tx.challenges.deleteAll(accountId);
        await tx.sessions.deleteAll(accountId);
        // The link was mailed, so having it proves that the person reads this address's mail.
        await markVerified(tx, accountId, now);
        const device = await rememberDevice(tx.devices, accountId, client, now, null);
        await tx.devices.deleteOthers(accountId, hashToken(device.token));
        await tx.devices.forgetRemembered(accountId);
        await tx.audit.record(ownWorkspace(accountId), { action: 'password_reset', subject: nothingNamed }, now);
        return device.token;
      });
    },
  };
}

const wrongPassword = (): Refusal => invalidField('current_password', 'The current password is incorrect.');

/** Holds nothing that was typed, since the address may be a stranger's that nobody has verified. */
function resetMail({ id: accountId, email: recipient }: Account, token: string, { publicUrl, productName }: Site) {
  return {
    accountId,
    recipient,
    isForUnverified: true as const,
    urgency: 'now' as const,
    subject: `Set a new password for ${productName}`,
    body: [
      'Hello,',
      `Someone asked to reset the password of your ${productName} account. Use this link to set a new one. It works once, for one hour:`,
      `${publicUrl}/password-reset?token=${token}`,
      'If it wasn’t you, you can ignore this email. Your password stays as it is.',
    ].join('\n\n'),
  };
}
