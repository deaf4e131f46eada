import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { workspaceId } from './workspaces';

/** Who gets a summary of a workspace's numbers by email. */
export const emailSummaries = pgTable(
  'email_summaries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    cadence: text('cadence', { enum: ['off', 'weekly', 'monthly'] }).notNull(),
    /** When the next one goes out. */
    nextOn: date('next_on', { mode: 'string' }),
    /** Turns it off. Not hashed, because every mail has to repeat it, and it can do nothing else. */
    token: text('token').notNull().unique('email_summaries_token'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.workspaceId] }),
    index('email_summaries_workspace').on(table.workspaceId),
    index('email_summaries_due').on(table.nextOn, table.accountId, table.workspaceId),
    check('email_summaries_cadence', sql`${table.cadence} in ('off', 'weekly', 'monthly')`),
    check('email_summaries_next', sql`(${table.cadence} = 'off') = (${table.nextOn} is null)`),
  ],
);
