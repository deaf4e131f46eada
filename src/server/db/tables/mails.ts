import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** The outbox. A mail is written in the transaction of its cause and delivered by a job afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once the mail is sent, because it may hold a link that signs in. */
    body: text('body').notNull(),
    /** What a mail program's button for unsubscribing sends a form to; emptied with the body. */
    unsubscribeLink: text('unsubscribe_link'),
    /** Held: until the address of the account is verified. */
    status: text('status', { enum: ['held', 'waiting', 'sending', 'sent', 'kept'] }).notNull(),
    /** While sending: until when no other process may try. */
    claimedUntil: moment('claimed_until'),
    /** Why the last try failed. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_account').on(table.accountId),
    index('mails_created').on(table.createdAt),
    check('mails_status', sql`${table.status} in ('held', 'waiting', 'sending', 'sent', 'kept')`),
    check('mails_claim', sql`(${table.status} = 'sending') = (${table.claimedUntil} is not null)`),
  ],
);
