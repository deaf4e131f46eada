import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '../../lib/scope';
import { accounts } from './accounts';
import { moment } from './columns';
import { workspaceId } from './workspaces';

/** What programs call the API with, each in one workspace and with at most the rights of who made it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The account that made it, as which it acts. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The beginning of its secret, which people tell keys apart by. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the secret; the secret itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    role: text('role', { enum: ['viewer', 'editor', 'admin'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it stops working; null for never. */
    expiresAt: moment('expires_at'),
    /** To within a minute; null if never. */
    lastUsedAt: moment('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    /** Since when its maker knows that it ends: by a mail, or because it was rotated; null until then. */
    endIsKnownAt: moment('end_is_known_at'),
  },
  (table) => [
    uniqueIndex('api_keys_token_hash').on(table.tokenHash),
    index('api_keys_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('api_keys_account').on(table.accountId),
    index('api_keys_expiry').on(table.expiresAt),
    check('api_keys_name_length', sql`char_length(${table.name}) between 1 and 80`),
    check('api_keys_scope_count', sql`cardinality(${table.scopes}) between 1 and 14`),
    check('api_keys_last_used_address_length', sql`char_length(${table.lastUsedAddress}) <= 100`),
  ],
);
