import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { paidBy } from '../../db/reach';
import { teamMembers } from '../../db/tables/teams';
import { webhookDeliveries, webhooks } from '../../db/tables/webhooks';
import { workspaces } from '../../db/tables/workspaces';
import { waits } from './webhookDeliveries.repository';
import type { WebhookEvent } from '../../lib/webhookEvents';
import type { Page, Paged } from '../../lib/page';
import type { Receiver, Webhook, WebhookFields } from './webhooks.types';

/** A webhook that is on, with what it takes to send to it. */
export interface Listener {
  id: string;
  events: WebhookEvent[];
  isSlow: boolean;
  /** How many deliveries wait, counted up to the limit. */
  waiting: number;
}

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

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(db: Db) {
  const newestFirst = [desc(webhooks.createdAt), desc(webhooks.id)];
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

    async change(id: string, changes: WebhookChanges): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(webhooks).set(changes).where(eq(webhooks.id, id));
    },

    async delete(id: string): Promise<void> {
      await db.delete(webhooks).where(eq(webhooks.id, id));
    },

    /**
     * Who pays for the workspace, and who gets mails about the webhook: whoever added it, or the payer once they are
     * gone.
     */
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
  };
}
