import type Stripe from 'stripe';
import type { Price } from '../../modules/billing/payments.port';

/** Finds a price at Stripe, or makes it, so that nothing has to be set up there by hand. Returns its id. */
export type FindPrice = (price: Price) => Promise<string>;

export function createFindPrice(stripe: Stripe): FindPrice {
  const priceIds = new Map<string, string>();
  return async ({ planId, planName, priceCents, currency }) => {
    const key = `${planId}-${currency}-${priceCents}-month`;
    const known = priceIds.get(key);
    if (known) return known;
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      found.data[0] ??
      (await stripe.prices.create(
        {
          lookup_key: key,
          currency,
          unit_amount: priceCents,
          recurring: { interval: 'month' },
          product_data: { name: planName },
          metadata: { plan_id: planId },
        },
        { idempotencyKey: `price-${key}` },
      ));
    priceIds.set(key, price.id);
    return price.id;
  };
}
