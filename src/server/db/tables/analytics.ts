import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** Views of the numbers that are kept under a name. */
export const analyticsViews = pgTable(
  'analytics_views',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    name: text('name').notNull(),
    /** The query of the page's address. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('analytics_views_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('analytics_views_created_by').on(table.createdBy),
    check('analytics_views_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('analytics_views_query_length', sql`char_length(${table.query}) <= 1000`),
  ],
);
