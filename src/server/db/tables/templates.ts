import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AdPlatform } from '../../../ad-kit/ad';
import type { Industry } from '../../../ad-kit/artwork/names';
import type { CanvasId } from '../../../ad-kit/canvases';
import type { ArtworkDesign, TemplateCategory } from '../../lib/artworkDesign';
import { accounts } from './accounts';
import { amount, moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** What a template says and looks like: the same for the library's and for an account's own. */
export const templateContents = {
  name: text('name').notNull(),
  /** What it is and when it works. */
  description: text('description').notNull(),
  format: text('format').$type<CanvasId>().notNull(),
  headline: text('headline').notNull(),
  subheadline: text('subheadline').notNull(),
  /** The ad's text beside the picture. */
  bodyText: text('body_text').notNull(),
  /** The call to action in the picture. */
  cta: text('cta').notNull(),
  /** The line under the ad's headline; empty where the subheadline stands there. */
  shortDescription: text('short_description').notNull().default(''),
  /** Separated by commas. */
  targetAudience: text('target_audience').notNull(),
  bestPlatforms: jsonb('best_platforms').$type<AdPlatform[]>().notNull(),
  /** The parts of the drawing by their names. */
  artwork: jsonb('artwork').$type<ArtworkDesign>().notNull(),
};

/** The library. Its rows come from the program's own data at every start; only the uses are made here. */
export const libraryTemplates = pgTable(
  'library_templates',
  {
    id: text('id').primaryKey(),
    ...templateContents,
    category: text('category').$type<TemplateCategory>().notNull(),
    industry: text('industry').$type<Industry>().notNull(),
    /** Meta's id of the button under the ad. */
    button: text('button').notNull().default('LEARN_MORE'),
    conversionTips: jsonb('conversion_tips').$type<string[]>().notNull(),
    /** Whether every plan may use it. */
    isBasic: boolean('is_basic').notNull(),
    /** Its place in the library. */
    position: integer('position').notNull(),
    /** False once the program does not bring it any more: copies and uses stay. */
    isListed: boolean('is_listed').notNull().default(true),
    /** A digest of what the program's data say of it. */
    version: text('version').notNull(),
    uses: amount('uses').notNull().default(0),
  },
  (table) => [
    index('library_templates_by_place').on(table.position),
    check('library_templates_uses', sql`${table.uses} >= 0`),
  ],
);

/** How often an account has used which template of the library. */
export const libraryUses = pgTable(
  'library_uses',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    templateId: text('template_id')
      .notNull()
      .references(() => libraryTemplates.id),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.templateId] }),
    check('library_uses_uses', sql`${table.uses} >= 1`),
  ],
);

/** What people say of a template of their own. */
export const templateFields = {
  ...templateContents,
  category: text('category').$type<TemplateCategory>(),
  industry: text('industry').$type<Industry>(),
  /** Meta's id of the button under the ad; null for none in particular. */
  button: text('button'),
};

/** Templates of accounts' own. */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    ...templateFields,
    /** The template of the library that it was copied from. */
    libraryTemplateId: text('library_template_id').references(() => libraryTemplates.id),
    uses: integer('uses').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('templates_by_change').on(table.workspaceId, table.updatedAt, table.id),
    index('templates_created_by').on(table.createdBy),
    check('templates_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('templates_headline_length', sql`char_length(${table.headline}) between 1 and 200`),
    check(
      'templates_text_length',
      sql`greatest(char_length(${table.description}), char_length(${table.bodyText})) <= 5000 and greatest(char_length(${table.subheadline}), char_length(${table.targetAudience}), char_length(${table.shortDescription})) <= 300 and greatest(char_length(${table.cta}), char_length(${table.button})) <= 60`,
    ),
    check('templates_uses', sql`${table.uses} >= 0`),
  ],
);
