import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns, dailyNumbers } from './campaigns';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** Files that numbers were imported from. */
export const reportImports = pgTable(
  'report_imports',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    fileName: text('file_name'),
    /** How many campaigns it has numbers of. */
    campaignCount: integer('campaign_count').notNull(),
    /** Those campaigns, deleted ones included. */
    campaignIds: uuid('campaign_ids').array().notNull().default([]),
    /** Set where it is only one. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    refused: integer('refused').notNull(),
    createdAt: moment('created_at').notNull(),
    takenBackAt: moment('taken_back_at'),
    /** Until then further parts are expected; null where none is. */
    runsUntil: moment('runs_until'),
  },
  (table) => [
    index('report_imports_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('report_imports_campaign').on(table.campaignId),
    index('report_imports_created_by').on(table.createdBy),
    check('report_imports_file_name_length', sql`char_length(${table.fileName}) between 1 and 255`),
    check(
      'report_imports_counts',
      sql`least(${table.campaignCount}, ${table.added}, ${table.changed}, ${table.unchanged}, ${table.refused}) >= 0`,
    ),
  ],
);

/**
 * What days had before an import wrote them. An import has its rows as long as it can be taken back, so a day has one
 * at most: that of the last import that wrote it.
 */
export const reportImportDays = pgTable(
  'report_import_days',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    importId: uuid('import_id')
      .notNull()
      .references(() => reportImports.id, { onDelete: 'cascade' }),
    /** False where the day had no numbers; those below mean nothing then. */
    hadNumbers: boolean('had_numbers').notNull(),
    ...dailyNumbers,
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day] }),
    index('report_import_days_import').on(table.importId),
  ],
);

/** Where a person said that campaigns of files go, by their names. */
export const rememberedTargets = pgTable(
  'remembered_targets',
  {
    workspaceId: workspaceId(),
    /** The name in the file, as names are compared. */
    nameKey: text('name_key').notNull(),
    /** Null where its numbers are left out. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.nameKey] }),
    index('remembered_targets_campaign').on(table.campaignId),
    // Some letters become two in lower case.
    check('remembered_targets_name_length', sql`char_length(${table.nameKey}) <= 800`),
  ],
);
