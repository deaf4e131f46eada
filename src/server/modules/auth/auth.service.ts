import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { AuditAction } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { isPlainAddress, normaliseAddress } from '../../lib/emailAddress';
import type { JobSender } from '../../lib/jobs';
import { invalidField, Refusal } from '../../lib/refusal';
import type { Turns } from '../../lib/turns';
import type { LimitsService } from '../limits/limits.service';
import type { Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { AuthJobs, Client, SignIn } from './auth.types';
import type { CommonPasswords } from './commonPasswords.port';
import { newAccount } from './newAccount';
import { type DemoTx, insertDemo } from './demo.service';
import type { DevicesRepository } from './devices.repository';
import { triesKey } from './devices.service';
import { isStillThePassword, type PasswordCheck } from './passwordCheck';
import { refuseCommonPassword, refuseOwnName } from './passwordRules';
import type { PasswordHasher } from './passwordHasher.port';
import { type SecondStepTx, signedInOrRefused, signInOrChallenge } from './secondStep.service';
import { openSession } from './sessions.service';
import { signInFrom } from './signingIn';
import { mailVerificationLink, type VerificationTx } from './verification.service';
import type { WorkspacesRepository } from './workspaces.repository';

interface FailedSignInTx {
  audit: { recordStranger(workspaceId: string, address: string, action: AuditAction, at: Date): Promise<void> };
  jobs: JobSender<AuthJobs>;
}

export type AuthTx = { workspaces: WorkspacesRepository } & SecondStepTx & FailedSignInTx & VerificationTx & DemoTx;

interface AuthDeps {
  accounts: AccountsRepository;
  devices: DevicesRepository;
  unitOfWork: UnitOfWork<AuthTx>;
  hasher: PasswordHasher;
  commonPasswords: CommonPasswords;
  checkPassword: PasswordCheck;
  /** A crowd that signs in would fill the database's queue with its statements, and everybody else wait behind them. */
  signInTurns: Turns;
  limits: LimitsService;
  clock: Clock;
  site: Site;
  /** Whether visitors may make demo accounts. */
  demo: boolean;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Ways to get signed in. */
export function createAuthService(deps: AuthDeps) {
  const { accounts, devices, site, unitOfWork, hasher, commonPasswords, checkPassword, signInTurns, limits, clock } =
    deps;
  return {
    /**
     * Makes an account and signs it in. Throws `Refusal('email_taken')`, `Refusal('rate_limited')`, or
     * `Refusal('validation_failed')` for a password that would be guessed at once.
     */
    async register(fields: { email: string; password: string; fullName: string }, client: Client): Promise<SignIn> {
      await limits.countRegistration(client.address);
      const email = normaliseAddress(fields.email);
      if (!isPlainAddress(email))
        throw invalidField('email', 'Email must be an email address, such as name@example.com.');
      const account = newAccount(email, fields.fullName.trim(), false, clock.now());
      refuseOwnName(account, fields.password, 'password');
      await refuseCommonPassword(commonPasswords, fields.password, 'password');
      const passwordHash = await hasher.hash(fields.password);
      return unitOfWork(byNobody, async (tx) => {
        if (!(await tx.accounts.insert({ ...account, passwordHash }))) {
          throw new Refusal('email_taken', 'This email already has an account. Sign in, or reset its password.');
        }
        await tx.workspaces.insertPersonal(account.id, account.createdAt);
        await mailVerificationLink(tx, account, site, account.createdAt);
        return signInFrom(tx, account, client, account.createdAt, 'account_created');
      });
    },

    /**
     * Throws `Refusal('invalid_credentials')`, `Refusal('rate_limited')`, `Refusal('busy')`, and
     * `Refusal('second_step_required')` for an account with two-step sign-in.
     */
    logIn: (fields: { email: string; password: string }, client: Client): Promise<SignIn> =>
      signInTurns.take(Symbol('sign-in'), async () => {
        const { compared, account: found } = await accounts.findByEmail(fields.email);
        const tries = await triesKey(devices, found, compared, client);
        const keepFailure = (action: 'sign_in_failed' | 'sign_in_refused') => {
          const { address } = client;
          const failed = { accountId: found?.id ?? null, address, at: clock.now().toISOString(), action };
          return unitOfWork(byNobody, (tx) => tx.jobs.send('record-failed-sign-in', failed));
        };
        await limits.countSignIn(tries, client.address, () => keepFailure('sign_in_refused'));
        const matches = await checkPassword(found?.passwordHash, fields.password);
        if (!found || !matches) {
          await keepFailure('sign_in_failed');
          throw wrongCredentials();
        }
        const { passwordHash, ...account } = found;
        const outcome = await unitOfWork(byNobody, async (tx) => {
          if (!(await isStillThePassword(tx, account.id, passwordHash))) throw wrongCredentials();
          return signInOrChallenge(tx, account, client, clock.now(), 'signed_in');
        });
        await limits.signInSucceeded(tries, client.address);
        return signedInOrRefused(outcome);
      }),

    /**
     * Keeps that somebody didn't know the password of an account, or tried too often. Signing in leaves this to a job, which is sent for
     * addresses without an account too, so that the time of the answer doesn't tell them apart.
     */
    async recordFailure(failed: AuthJobs['record-failed-sign-in']): Promise<void> {
      const { accountId, address, at, action = 'sign_in_failed' } = failed;
      if (accountId === null) return;
      await unitOfWork(byNobody, async (tx) => {
        await tx.locks.holdAccount(accountId);
        if (!(await tx.accounts.find(accountId))) return;
        await tx.audit.recordStranger(accountId, address, action, new Date(at));
      });
    },

    /** Makes a demo account, with sample data and a team. Throws `Refusal('demo_off')` or `Refusal('rate_limited')`. */
    async startDemo(client: Client): Promise<SignIn> {
      if (!deps.demo) throw new Refusal('demo_off', 'The demo isn’t available here. Please create an account.');
      await limits.countRegistration(client.address);
      const now = clock.now();
      return unitOfWork(byNobody, async (tx) => {
        const account = await insertDemo(tx, now);
        return { ...(await openSession(tx.sessions, account, client, now, null)), deviceToken: undefined };
      });
    },
  };
}

const wrongCredentials = (): Refusal => new Refusal('invalid_credentials', 'Incorrect email or password.');
