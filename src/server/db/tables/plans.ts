import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, moment } from './columns';

/** What each plan allows. The rows come with the migration that makes the table. */
export const plans = pgTable(
  'plans',
  {
    id: text('id', { enum: ['free', 'pro', 'business', 'enterprise'] }).primaryKey(),
    name: text('name').notNull(),
    /** Larger plans have larger numbers. */
    size: integer('size').notNull().unique(),
    /** Null for no limit. */
    campaignsPerMonth: integer('campaigns_per_month'),
    /** Null for all of them. */
    libraryTemplates: integer('library_templates'),
    hasAiCopy: boolean('has_ai_copy').notNull(),
    /** 0 without AI copy. */
    aiGenerationsPerMonth: integer('ai_generations_per_month').notNull(),
    hasAdvancedAnalytics: boolean('has_advanced_analytics').notNull(),
    hasTeams: boolean('has_teams').notNull(),
    hasApiAccess: boolean('has_api_access').notNull(),
    /** The owner included. */
    membersPerTeam: integer('members_per_team').notNull(),
    support: text('support', { enum: ['email', 'priority', 'dedicated'] }).notNull(),
  },
  (table) => [
    check('plans_id', sql`${table.id} in ('free', 'pro', 'business', 'enterprise')`),
    check('plans_limits', sql`least(${table.campaignsPerMonth}, ${table.libraryTemplates}) >= 1`),
    check('plans_ai_generations', sql`(${table.aiGenerationsPerMonth} > 0) = ${table.hasAiCopy}`),
    check('plans_members', sql`(${table.membersPerTeam} > 0) = ${table.hasTeams}`),
  ],
);

/** What a month of a plan costs from a moment on. A new price is a new row; who has subscribed keeps the old one. */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: text('plan_id', { enum: ['free', 'pro', 'business', 'enterprise'] })
      .notNull()
      .references(() => plans.id),
    validFrom: moment('valid_from').notNull(),
    amountCents: amount('amount_cents').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.validFrom] }),
    check('plan_prices_amount', sql`${table.amountCents} >= 0`),
    check('plan_prices_currency', sql`${table.currency} ~ '^[a-z]{3}$'`),
  ],
);
