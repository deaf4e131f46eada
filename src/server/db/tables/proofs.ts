import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Ad, AdFormat } from '../../../ad-kit/ad';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import { accounts } from './accounts';
import { ads } from './ads';
import { images } from './images';
import { campaigns } from './campaigns';
import { moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

/** Links that show ads to people without an account: those of a campaign, or those in `proof_ads`. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    name: text('name').notNull(),
    /** Null where ads were chosen. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** Memory-hard hash of what opens it; null where nothing has to be typed. */
    passphraseHash: text('passphrase_hash'),
    /** The addresses of those who may decide, in lower case; empty where anyone with the link may. */
    approvers: text('approvers').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When its people are mailed of what came by it; null where nothing waits. */
    newsDueAt: moment('news_due_at'),
    /** When they were mailed last. */
    newsToldAt: moment('news_told_at'),
  },
  (table) => [
    uniqueIndex('proofs_token_hash').on(table.tokenHash),
    index('proofs_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('proofs_by_campaign').on(table.campaignId),
    index('proofs_created_by').on(table.createdBy),
    index('proofs_expiry').on(table.expiresAt),
    check('proofs_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('proofs_end', sql`${table.expiresAt} > ${table.createdAt}`),
    check('proofs_approvers', sql`cardinality(${table.approvers}) <= 10`),
  ],
);

/**
 * The last code that was asked for by a link, of each address, whether or not the address is one of those who may
 * decide.
 */
export const proofCodes = pgTable(
  'proof_codes',
  {
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** Memory-hard hash. */
    codeHash: text('code_hash').notNull(),
    /** How many codes were tried. */
    tries: integer('tries').notNull(),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proofId, table.email] }),
    index('proof_codes_expiry').on(table.expiresAt),
    check('proof_codes_lengths', sql`char_length(${table.email}) <= 254`),
  ],
);

/** What an entered code gives: the right to decide by its link, as long as the address may. */
export const proofVisits = pgTable(
  'proof_visits',
  {
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('proof_visits_by_proof').on(table.proofId),
    index('proof_visits_expiry').on(table.expiresAt),
    check('proof_visits_lengths', sql`char_length(${table.email}) <= 254`),
  ],
);

/** The ads that were chosen for a proof, in their order. */
export const proofAds = pgTable(
  'proof_ads',
  {
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    adId: uuid('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proofId, table.adId] }), index('proof_ads_by_ad').on(table.adId)],
);

/** What people see of an ad, as it was when it was approved. */
export interface FrozenAd {
  contents: Ad[];
  artwork: ArtworkDesign;
  headline: string;
  subheadline: string;
  body: string;
  cta: string;
  imageId: string | null;
  logoId: string | null;
}

/** What people with a proof link decided on ads. */
export const adDecisions = pgTable(
  'ad_decisions',
  {
    /** Grows with time, so the newest has the greatest. */
    id: uuid('id').primaryKey(),
    adId: uuid('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The link that it came by; null once that is gone, and for decisions that are older than the column. */
    proofId: uuid('proof_id').references(() => proofs.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['approved', 'changes_asked'] }).notNull(),
    /** Who decided, as that person says. */
    name: text('name').notNull(),
    /** The address that was confirmed with a code; null where whoever had the link decided. */
    email: text('email'),
    note: text('note').notNull(),
    /** Identifies exactly the version that was looked at. */
    version: text('version').notNull(),
    /** What was approved; null for other decisions, and once a later version is approved. */
    frozen: jsonb('frozen').$type<FrozenAd>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ad_decisions_by_ad').on(table.adId, table.id),
    index('ad_decisions_by_proof').on(table.proofId, table.createdAt),
    check('ad_decisions_kind', sql`${table.kind} in ('approved', 'changes_asked')`),
    check(
      'ad_decisions_lengths',
      sql`char_length(${table.name}) between 1 and 80 and char_length(${table.email}) <= 254 and char_length(${table.note}) <= 2000`,
    ),
  ],
);

/** Which approved version shows which image, which nobody deletes meanwhile. */
export const adDecisionImages = pgTable(
  'ad_decision_images',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => adDecisions.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.imageId] }),
    index('ad_decision_images_by_image').on(table.imageId),
  ],
);

/** What people with a proof link said about ads. */
export const adComments = pgTable(
  'ad_comments',
  {
    id: uuid('id').primaryKey(),
    adId: uuid('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The link that it came by; null once that is gone. */
    proofId: uuid('proof_id').references(() => proofs.id, { onDelete: 'set null' }),
    /** Which of the ad's it is, from 1. */
    number: integer('number').notNull(),
    /** The format that it is about, which the ad may no longer have. */
    format: text('format').$type<AdFormat>().notNull(),
    /** Which of the format's previews, from 0. */
    preview: integer('preview').notNull(),
    /** A point of the preview, as shares of its width and height; null for all of it. */
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    /** Who commented, as that person says. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    uniqueIndex('ad_comments_by_ad').on(table.adId, table.number),
    index('ad_comments_by_proof').on(table.proofId, table.adId),
    check('ad_comments_point', sql`(${table.x} is null) = (${table.y} is null)`),
    check('ad_comments_shares', sql`${table.x} between 0 and 1 and ${table.y} between 0 and 1`),
    check('ad_comments_preview', sql`${table.preview} between 0 and 9`),
    check(
      'ad_comments_lengths',
      sql`char_length(${table.name}) between 1 and 80 and char_length(${table.text}) between 1 and 2000`,
    ),
  ],
);

/** What members of the workspace answered to comments. */
export const commentAnswers = pgTable(
  'ad_comment_answers',
  {
    /** Grows with time. */
    id: uuid('id').primaryKey(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => adComments.id, { onDelete: 'cascade' }),
    createdBy: createdBy(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ad_comment_answers_by_comment').on(table.commentId, table.id),
    index('ad_comment_answers_created_by').on(table.createdBy),
    check('ad_comment_answers_length', sql`char_length(${table.text}) between 1 and 2000`),
  ],
);

/** Whether people are told by mail of comments and decisions: they are until they turn it off. */
export const proofEmails = pgTable('proof_emails', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  /** Turns them off. Not hashed, because every mail has to repeat it, and it can do nothing else. */
  token: text('token').notNull().unique('proof_emails_token'),
});
