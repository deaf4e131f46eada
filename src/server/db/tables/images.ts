import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** What is known of pictures of accounts' own. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    /** A digest of the file that was sent, by which it is known again. */
    digest: text('digest').notNull(),
    type: text('type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteCount: integer('byte_count').notNull(),
    /** At least a fiftieth of it is see-through; false also where it wasn't looked at yet. */
    isTransparent: boolean('is_transparent').notNull().default(false),
    /**
     * How many thousandths of its visible pixels have each tone, the darkest first; empty where it wasn't looked at
     * yet.
     */
    tones: smallint('tones').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Until all of its file is stored, nobody but the storing call sees it. */
    isWhole: boolean('is_whole').notNull().default(true),
  },
  (table) => [
    index('images_created_by').on(table.createdBy),
    unique('images_once').on(table.workspaceId, table.digest),
    check('images_type', sql`${table.type} in ('image/png', 'image/jpeg', 'image/webp')`),
    check('images_size', sql`least(${table.width}, ${table.height}, ${table.byteCount}) >= 1`),
  ],
);

/**
 * The re-encoded files of pictures, in pieces. The embedded database runs in the server's own process, and a statement
 * with a whole file would keep every other request waiting.
 */
export const imageChunks = pgTable(
  'image_chunks',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.position] })],
);
