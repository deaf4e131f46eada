import { getTableColumns, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Ad } from '../../../ad-kit/ad';
import type { AdFromBrief } from '../../../ad-kit/writer/productBrief';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import { campaigns } from './campaigns';
import { moment } from './columns';
import { images } from './images';
import { createdBy, workspaceId } from './workspaces';

/** What people say of an ad. */
export const adFields = {
  /** An ad outlives its campaign. */
  campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** What it says, one entry for each format. */
  contents: jsonb('contents').$type<Ad[]>().notNull(),
  artwork: jsonb('artwork').$type<ArtworkDesign>().notNull(),
  /** What the drawing says; empty for nothing. */
  headline: text('headline').notNull(),
  subheadline: text('subheadline').notNull(),
  body: text('body').notNull(),
  cta: text('cta').notNull(),
  /**
   * Images of the drawing, in place of its illustration and of its written brand; that they exist is what `ad_images`
   * sees to, as for those in `contents`.
   */
  imageId: uuid('image_id'),
  logoId: uuid('logo_id'),
  /** What it was filled from, if it was. */
  fromBrief: jsonb('from_brief').$type<AdFromBrief>(),
};

export const ads = pgTable(
  'ads',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    ...adFields,
    /** Its labels; each once, regardless of case. Setting them leaves the revision. */
    labels: text('labels').array().notNull().default([]),
    /**
     * What ads have in common that are tried side by side; both null for an ad without variants. Setting them is no
     * saving.
     */
    variantGroup: uuid('variant_group'),
    variantName: text('variant_name'),
    /** What its texts take of the account's room. */
    byteCount: integer('byte_count')
      .notNull()
      .generatedAlwaysAs(
        sql`octet_length(contents::text) + octet_length(headline) + octet_length(subheadline) + octet_length(body) + octet_length(cta) + coalesce(octet_length(from_brief::text), 0)`,
      ),
    /** Identifies exactly the texts, images, and looks that people see. Ads that look the same have the same one. */
    version: text('version')
      .notNull()
      .generatedAlwaysAs(
        // Of bytes; backslashes are doubled because a text with one would be read as an escape.
        sql`encode(sha256(replace(contents::text || ',' || artwork::text || ',' || quote_literal(headline) || ',' || quote_literal(subheadline) || ',' || quote_literal(body) || ',' || quote_literal(cta) || ',' || coalesce(image_id::text, '') || ',' || coalesce(logo_id::text, ''), '\\', '\\\\')::bytea), 'hex')`,
      ),
    /** How often it was saved, from 1. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set while it can still be restored. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('ads_by_change').on(table.workspaceId, table.updatedAt, table.id),
    index('ads_by_campaign').on(table.campaignId),
    index('ads_created_by').on(table.createdBy),
    index('ads_by_deletion').on(table.deletedAt),
    uniqueIndex('ads_by_variant')
      .on(table.variantGroup, sql`lower(${table.variantName})`)
      .where(sql`${table.deletedAt} is null`),
    check('ads_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('ads_contents', sql`jsonb_array_length(${table.contents}) between 1 and 10`),
    check(
      'ads_text_length',
      sql`char_length(${table.headline}) <= 200 and char_length(${table.subheadline}) <= 300 and char_length(${table.body}) <= 5000 and char_length(${table.cta}) <= 60`,
    ),
    check('ads_variant', sql`(${table.variantGroup} is null) = (${table.variantName} is null)`),
    check('ads_variant_name_length', sql`char_length(${table.variantName}) between 1 and 40`),
    check('ads_labels', sql`cardinality(${table.labels}) <= 20`),
    check('ads_revision', sql`${table.revision} >= 1`),
  ],
);

const {
  workspaceId: _workspaceId,
  createdBy: _createdBy,
  byteCount: _byteCount,
  deletedAt: _deletedAt,
  ...adColumns
} = getTableColumns(ads);
/** What is read of an ad. */
export { adColumns };

/** Which ad uses which image, wherever in it; kept in the transaction that saves the ad. */
export const adImages = pgTable(
  'ad_images',
  {
    adId: uuid('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.adId, table.imageId] }), index('ad_images_by_image').on(table.imageId)],
);
