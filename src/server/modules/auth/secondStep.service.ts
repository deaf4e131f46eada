import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import { type AuditAction, nothingNamed } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs, minuteMs } from '../../lib/durations';
import { Refusal } from '../../lib/refusal';
import { ownWorkspace } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { LimitsService } from '../limits/limits.service';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Challenge, Client, SignIn } from './auth.types';
import type { DevicesRepository } from './devices.repository';
import { triesKey } from './devices.service';
import type { SignInChallengesRepository, TwoStepSignIn } from './signInChallenges.repository';
import { type SignInTx, signInFrom } from './signingIn';
import { type CodeTx, useCode } from './twoStepCodes';

/** How long a sign-in waits for its code, and how many are tried. */
const challengeLifetimeMs = 5 * minuteMs;
const mostTries = 5;

/** How many sign-ins of an account wait at once. */
const mostChallenges = 20;

/** How long a browser that is to be remembered is asked for no code. */
const rememberedMs = 30 * dayMs;

export type SecondStepTx = SignInTx &
  CodeTx & {
    challenges: SignInChallengesRepository;
    accounts: AccountsRepository;
    audit: { recordStranger(workspaceId: string, address: string, action: AuditAction, at: Date): Promise<void> };
  };

/**
 * Signs an account in whose password or mailed link was right; one with two-step sign-in only in a browser that it was
 * told to remember. What comes instead is refused with `secondStepRequired` once it is stored.
 */
export async function signInOrChallenge(
  tx: SignInTx & Pick<SecondStepTx, 'challenges' | 'twoStep'>,
  account: Account,
  client: Client,
  now: Date,
  action: TwoStepSignIn,
): Promise<SignIn | Challenge> {
  const isPassed =
    !(await tx.twoStep.isOn(account.id)) ||
    (await tx.devices.isRemembered(hashToken(client.deviceToken ?? ''), account.id, now));
  if (isPassed) return signInFrom(tx, account, client, now, action);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
  await tx.challenges.insert({ tokenHash: hashToken(token), accountId: account.id, action, expiresAt });
  await tx.challenges.keepNewest(account.id, mostChallenges);
  return { token, expiresAt };
}

/** The sign-in. Throws `Refusal('second_step_required')` for one that takes a code yet. */
export function signedInOrRefused(outcome: SignIn | Challenge): SignIn {
  if ('account' in outcome) return outcome;
  throw new Refusal('second_step_required', 'Enter the code from your authenticator app to finish signing in.', {
    secondStep: outcome,
  });
}

interface SecondStepDeps {
  challenges: SignInChallengesRepository;
  devices: DevicesRepository;
  unitOfWork: UnitOfWork<SecondStepTx>;
  limits: LimitsService;
  clock: Clock;
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in. */
export function createSecondStepService({ challenges, devices, unitOfWork, limits, clock }: SecondStepDeps) {
  /** What a wrong code leaves behind is stored as well, so it is refused after the transaction. */
  const tryCode = (tokenHash: string, { typed, remember }: TypedCode, client: Client) =>
    unitOfWork(byNobody, async (tx): Promise<SignIn | { refusal: string }> => {
      const now = clock.now();
      const challenge = await tx.challenges.find(tokenHash, now);
      if (!challenge) throw signInExpired();
      await tx.locks.account(challenge.accountId);
      const account = await tx.accounts.find(challenge.accountId);
      if (!account) throw signInExpired();
      const used = await useCode(tx, account.id, typed, now);
      if ('refusal' in used) {
        await tx.audit.recordStranger(account.id, client.address, 'second_step_failed', now);
        return used;
      }
      // Whatever ended the sign-in in the meantime, such as another password, is seen here.
      if (!(await tx.challenges.delete(tokenHash))) throw signInExpired();
      if (used.kind === 'recovery code') {
        const what = { action: 'recovery_code_used' as const, subject: nothingNamed };
        await tx.audit.record(ownWorkspace(account.id), what, now);
      }
      const rememberedUntil = remember ? new Date(now.getTime() + rememberedMs) : null;
      return signInFrom(tx, account, client, now, challenge.action, rememberedUntil);
    });

  const keepRefusal = (accountId: string, client: Client): Promise<void> =>
    unitOfWork(byNobody, async (tx) => {
      await tx.locks.holdAccount(accountId);
      if (!(await tx.accounts.find(accountId))) return;
      await tx.audit.recordStranger(accountId, client.address, 'second_step_refused', clock.now());
    });

  return {
    /**
     * Signs in with a code. Throws `Refusal('sign_in_expired')`, `Refusal('invalid_code')`, and
     * `Refusal('rate_limited')`.
     */
    async complete(challengeToken: string, code: TypedCode, client: Client): Promise<SignIn> {
      const tokenHash = hashToken(challengeToken);
      const challenge = await challenges.find(tokenHash, clock.now());
      if (!challenge) {
        await limits.countSecondStep(client.address);
        throw signInExpired();
      }
      const tries = await triesKey(devices, { id: challenge.accountId }, '', client);
      await limits.countCode(tries, () => keepRefusal(challenge.accountId, client));
      const isCounted = await unitOfWork(byNobody, (tx) => tx.challenges.countTry(tokenHash, mostTries));
      if (!isCounted) throw signInExpired();
      const outcome = await tryCode(tokenHash, code, client);
      if ('refusal' in outcome) throw new Refusal('invalid_code', outcome.refusal);
      await limits.codeSucceeded(tries);
      return outcome;
    },
  };
}

interface TypedCode {
  typed: string;
  /** Whether the browser is asked for no code from then on. */
  remember: boolean;
}

const signInExpired = (): Refusal =>
  new Refusal('sign_in_expired', 'This sign-in took too long, or had too many wrong codes. Please sign in again.');
