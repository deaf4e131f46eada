import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Copy, CopyBrief } from '../../../ad-kit/writer/brief';
import { accounts } from './accounts';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** As the module of AI copy writes and reads them, by the kind. */
type GenerationRequest =
  CopyBrief | (Pick<CopyBrief, 'productName' | 'targetAudience' | 'platform' | 'tone'> & { count: number });
type GenerationResponse = Copy | Pick<Copy, 'headline'>;

/** The history of what was written for a workspace. It has an end, so it takes nothing of the account's room. */
export const aiGenerations = pgTable(
  'ai_generations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    /** Whose quota it took. Null once that account is gone. */
    payerId: uuid('payer_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['ad_copy', 'headlines'] }).notNull(),
    request: jsonb('request').$type<GenerationRequest>().notNull(),
    response: jsonb('response').$type<GenerationResponse>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ai_generations_by_age').on(table.workspaceId, table.createdAt, table.id),
    check('ai_generations_kind', sql`${table.kind} in ('ad_copy', 'headlines')`),
  ],
);

/**
 * How much was written at an account's cost in a month, deleted generations included: what the plan's limit counts. Holds
 * nothing of what was written.
 */
export const aiUsage = pgTable(
  'ai_usage',
  {
    payerId: uuid('payer_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The first day of the month (UTC). */
    month: date('month', { mode: 'string' }).notNull(),
    written: integer('written').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payerId, table.month] }),
    check('ai_usage_written', sql`${table.written} >= 1`),
  ],
);
