import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { workspaceId } from './workspaces';

/**
 * Who did what in a workspace. Triggers of the database refuse every change, and deletions before the time. So the account
 * is no reference: its end would change the rows.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Grows with time, so the newest has the greatest. */
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Null for what nobody who was signed in did. */
    actorId: uuid('actor_id'),
    /** As it was; empty for nobody. */
    actorName: text('actor_name').notNull(),
    /** The API key that it was done with, as it was; null without one. */
    keyName: text('key_name'),
    keyPrefix: text('key_prefix'),
    /** IP address; null for nobody. */
    address: text('address'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    subjectName: text('subject_name').notNull(),
    detail: text('detail').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('audit_entries_by_age').on(table.workspaceId, table.id),
    index('audit_entries_age').on(table.createdAt),
    check(
      'audit_entries_lengths',
      sql`char_length(${table.actorName}) <= 120 and char_length(${table.keyName}) <= 80 and char_length(${table.keyPrefix}) <= 20 and char_length(${table.address}) <= 100 and char_length(${table.action}) <= 60 and char_length(${table.subjectName}) <= 254 and char_length(${table.detail}) <= 254`,
    ),
    check('audit_entries_key', sql`(${table.keyName} is null) = (${table.keyPrefix} is null)`),
  ],
);
