import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../lib/webhookEvents';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** Where other programs are told what happens in a workspace. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** What deliveries are signed with, so it can't be stored as a hash. */
    secret: text('secret').notNull(),
    /** The one before it, which signs too until its time is over; null without one. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    isOn: boolean('is_on').notNull(),
    /** Why it was switched off by itself; null if it wasn't. */
    offReason: text('off_reason', { enum: ['failing', 'gone', 'behind'] }),
    /** Since when nothing has arrived; null if the last delivery did. */
    failingSince: moment('failing_since'),
    /** Whether the last answer was slow: slow ones wait for each other, and keep no others waiting. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** Until when somebody is sending to it; null if nobody is. */
    takenUntil: moment('taken_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhooks_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('webhooks_created_by').on(table.createdBy),
    check('webhooks_url_length', sql`char_length(${table.url}) between 1 and 2000`),
    check('webhooks_event_count', sql`cardinality(${table.events}) between 1 and 13`),
  ],
);

/** What is or was sent to webhooks, each with how its last try went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Their order. Ids don't have it: two of one millisecond may be in either. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    event: text('event').$type<WebhookEvent | 'webhook.test'>().notNull(),
    /** The id of what it is about. Deliveries on one subject are sent in order. */
    subject: text('subject').notNull(),
    /** What is sent, to the letter. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When it is tried next; null unless it waits. */
    dueAt: moment('due_at'),
    triedAt: moment('tried_at'),
    tookMs: integer('took_ms'),
    answerStatus: integer('answer_status'),
    answer: text('answer'),
    /** Why the last try failed; null if it arrived, or was not tried. */
    failure: text('failure', {
      enum: ['status', 'redirect', 'timeout', 'unreachable', 'certificate', 'private_address', 'plan', 'switched_off'],
    }),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_position').on(table.webhookId, table.position),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.position)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_subject')
      .on(table.webhookId, table.subject, table.position)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_workspace').on(table.workspaceId),
    index('webhook_deliveries_age').on(table.createdAt),
    check('webhook_deliveries_subject_length', sql`char_length(${table.subject}) between 1 and 254`),
    check('webhook_deliveries_body_length', sql`char_length(${table.body}) <= 8000`),
    check('webhook_deliveries_answer_length', sql`char_length(${table.answer}) <= 1000`),
  ],
);
