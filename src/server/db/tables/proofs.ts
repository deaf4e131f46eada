import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ads } from './ads';
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
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('proofs_token_hash').on(table.tokenHash),
    index('proofs_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('proofs_by_campaign').on(table.campaignId),
    index('proofs_created_by').on(table.createdBy),
    index('proofs_expiry').on(table.expiresAt),
    check('proofs_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('proofs_end', sql`${table.expiresAt} > ${table.createdAt}`),
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
