import type { JobSender } from '../../lib/jobs';
import type { Locks } from '../../lib/locks';
import type { BillingJobs, ReleasedCustomer } from './billing.types';
import type { CheckoutsRepository } from './checkouts.repository';
import type { LedgerRepository } from './ledger.repository';
import type { Payments } from './payments.port';
import { isLive } from './subscription';

/** What is needed to let go of a customer in a transaction. */
export interface ReleaseTx {
  ledger: Pick<LedgerRepository, 'newest'>;
  checkouts: Pick<CheckoutsRepository, 'findPending'>;
  jobs: JobSender<BillingJobs>;
}

/**
 * Has the provider end an account's subscription, as part of the transaction that deletes the account: nobody is
 * charged for an account that is gone. The sandbox's data is deleted with the account.
 */
export async function releaseCustomer(tx: ReleaseTx & { locks: Locks }, accountId: string): Promise<void> {
  // Waits for entries that are being made right now; they would be missed otherwise.
  await tx.locks.account(accountId);
  const subscription = (await tx.ledger.newest(accountId))?.subscription;
  const checkout = await tx.checkouts.findPending(accountId);
  const subscriptionId = isLive(subscription) ? subscription.providerId : null;
  const checkoutId = checkout?.providerId ?? null;
  const provider = (subscriptionId === null ? undefined : subscription?.provider) ?? checkout?.provider;
  if (provider !== 'stripe' || (subscriptionId === null && checkoutId === null)) return;
  await tx.jobs.send('release-customer', { provider, subscriptionId, checkoutId });
}

/**
 * Ends the subscription of a deleted account at the provider, and refunds a checkout that was paid but not yet entered
 * when the account was deleted. May be done again. Throws to be tried again: `PaymentsAway`, or while a payment
 * is under way.
 */
export async function endAtProvider(
  payments: Payments,
  { subscriptionId, checkoutId }: Pick<ReleasedCustomer, 'subscriptionId' | 'checkoutId'>,
): Promise<void> {
  if (subscriptionId !== null) await payments.endSubscription(subscriptionId);
  if (checkoutId === null) return;
  await payments.expireCheckout(checkoutId);
  const seen = await payments.readCheckout(checkoutId);
  if (seen.isPaid) {
    if (seen.subscriptionId !== null) await payments.endSubscription(seen.subscriptionId);
    await payments.refundCheckout(checkoutId);
  } else if (seen.status === 'complete') {
    throw new Error('A payment for a deleted account is under way; it is given back once it has come.');
  }
}
