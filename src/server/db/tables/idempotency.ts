import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { bytea, moment } from './columns';

/** Calls that their senders may repeat, by the key that came with them. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, which itself is stored nowhere. */
    keyHash: text('key_hash').notNull(),
    /** What the call was, hashed with the key. */
    fingerprint: text('fingerprint').notNull(),
    /** Which try of the call is the one that counts. */
    attempt: uuid('attempt').notNull(),
    /** Until when the try is taken to go on. */
    busyUntil: moment('busy_until').notNull(),
    /** Whether the try has stored something. */
    hasStored: boolean('has_stored').notNull().default(false),
    /** The answer, encrypted with the key; null while there is none, or none that can be told again. */
    answer: bytea('answer'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.keyHash] }),
    uniqueIndex('idempotency_keys_attempt').on(table.attempt),
    index('idempotency_keys_expiry').on(table.expiresAt),
    check('idempotency_keys_answer_length', sql`octet_length(${table.answer}) <= 70000`),
  ],
);
