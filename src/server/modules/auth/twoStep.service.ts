import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { type AuditAction, type AuditTx, nothingNamed } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { hourMs } from '../../lib/durations';
import { invalidField, Refusal } from '../../lib/refusal';
import { ownWorkspace } from '../../lib/scope';
import type { LimitsService } from '../limits/limits.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Caller, Client } from './auth.types';
import type { DevicesRepository } from './devices.repository';
import { isStillThePassword, type PasswordCheck } from './passwordCheck';
import { hashRecoveryCode, newRecoveryCodes, withoutGaps } from './recoveryCode';
import { triesOfCaller } from './sessions.service';
import { securityMail } from './securityMail';
import type { SignInChallengesRepository } from './signInChallenges.repository';
import { appSecretUri, newAppSecret, stepOfCode } from './totp';
import type { TwoStepRepository } from './twoStep.repository';
import { useCode, wrongAppCode } from './twoStepCodes';

/** How long a secret waits for the first code of the app. */
export const setupLifetimeMs = hourMs;

export interface TwoStepTx extends AuditTx, MailTx {
  accounts: AccountsRepository;
  devices: DevicesRepository;
  twoStep: TwoStepRepository;
  challenges: SignInChallengesRepository;
}

interface TwoStepDeps {
  accounts: AccountsRepository;
  twoStep: TwoStepRepository;
  unitOfWork: UnitOfWork<TwoStepTx>;
  checkPassword: PasswordCheck;
  limits: LimitsService;
  clock: Clock;
  site: Site;
}

