import Stripe from 'stripe';
import { PaymentsAway } from '../../modules/billing/payments.port';

/** Tells an absent provider from a request that it refuses. */
export async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    const isAway =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError ||
      // Two requests with one key at the same time: the other one is still under way.
      (error instanceof errors.StripeError && error.statusCode === 409);
    throw isAway ? new PaymentsAway(error) : error;
  }
}

/** Lets a change be refused because it was made, or became impossible, a moment ago: the next look tells which. */
export async function unlessTooLate(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);
