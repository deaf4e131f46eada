import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChosenColumns } from '../../../ad-kit/reports/chosenColumns';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** Which columns of report files people chose by hand, by the files' header rows. */
export const reportColumns = pgTable(
  'report_columns',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** Who chose them last. */
    createdBy: createdBy(),
    /** The header row's titles in order, as they are compared, one a line. */
    titles: text('titles').notNull(),
    /** SHA-256 of the titles, which are too long for an index. */
    titlesHash: text('titles_hash').notNull(),
    /** Places among the titles, counted from 0. */
    places: jsonb('places').$type<ChosenColumns>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_columns_titles').on(table.workspaceId, table.titlesHash),
    index('report_columns_created_by').on(table.createdBy),
    // 6,000 characters and the line breaks between 300 titles.
    check('report_columns_titles_length', sql`char_length(${table.titles}) <= 6299`),
    check('report_columns_places_length', sql`octet_length(${table.places}::text) <= 400`),
  ],
);
