import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

export const utmColumns = {
  source: text('utm_source').notNull(),
  medium: text('utm_medium').notNull(),
  campaign: text('utm_campaign').notNull(),
  term: text('utm_term').notNull(),
  content: text('utm_content').notNull(),
  utmId: text('utm_id').notNull(),
};

/** Values that accounts keep for links to come, as they go into links; empty ones are left out there. */
export const linkPresets = pgTable(
  'link_presets',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    name: text('name').notNull(),
    ...utmColumns,
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('link_presets_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('link_presets_created_by').on(table.createdBy),
    check('link_presets_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check(
      'link_presets_value_length',
      sql`greatest(char_length(${table.source}), char_length(${table.medium}), char_length(${table.campaign}), char_length(${table.term}), char_length(${table.content}), char_length(${table.utmId})) <= 200`,
    ),
  ],
);

/** How accounts write their links; an account without a row has chosen nothing yet. */
export const linkSettings = pgTable(
  'link_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    /** What stands between words. */
    separator: text('separator', { enum: ['-', '_'] }).notNull(),
  },
  (table) => [check('link_settings_separator', sql`${table.separator} in ('-', '_')`)],
);
