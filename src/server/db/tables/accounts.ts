import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** The browser that signed in; null once it is forgotten. */
    deviceId: uuid('device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_device').on(table.deviceId),
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
    /** Stays the same while the token changes. */
    id: uuid('id').notNull().defaultRandom(),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    /** One browser may know several accounts. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Until when the account is signed in here without a code; null where a code is asked for. */
    rememberedUntil: moment('remembered_until'),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    unique('known_devices_id').on(table.id),
    index('known_devices_account').on(table.accountId),
    index('known_devices_last_use').on(table.lastUsedAt),
  ],
);

/** Accounts that take a code to sign in, and those that are about to. */
export const twoSteps = pgTable(
  'two_steps',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * What the codes of the authenticator app are made of, in base32. It is stored as it is, because the server makes
     * the same codes of it, also where nobody types a password: nothing that only the person has could decrypt it.
     * What protects it is what protects the database, its backups included. It signs nobody in without the password.
     */
    secret: text('secret').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null until a first code was typed; nothing is asked for until then. */
    turnedOnAt: moment('turned_on_at'),
    /** The time step of the last code that was used, in 30 seconds since 1970: that one and those before it work no more. */
    lastStep: integer('last_step'),
  },
  (table) => [
    index('two_steps_start').on(table.startedAt),
    check('two_steps_step', sql`(${table.turnedOnAt} is null) = (${table.lastStep} is null)`),
  ],
);

/** Codes for who lost the authenticator app. Those that were used stay, to say so. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, whose 80 random bits can't be found by trying. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sign-ins whose password or mailed link was right, and that wait for a code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As what the audit log keeps the sign-in. */
    action: text('action').$type<'signed_in' | 'signed_in_by_link'>().notNull(),
    /** How often a code was sent for it. */
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_account').on(table.accountId),
    index('sign_in_challenges_expiry').on(table.expiresAt),
    check('sign_in_challenges_action', sql`${table.action} in ('signed_in', 'signed_in_by_link')`),
  ],
);
