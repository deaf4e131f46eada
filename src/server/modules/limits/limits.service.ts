import type { Clock } from '../../lib/clock';
import { accountLimits } from './accountLimits';
import { addressKey } from './addressKey';
import { allowances } from './allowances';
import { type CountingDeps, createCountOrRefuse, tooMany } from './counting';
import { createLeases } from './leases';
import { proofLimits } from './proofLimits';

/** How many calls are allowed in a time, how many of them are left, and in how many seconds all of them are again. */
export interface CallsLeft {
  most: number;
  eachSeconds: number;
  left: number;
  seconds: number;
}

interface LimitsDeps extends CountingDeps {
  clock: Clock;
}

export type LimitsService = ReturnType<typeof createLimitsService>;

/**
 * Limits guessing and flooding. Each method throws `Refusal('rate_limited')` with the seconds to wait. A key may be any
 * text, and must not tell whether an account exists.
 */
export function createLimitsService({ clock, ...counting }: LimitsDeps) {
  const { limits, enabled } = counting;
  const countOrRefuse = createCountOrRefuse(counting);

  // A write for each call would take longer than to find out who calls.
  const callsOfKeys = createLeases(30, (keyId) => limits.count(allowances.callsOfKey, keyId, 30));
  const idempotencyKeys = createLeases(20, (id) => limits.count(allowances.idempotencyKeysOfAccount, id, 20));

  return {
    ...accountLimits(counting, countOrRefuse),
    ...proofLimits(counting, countOrRefuse),

    countInvitation: (teamId: string): Promise<void> =>
      countOrRefuse(allowances.invitationsOfTeam, teamId, 'invitations from this team today'),

    /** Links of invitations are guessed at no faster than those of passwords, and keep nobody from signing in. */
    countInvitationOpened: (address: string): Promise<void> =>
      countOrRefuse(allowances.invitationsFromAddress, addressKey(address), 'invitations opened from this address'),

    countGeneration: (accountId: string): Promise<void> =>
      countOrRefuse(allowances.generationsOfAccount, accountId, 'requests for AI copy'),

    /** Tests, and deliveries that are sent again: nobody floods others by them. */
    countAskedDelivery: (workspaceId: string): Promise<void> =>
      countOrRefuse(allowances.askedDeliveriesOfWorkspace, workspaceId, 'tests and repeated deliveries'),

    /** Tells how many calls the key has left, also where it throws. */
    async countKeyCall(keyId: string, tell: (left: CallsLeft) => void): Promise<void> {
      if (!enabled) return;
      const { isAllowed, left, seconds } = await callsOfKeys.use(keyId);
      const { tries, seconds: each } = allowances.callsOfKey;
      tell({ most: tries, eachSeconds: each, left, seconds });
      if (!isAllowed) throw tooMany('calls with this API key', seconds);
    },

    async countIdempotencyKey(accountId: string): Promise<void> {
      if (!enabled) return;
      const { isAllowed, seconds } = await idempotencyKeys.use(accountId);
      if (!isAllowed) throw tooMany('calls with an Idempotency-Key today', seconds);
    },

    removeExpired: (): Promise<void> => limits.deleteExpired(clock.now()),
  };
}
