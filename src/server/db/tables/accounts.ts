import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** As typed at registration. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    /** Null for demo accounts, which are reachable through their token alone. */
    passwordHash: text('password_hash'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When somebody followed a link that was mailed to the address; null for demo accounts, whose address is made up. */
    emailVerifiedAt: moment('email_verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    check('accounts_email_length', sql`char_length(${table.email}) between 3 and 254`),
    check('accounts_full_name_length', sql`char_length(${table.fullName}) between 1 and 120`),
    check('accounts_password_or_demo', sql`${table.isDemo} = (${table.passwordHash} is null)`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_user_agent_length', sql`char_length(${table.userAgent}) <= 300`),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the mailed token. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_account').on(table.accountId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
);

/** Links that sign in, for people who can't use their password for now because somebody else guessed it too often. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    /** SHA-256 of the mailed token. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_links_account').on(table.accountId), index('sign_in_links_expiry').on(table.expiresAt)],
);

/** Mailed links: following one proves that the account's address is the person's own. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the mailed token. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_verifications_account').on(table.accountId),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);

/** Browsers that have signed in before, so that strangers who guess cannot keep them out. They sign nobody in. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    /** One browser may know several accounts. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('known_devices_account').on(table.accountId),
    index('known_devices_last_use').on(table.lastUsedAt),
  ],
);
