import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Copy, CopyBrief } from '../../../ad-kit/writer/brief';
import type { Optimized } from '../../../ad-kit/writer/wish';
import { accounts } from './accounts';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** As the module of AI copy writes and reads them, by the kind. */
type GenerationRequest =
  | CopyBrief
  | (Pick<CopyBrief, 'productName' | 'targetAudience' | 'platform' | 'tone'> & { count: number })
  | (Pick<CopyBrief, 'platform'> & { content: string });
type GenerationResponse = Copy | Pick<Copy, 'headline'> | Optimized;

const kinds = ['ad_copy', 'headlines', 'optimization'] as const;

/** The history of what was written for a workspace. It has an end, so it takes nothing of the account's room. */
export const aiGenerations = pgTable(
  'ai_generations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    kind: text('kind', { enum: kinds }).notNull(),
    request: jsonb('request').$type<GenerationRequest>().notNull(),
    response: jsonb('response').$type<GenerationResponse>().notNull(),
    /** A favorite stays when the oldest leave. */
    isFavorite: boolean('is_favorite').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ai_generations_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('ai_generations_created_by').on(table.createdBy),
    check('ai_generations_kind', sql`${table.kind} in ('ad_copy', 'headlines', 'optimization')`),
  ],
);

/**
 * How much was written at an account's cost in a month, deleted generations included, and how often single texts were
 * suggested: what the plan's limits count. Holds nothing of what was written.
 */
export const aiUsage = pgTable(
  'ai_usage',
  {
    payerId: uuid('payer_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The first day of the month (UTC). */
    month: date('month', { mode: 'string' }).notNull(),
    written: integer('written').notNull().default(0),
    suggested: integer('suggested').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.payerId, table.month] }),
    check('ai_usage_counts', sql`${table.written} >= 0 and ${table.suggested} >= 0`),
  ],
);

/** How much was written in a workspace in a month, deleted generations included. No limit counts it. */
export const aiWorkspaceMonths = pgTable(
  'ai_workspace_months',
  {
    workspaceId: workspaceId(),
    /** The first day of the month (UTC). */
    month: date('month', { mode: 'string' }).notNull(),
    written: integer('written').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.month] }),
    check('ai_workspace_months_written', sql`${table.written} >= 1`),
  ],
);

/** How a workspace wants to be written for; none until somebody says so. */
export const aiBrandVoices = pgTable('ai_brand_voices', {
  workspaceId: workspaceId().primaryKey(),
  description: text('description').notNull(),
  wordsToUse: text('words_to_use').array().notNull(),
  bannedWords: text('banned_words').array().notNull(),
  requiredClaims: text('required_claims').array().notNull(),
});