/** What somebody who is signed in proves to change how the account is signed in. */
interface Proof {
  password: string;
  code: string;
}

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** Turning two-step sign-in on and off. Rule: docs/product-rules.md, "Two-step sign-in". */
export function createTwoStepService(deps: TwoStepDeps) {
  const { accounts, twoStep, unitOfWork, checkPassword, limits, clock, site } = deps;

  /** Returns the hash that the password was compared with, which is looked at again where something is stored. */
  const confirmPassword = async (caller: Caller, password: string, client: Client): Promise<string | undefined> => {
    await limits.countSignIn(triesOfCaller(caller), client.address);
    const hash = await accounts.findPasswordHash(caller.account.id);
    if (!(await checkPassword(hash, password))) throw wrongPassword();
    await limits.signInSucceeded(triesOfCaller(caller), client.address);
    return hash;
  };

  /** Does what takes the password and a code, which is used up. */
  const withProof = async <T>(
    caller: Caller,
    { password, code }: Proof,
    client: Client,
    work: (tx: TwoStepTx, now: Date) => Promise<T>,
  ): Promise<T> => {
    const { id } = caller.account;
    const hash = await confirmPassword(caller, password, client);
    await limits.countCode(triesOfCaller(caller));
    const done = await unitOfWork(caller, async (tx) => {
      const now = clock.now();
      if (!(await isStillThePassword(tx, id, hash))) throw wrongPassword();
      if (!(await tx.twoStep.isOn(id))) throw new Refusal('two_step_off', 'Two-step sign-in is off.');
      const used = await useCode(tx, id, code, now);
      if ('refusal' in used) throw invalidField('code', used.refusal);
      if (used.kind === 'recovery code') await record(tx, id, 'recovery_code_used', now);
      return work(tx, now);
    });
    await limits.codeSucceeded(triesOfCaller(caller));
    return done;
  };

  /** Mails what happened, so that its owner learns of what somebody else did with their password and a code. */
  const tell = (tx: MailTx, account: Account, happened: string, now: Date): Promise<void> => {
    const { productName } = site;
    const paragraphs = [`${happened} for your ${productName} account.`];
    return queueMail(tx, securityMail(account, `${happened} in ${productName}`, paragraphs, site), now);
  };

  const turnOff = async (tx: TwoStepTx, account: Account, now: Date): Promise<void> => {
    await tx.twoStep.delete(account.id);
    await tx.challenges.deleteAll(account.id);
    await tx.devices.forgetRemembered(account.id);
    await tell(tx, account, 'Two-step sign-in was turned off', now);
  };

  return {
    /** When it was turned on, null while it is off, and how many recovery codes are left. */
    async read({ account }: Caller): Promise<{ turnedOnAt: Date | null; codesLeft: number }> {
      const found = await twoStep.find(account.id);
      return { turnedOnAt: found?.turnedOnAt ?? null, codesLeft: await twoStep.countUnusedCodes(account.id) };
    },

    /**
     * Makes a secret for an app. Throws `Refusal('no_password')`, `Refusal('two_step_on')`,
     * `Refusal('validation_failed')` for a wrong password, and `Refusal('email_unverified')`: who registered with a
     * stranger's address would otherwise keep the stranger out for good.
     */
    async start(caller: Caller, password: string, client: Client): Promise<{ secret: string; uri: string }> {
      const { id, email, isDemo } = caller.account;
      if (isDemo) throw new Refusal('no_password', 'Demo accounts don’t have a password.');
      const hash = await confirmPassword(caller, password, client);
      const secret = newAppSecret();
      await unitOfWork(caller, async (tx) => {
        if (!(await isStillThePassword(tx, id, hash))) throw wrongPassword();
        if (!(await tx.accounts.isVerified(id))) {
          throw new Refusal('email_unverified', 'Please confirm your email first. You can get a new link in Settings.');
        }
        if (!(await tx.twoStep.start(id, secret, clock.now()))) throw alreadyOn();
      });
      return { secret, uri: appSecretUri(secret, site.productName, email) };
    },

    /**
     * Turns it on with a first code of the app, and returns the recovery codes. Throws `Refusal('two_step_on')`,
     * `Refusal('two_step_not_started')`, and `Refusal('validation_failed')` for a wrong code.
     */
    async turnOn(caller: Caller, code: string): Promise<string[]> {
      const { id } = caller.account;
      await limits.countCode(triesOfCaller(caller));
      const codes = await unitOfWork(caller, async (tx) => {
        const now = clock.now();
        await tx.locks.account(id);
        const found = await tx.twoStep.find(id);
        if (found?.turnedOnAt) throw alreadyOn();
        if (!found || now.getTime() - found.startedAt.getTime() > setupLifetimeMs) {
          throw new Refusal('two_step_not_started', 'This took more than an hour. Please start again.');
        }
        const step = stepOfCode(found.secret, withoutGaps(code), now);
        if (step === undefined) throw invalidField('code', wrongAppCode);
        await tx.twoStep.turnOn(id, step, now);
        await record(tx, id, 'two_step_turned_on', now);
        return replaceCodes(tx, id);
      });
      await limits.codeSucceeded(triesOfCaller(caller));
      return codes;
    },

    /** Throws `Refusal('two_step_off')`, and `Refusal('validation_failed')` for a wrong password or code. */
    turnOff: (caller: Caller, proof: Proof, client: Client): Promise<void> =>
      withProof(caller, proof, client, async (tx, now) => {
        await turnOff(tx, caller.account, now);
        await record(tx, caller.account.id, 'two_step_turned_off', now);
      }),

    /**
     * For whoever runs the product, where somebody has lost the app and every recovery code. False if the address has
     * no account, or it is off.
     */
    turnOffFor: (email: string): Promise<boolean> =>
      unitOfWork(byNobody, async (tx) => {
        const now = clock.now();
        const { account } = await tx.accounts.findByEmail(email);
        if (!account || !(await tx.twoStep.isOn(account.id))) return false;
        await turnOff(tx, account, now);
        const place = { workspaceId: account.id, actorId: null };
        await tx.audit.record(place, { action: 'two_step_turned_off', subject: nothingNamed }, now);
        return true;
      }),

    /** Replaces the recovery codes. Throws as above. */
    renewCodes: (caller: Caller, proof: Proof, client: Client): Promise<string[]> =>
      withProof(caller, proof, client, async (tx, now) => {
        await record(tx, caller.account.id, 'recovery_codes_renewed', now);
        await tell(tx, caller.account, 'New recovery codes were made', now);
        return replaceCodes(tx, caller.account.id);
      }),
  };
}

const record = (tx: AuditTx, accountId: string, action: AuditAction, now: Date): Promise<void> =>
  tx.audit.record(ownWorkspace(accountId), { action, subject: nothingNamed }, now);

async function replaceCodes(tx: TwoStepTx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.twoStep.replaceCodes(accountId, codes.map(hashRecoveryCode));
  return codes;
}

const wrongPassword = (): Refusal => invalidField('password', 'That password is incorrect.');
const alreadyOn = (): Refusal => new Refusal('two_step_on', 'Two-step sign-in is already on.');
