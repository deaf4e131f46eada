import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** The embedded database answers plain arrays of bytes, a server buffers. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** Pictures of accounts' own, as they were written anew. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A digest of the file that was sent, by which it is known again. */
    digest: text('digest').notNull(),
    type: text('type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteCount: integer('byte_count').notNull(),
    contents: bytea('contents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('images_once').on(table.accountId, table.digest),
    check('images_type', sql`${table.type} in ('image/png', 'image/jpeg', 'image/webp')`),
    check('images_size', sql`least(${table.width}, ${table.height}, ${table.byteCount}) >= 1`),
  ],
);
