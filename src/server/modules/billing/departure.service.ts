import type { ReleasedCustomer } from './billing.types';
import type { BillingTx } from './ledger.service';
import type { Payments } from './payments.port';
import { isLive } from './subscription';

/**
 * Has the provider end what belongs to an account, as part of the transaction that deletes it: nobody is charged for
 * an account that is gone. What the sandbox knows goes with the account by itself.
 */
export async function releaseCustomer(tx: BillingTx, accountId: string): Promise<void> {
  // What is being entered at this moment is waited for, or it would be missed.
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
 * Ends at the provider what belonged to an account that is gone, and gives back what was paid at a checkout that the
 * account did not live to see settled. May be done again. Throws to be tried again: `PaymentsAway`, or while a payment
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
