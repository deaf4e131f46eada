import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * What people make belongs to a workspace. The one of an account's own has the account's id. Its owner pays for what is
 * done there. An account that owns a workspace cannot be deleted, so nothing goes with a person by accident.
 */
export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('workspaces_owner').on(table.ownerId)],
);

/** The column of what belongs to a workspace. */
export const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/**
 * Who made a row. Null where that account is gone, and in a workspace of an account's own for rows that are older than
 * the column, which the owner made. Each such table has an index of it: without one, the end of an account would look
 * through the rows of all others.
 */
export const createdBy = () => uuid('created_by').references(() => accounts.id, { onDelete: 'set null' });
