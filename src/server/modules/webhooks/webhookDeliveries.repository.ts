import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks';
import type { Page, Paged } from '../../lib/page';
import type { Delivery, DeliveryFailure, DeliveryStatus, Tried } from './webhooks.types';

type NewDelivery = Pick<Delivery, 'id' | 'event' | 'body' | 'createdAt'> & {
  workspaceId: string;
  webhookId: string;
  subject: string;
};

const deliveryColumns = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  body: webhookDeliveries.body,
  attempts: webhookDeliveries.attempts,
  createdAt: webhookDeliveries.createdAt,
  dueAt: webhookDeliveries.dueAt,
  triedAt: webhookDeliveries.triedAt,
  tookMs: webhookDeliveries.tookMs,
  answerStatus: webhookDeliveries.answerStatus,
  answer: webhookDeliveries.answer,
  failure: webhookDeliveries.failure,
};

/** Whether a delivery is still to be sent. */
export const waits = isNotNull(webhookDeliveries.dueAt);

const inStatus = {
  waiting: waits,
  delivered: and(isNull(webhookDeliveries.dueAt), isNull(webhookDeliveries.failure)),
  failed: and(isNull(webhookDeliveries.dueAt), isNotNull(webhookDeliveries.failure)),
};

export type WebhookDeliveriesRepository = ReturnType<typeof createWebhookDeliveriesRepository>;

/** What webhooks were told, and are to be told. */
export function createWebhookDeliveriesRepository(db: Db) {
  return {
    async insert(delivery: NewDelivery): Promise<void> {
      await db.insert(webhookDeliveries).values({ ...delivery, dueAt: delivery.createdAt });
    },

    /** The newest first. */
    async page(
      webhookId: string,
      status: DeliveryStatus | undefined,
      { limit, offset }: Page,
    ): Promise<Paged<Delivery>> {
      const wanted = and(eq(webhookDeliveries.webhookId, webhookId), status && inStatus[status]);
      const items = await db
        .select(deliveryColumns)
        .from(webhookDeliveries)
        .where(wanted)
        .orderBy(desc(webhookDeliveries.position))
        .limit(limit)
        .offset(offset);
      return { items, total: await db.$count(webhookDeliveries, wanted) };
    },

    /** `undefined` if there is none. */
    async find(id: string): Promise<(Delivery & { webhookId: string }) | undefined> {
      const [found] = await db
        .select({ ...deliveryColumns, webhookId: webhookDeliveries.webhookId })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, id));
      return found;
    },

    /** What is due next: the oldest of all that have none on the same subject before them. */
    async nextDue(webhookId: string, now: Date): Promise<Delivery | undefined> {
      const earlier = alias(webhookDeliveries, 'earlier');
      const waitsBefore = db
        .select({ one: sql`1` })
        .from(earlier)
        .where(
          and(
            eq(earlier.webhookId, webhookDeliveries.webhookId),
            eq(earlier.subject, webhookDeliveries.subject),
            isNotNull(earlier.dueAt),
            lt(earlier.position, webhookDeliveries.position),
          ),
        );
      const [found] = await db
        .select(deliveryColumns)
        .from(webhookDeliveries)
        .where(
          and(eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.dueAt, now), not(exists(waitsBefore))),
        )
        .orderBy(asc(webhookDeliveries.position))
        .limit(1);
      return found;
    },

    /** Keeps how a try went, and when the next one is. */
    async keepTry(id: string, tried: Tried, dueAt: Date | null): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set({ ...tried, dueAt, attempts: sql`${webhookDeliveries.attempts} + 1` })
        .where(eq(webhookDeliveries.id, id));
    },

    /** Has a delivery tried anew, as if for the first time. */
    async sendAgain(id: string, dueAt: Date): Promise<void> {
      await db.update(webhookDeliveries).set({ dueAt, attempts: 0 }).where(eq(webhookDeliveries.id, id));
    },

    async giveUpWaiting(webhookId: string, failure: DeliveryFailure): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set({ dueAt: null, failure })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), waits));
    },

    waiting: (webhookId: string): Promise<number> =>
      db.$count(webhookDeliveries, and(eq(webhookDeliveries.webhookId, webhookId), waits)),

    /** Webhooks to which nobody sends at the moment though something was due at `time`, in the order of their ids. */
    overdue: (after: string, time: Date, now: Date, most: number): Promise<{ id: string; isSlow: boolean }[]> => {
      const due = db
        .select({ id: webhookDeliveries.webhookId })
        .from(webhookDeliveries)
        .where(lt(webhookDeliveries.dueAt, time));
      const isFree = or(isNull(webhooks.takenUntil), lte(webhooks.takenUntil, now));
      return db
        .select({ id: webhooks.id, isSlow: webhooks.isSlow })
        .from(webhooks)
        .where(and(gt(webhooks.id, after), isFree, inArray(webhooks.id, due)))
        .orderBy(asc(webhooks.id))
        .limit(most);
    },

    async deleteBefore(time: Date): Promise<void> {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, time));
    },
  };
}
