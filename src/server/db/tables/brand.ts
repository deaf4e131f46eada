import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BrandColours } from '../../../ad-kit/artwork/brandScheme';
import type { DisplayFontId, TextFontId } from '../../../ad-kit/artwork/names';
import { images } from './images';
import { workspaceId } from './workspaces';

/** What a workspace's new ads begin with; none until somebody says so. */
export const brandKits = pgTable(
  'brand_kits',
  {
    workspaceId: workspaceId().primaryKey(),
    /** Signs drawings; empty for none. */
    name: text('name').notNull(),
    /** Goes with its image, as when the workspace goes; until then an image in use is not deleted. */
    logoId: uuid('logo_id').references(() => images.id, { onDelete: 'set null' }),
    colors: jsonb('colors').$type<BrandColours>(),
    displayFont: text('display_font').$type<DisplayFontId>(),
    textFont: text('text_font').$type<TextFontId>(),
  },
  (table) => [
    index('brand_kits_logo').on(table.logoId),
    check('brand_kits_name', sql`char_length(${table.name}) <= 60`),
  ],
);
