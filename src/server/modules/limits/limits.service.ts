import { createHash } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import type { Allowance, LimitsRepository } from './limits.repository';

const minute = 60;
const hour = 60 * minute;

/** Rule: docs/product-rules.md, "Rate limits". */
const allowances = {
  signInsOfAccount: { name: 'sign-in-account', tries: 10, seconds: 15 * minute },
  signInsFromAddress: { name: 'sign-in-address', tries: 100, seconds: 15 * minute },
  registrationsFromAddress: { name: 'registration-address', tries: 20, seconds: hour },
  resetsOfAccount: { name: 'reset-account', tries: 5, seconds: hour },
  resetsFromAddress: { name: 'reset-address', tries: 20, seconds: hour },
} satisfies Record<string, Allowance>;

interface LimitsDeps {
  limits: LimitsRepository;
  clock: Clock;
  /** False only for load tests. */
  enabled: boolean;
}

export type LimitsService = ReturnType<typeof createLimitsService>;

/**
 * Keeps guessing and flooding slow. Each method throws `Refusal('rate_limited')` with the seconds to wait.
 * Accounts are named by the address that was typed, whether or not it has an account, so that the answer tells nothing.
 */
export function createLimitsService({ limits, clock, enabled }: LimitsDeps) {
  const countOrRefuse = async (allowance: Allowance, key: string, noun: string): Promise<void> => {
    const seconds = enabled ? await limits.count(allowance, key) : 0;
    if (seconds === 0) return;
    throw new Refusal('rate_limited', `Too many ${noun}. Please try again in ${inWords(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  };

  return {
    /** Counts a try before the password is checked, so that parallel tries can't slip through. */
    async countSignIn(email: string, address: string): Promise<void> {
      await countOrRefuse(allowances.signInsFromAddress, address, 'sign-in attempts');
      await countOrRefuse(allowances.signInsOfAccount, accountKey(email), 'sign-in attempts');
    },

    /** The password was right: the account's failures are forgotten and this try does not count for the address. */
    async signInSucceeded(email: string, address: string): Promise<void> {
      if (!enabled) return;
      await limits.forget(allowances.signInsOfAccount, accountKey(email));
      await limits.takeBack(allowances.signInsFromAddress, address);
    },

    countRegistration: (address: string): Promise<void> =>
      countOrRefuse(allowances.registrationsFromAddress, address, 'new accounts from this address'),

    async countPasswordReset(email: string, address: string): Promise<void> {
      await countOrRefuse(allowances.resetsFromAddress, address, 'requests for a new password');
      await countOrRefuse(allowances.resetsOfAccount, accountKey(email), 'requests for a new password');
    },

    /** Tokens of mailed links are guessed at no faster than passwords. */
    countResetConfirmation: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, address, 'attempts to set a password'),

    removeExpired: (): Promise<void> => limits.deleteExpired(clock.now()),
  };
}

/** A fixed length whatever was typed, and no list of addresses in the database. */
const accountKey = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

function inWords(seconds: number): string {
  const [count, unit] = seconds < 2 * minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
