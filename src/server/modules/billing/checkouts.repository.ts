import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { checkouts, paymentEvents } from '../../db/tables/billing';
import type { Checkout, Provider } from './billing.types';

export type CheckoutsRepository = ReturnType<typeof createCheckoutsRepository>;

export function createCheckoutsRepository(db: Db) {
  const isPending = and(ne(checkouts.state, 'expired'), eq(checkouts.paymentState, 'unpaid'));
  return {
    /** False if the account has a checkout already that is not decided. */
    async insert(checkout: Checkout): Promise<boolean> {
      const inserted = await db
        .insert(checkouts)
        .values(checkout)
        .onConflictDoNothing()
        .returning({ id: checkouts.id });
      return inserted.length === 1;
    },

    async find(id: string): Promise<Checkout | undefined> {
      const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, id));
      return checkout;
    },

    async findByProviderId(provider: Provider, providerId: string): Promise<Checkout | undefined> {
      const [checkout] = await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.provider, provider), eq(checkouts.providerId, providerId)));
      return checkout;
    },

    /** The account's checkout that is not decided. */
    async findPending(accountId: string): Promise<Checkout | undefined> {
      const [checkout] = await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.accountId, accountId), isPending));
      return checkout;
    },

    /** Ids of all checkouts that are not decided, oldest first. */
    async listPending(provider: Provider): Promise<string[]> {
      const rows = await db
        .select({ id: checkouts.id })
        .from(checkouts)
        .where(and(eq(checkouts.provider, provider), isPending))
        .orderBy(checkouts.id);
      return rows.map(({ id }) => id);
    },

    /** False if the checkout went with its account meanwhile. */
    async setOpened(id: string, providerId: string, url: string): Promise<boolean> {
      const set = await db
        .update(checkouts)
        .set({ providerId, url })
        .where(eq(checkouts.id, id))
        .returning({ id: checkouts.id });
      return set.length === 1;
    },

    /** Stores the checkout's state, and the amount that the provider names. Changes nothing once it is decided. */
    async settle(
      id: string,
      outcome: Pick<Checkout, 'state' | 'paymentState'> & Partial<Pick<Checkout, 'dueCents' | 'currency'>>,
    ): Promise<void> {
      await db
        .update(checkouts)
        .set(outcome)
        .where(and(eq(checkouts.id, id), isPending));
    },

    async isEventHandled(eventId: string): Promise<boolean> {
      const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, eventId));
      return rows.length === 1;
    },

    async markEventHandled(eventId: string, now: Date): Promise<void> {
      await db.insert(paymentEvents).values({ id: eventId, handledAt: now }).onConflictDoNothing();
    },

    async forgetEventsBefore(time: Date): Promise<void> {
      await db.delete(paymentEvents).where(lte(paymentEvents.handledAt, time));
    },
  };
}
