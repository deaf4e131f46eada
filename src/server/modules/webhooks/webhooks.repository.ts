import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { paidBy } from '../../db/reach';
import { teamMembers } from '../../db/tables/teams';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks';
import { workspaces } from '../../db/tables/workspaces';
import type { WebhookEvent } from '../../lib/webhookEvents';
import type { Page, Paged } from '../../lib/page';
import type {
  Delivery,
  DeliveryFailure,
  DeliveryStatus,
  OffReason,
  Receiver,
  Tried,
  Webhook,
  WebhookFields,
} from './webhooks.types';

/** A webhook that is on, with as much as has to be known to tell it something. */
export interface Listener {
  id: string;
  events: WebhookEvent[];
  isSlow: boolean;
  /** How many deliveries wait, counted up to the limit. */
  waiting: number;
}

type NewDelivery = Pick<Delivery, 'id' | 'event' | 'body' | 'createdAt'> & {
  workspaceId: string;
  webhookId: string;
  subject: string;
};

type WebhookChanges = Partial<
  WebhookFields & Pick<Receiver, 'isOn' | 'offReason' | 'failingSince' | 'secret' | 'oldSecret' | 'oldSecretUntil'>
>;

const columns = {
  id: webhooks.id,
  workspaceId: webhooks.workspaceId,
  url: webhooks.url,
  events: webhooks.events,
  isOn: webhooks.isOn,
  offReason: webhooks.offReason,
  failingSince: webhooks.failingSince,
  oldSecretUntil: webhooks.oldSecretUntil,
  createdAt: webhooks.createdAt,
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

const waits = isNotNull(webhookDeliveries.dueAt);

const inStatus = {
  waiting: waits,
  delivered: and(isNull(webhookDeliveries.dueAt), isNull(webhookDeliveries.failure)),
  failed: and(isNull(webhookDeliveries.dueAt), isNotNull(webhookDeliveries.failure)),
};

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(db: Db) {
  const newestFirst = [desc(webhooks.createdAt), desc(webhooks.id)];
  const change = async (id: string, changes: WebhookChanges): Promise<void> => {
    if (Object.keys(changes).length > 0) await db.update(webhooks).set(changes).where(eq(webhooks.id, id));
  };
  const giveUpWaiting = async (id: string, failure: DeliveryFailure): Promise<void> => {
    await db
      .update(webhookDeliveries)
      .set({ dueAt: null, failure })
      .where(and(eq(webhookDeliveries.webhookId, id), waits));
  };
  return {
    async insert(webhook: Webhook & { createdBy: string; secret: string }): Promise<void> {
      await db.insert(webhooks).values(webhook);
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<Webhook>> {
      const wanted = eq(webhooks.workspaceId, workspaceId);
      const items = await db
        .select(columns)
        .from(webhooks)
        .where(wanted)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset);
      return { items, total: await db.$count(webhooks, wanted) };
    },

    count: (workspaceId: string): Promise<number> => db.$count(webhooks, eq(webhooks.workspaceId, workspaceId)),

    /** Nobody else changes it until the transaction ends. `undefined` if there is none. */
    async lock(id: string): Promise<(Receiver & { takenUntil: Date | null }) | undefined> {
      const [found] = await db
        .select({
          ...columns,
          secret: webhooks.secret,
          oldSecret: webhooks.oldSecret,
          isSlow: webhooks.isSlow,
          takenUntil: webhooks.takenUntil,
        })
        .from(webhooks)
        .where(eq(webhooks.id, id))
        .for('update');
      return found;
    },

    change,

    async delete(id: string): Promise<void> {
      await db.delete(webhooks).where(eq(webhooks.id, id));
    },

    /** Who pays for the workspace, and who is told of the webhook: who added it, or the payer once they are gone. */
    async people(id: string): Promise<{ payerId: string; readerId: string } | undefined> {
      const [found] = await db
        .select({ payerId: workspaces.ownerId, memberId: teamMembers.accountId })
        .from(webhooks)
        .innerJoin(workspaces, eq(workspaces.id, webhooks.workspaceId))
        .leftJoin(
          teamMembers,
          and(eq(teamMembers.teamId, webhooks.workspaceId), eq(teamMembers.accountId, webhooks.createdBy)),
        )
        .where(eq(webhooks.id, id));
      return found && { payerId: found.payerId, readerId: found.memberId ?? found.payerId };
    },

    /** Those that are on. */
    listeners: (workspaceId: string, most: number): Promise<Listener[]> => {
      const waiting = db
        .select({ one: sql`1` })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, webhooks.id), waits))
        .limit(most);
      return db
        .select({
          id: webhooks.id,
          events: webhooks.events,
          isSlow: webhooks.isSlow,
          waiting: sql<number>`(select count(*)::int from ${waiting} waiting)`,
        })
        .from(webhooks)
        .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.isOn, true)));
    },

    /** The workspaces of an account that have webhooks which are on. */
    async workspacesOfPayer(payerId: string): Promise<string[]> {
      const found = await db
        .selectDistinct({ id: webhooks.workspaceId })
        .from(webhooks)
        .where(and(inArray(webhooks.workspaceId, paidBy(db, payerId)), eq(webhooks.isOn, true)));
      return found.map(({ id }) => id);
    },

    async insertDelivery(delivery: NewDelivery): Promise<void> {
      await db.insert(webhookDeliveries).values({ ...delivery, dueAt: delivery.createdAt });
    },

    /** The newest first. */
    async deliveries(
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
    async findDelivery(id: string): Promise<(Delivery & { webhookId: string }) | undefined> {
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

    /** Nobody else sends to it until then. */
    async take(id: string, takenUntil: Date): Promise<void> {
      await db.update(webhooks).set({ takenUntil }).where(eq(webhooks.id, id));
    },

    async release(id: string, seen: { isSlow: boolean; failingSince: Date | null }): Promise<void> {
      await db
        .update(webhooks)
        .set({ ...seen, takenUntil: null })
        .where(eq(webhooks.id, id));
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

    giveUpWaiting,

    /** Switches off, and gives up what waits. */
    async switchOff(id: string, offReason: OffReason | null): Promise<void> {
      await change(id, { isOn: false, offReason });
      await giveUpWaiting(id, 'switched_off');
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

    async deleteDeliveriesBefore(time: Date): Promise<void> {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, time));
    },
  };
}
