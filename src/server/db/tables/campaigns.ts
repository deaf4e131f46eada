import { getTableColumns, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProductBrief } from '../../../ad-kit/writer/productBrief';
import { accounts } from './accounts';
import { amount, moment } from './columns';
import { createdBy, workspaceId } from './workspaces';

const countedOfAnything = {
  impressions: amount('impressions').notNull().default(0),
  clicks: amount('clicks').notNull().default(0),
  spentCents: amount('spent_cents').notNull().default(0),
};

/** What is counted of a day; null for what its report has no column for. */
export const dailyNumbers = {
  ...countedOfAnything,
  /** Conversions × 100: platforms credit an ad with parts of one. */
  conversionHundredths: amount('conversion_hundredths'),
  revenueCents: amount('revenue_cents'),
};

/** Sums over days. What no day reports is 0 here, and known by its count of days without. */
export const summedNumbers = {
  ...countedOfAnything,
  conversionHundredths: amount('conversion_hundredths').notNull().default(0),
  revenueCents: amount('revenue_cents').notNull().default(0),
  daysWithoutConversions: integer('days_without_conversions').notNull().default(0),
  daysWithoutRevenue: integer('days_without_revenue').notNull().default(0),
};

/** No more days are without something than there are. */
const areDaysWithout = (table: Record<'daysWithoutConversions' | 'daysWithoutRevenue' | 'dayCount', PgColumn>) =>
  sql`least(${table.daysWithoutConversions}, ${table.daysWithoutRevenue}) >= 0 and greatest(${table.daysWithoutConversions}, ${table.daysWithoutRevenue}) <= ${table.dayCount}`;

/** What people enter about a campaign; null for what they leave open. */
export const campaignFields = {
  name: text('name').notNull(),
  status: text('status', { enum: ['active', 'paused', 'completed'] }).notNull(),
  platform: text('platform', { enum: ['facebook', 'google', 'instagram', 'linkedin', 'twitter'] }).notNull(),
  budgetCents: amount('budget_cents').notNull(),
  objective: text('objective'),
  targetAudience: text('target_audience'),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
};

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    createdBy: createdBy(),
    ...campaignFields,
    /** Its labels; each once, regardless of case. */
    labels: text('labels').array().notNull().default([]),
    isSample: boolean('is_sample').notNull().default(false),
    /** Grows by one with each change of what people type, so that two who edit at once are told apart. */
    revision: integer('revision').notNull().default(1),
    /** What its ads are to say; null until somebody says so. Some kilobytes, so lists leave it out. */
    brief: jsonb('brief').$type<ProductBrief>(),
    /** How often the brief was changed. */
    briefRevision: integer('brief_revision').notNull().default(0),
    /** Totals over `campaign_days`, kept in the transaction that changes the days. */
    ...summedNumbers,
    /** How many days have numbers. */
    dayCount: integer('day_count').notNull().default(0),
    /** Click-through rate in hundredths of a percent, so that sorting and showing can't disagree. */
    ctrHundredths: amount('ctr_hundredths')
      .notNull()
      .generatedAlwaysAs(sql`case when impressions = 0 then 0 else round(clicks * 10000.0 / impressions)::bigint end`),
    cpcCents: amount('cpc_cents')
      .notNull()
      .generatedAlwaysAs(sql`case when clicks = 0 then 0 else round(spent_cents * 1.0 / clicks)::bigint end`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('campaigns_by_age').on(table.workspaceId, table.createdAt, table.id),
    index('campaigns_created_by').on(table.createdBy),
    check('campaigns_name_length', sql`char_length(${table.name}) between 1 and 120`),
    check('campaigns_status', sql`${table.status} in ('active', 'paused', 'completed')`),
    check('campaigns_platform', sql`${table.platform} in ('facebook', 'google', 'instagram', 'linkedin', 'twitter')`),
    check('campaigns_budget', sql`${table.budgetCents} between 0 and 1000000000`),
    check(
      'campaigns_free_text_length',
      sql`char_length(${table.objective}) <= 5000 and char_length(${table.targetAudience}) <= 5000`,
    ),
    check('campaigns_labels', sql`cardinality(${table.labels}) <= 20`),
    check('campaigns_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check(
      'campaigns_totals',
      sql`least(${table.impressions}, ${table.clicks}, ${table.conversionHundredths}, ${table.spentCents}, ${table.revenueCents}, ${table.dayCount}) >= 0`,
    ),
    check('campaigns_days_without', areDaysWithout(table)),
  ],
);

const { brief: _brief, briefRevision: _briefRevision, ...campaignColumns } = getTableColumns(campaigns);
/** What is read of a campaign; its brief is read by itself. */
export { campaignColumns };

/** What a copy of a campaign takes over. */
export const enteredColumns = Object.fromEntries(
  Object.entries(campaignColumns).filter(([name]) => name in campaignFields),
) as Pick<typeof campaignColumns, keyof typeof campaignFields>;

/**
 * One row for each campaign and day that has numbers. All reading goes by campaign, which the primary key finds among
 * any number of days, so the table is not partitioned by month. Among 100 million days partitions made a year by
 * campaign no faster; a campaign's days then lie in 25 indexes instead of one, so a report by time read three to five
 * times the pages. A new embedded database took a fifth longer to make.
 */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    ...dailyNumbers,
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day] }),
    check('campaign_days_day', sql`${table.day} >= '2000-01-01'`),
    check(
      'campaign_days_counts',
      sql`${table.impressions} between 0 and 1000000000 and ${table.clicks} between 0 and 1000000000 and ${table.conversionHundredths} between 0 and 100000000000`,
    ),
    check(
      'campaign_days_money',
      sql`${table.spentCents} between 0 and 1000000000 and ${table.revenueCents} between 0 and 10000000000`,
    ),
  ],
);

/**
 * Sums over the days of a campaign and month, kept in the transaction that changes the days. A year of a thousand
 * campaigns is read from 12,000 rows instead of 365,000.
 */
export const campaignMonths = pgTable(
  'campaign_months',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    /** How many days have numbers. */
    dayCount: integer('day_count').notNull(),
    ...summedNumbers,
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.month] }),
    check('campaign_months_days', sql`${table.dayCount} between 1 and 31`),
  ],
);

/**
 * Sums over all campaigns of a workspace by day, kept in the transaction that changes the days. The overview reads half
 * a year of it, however many campaigns there are.
 */
export const workspaceDays = pgTable(
  'workspace_days',
  {
    workspaceId: workspaceId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** How many campaigns have numbers of it. */
    dayCount: integer('day_count').notNull().default(0),
    ...summedNumbers,
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.day] }),
    check('workspace_days_without', areDaysWithout(table)),
    check(
      'workspace_days_sums',
      sql`least(${table.impressions}, ${table.clicks}, ${table.conversionHundredths}, ${table.spentCents}, ${table.revenueCents}) >= 0`,
    ),
  ],
);

/** How many campaigns an account has made in a month, deleted ones included: what the plan's limit counts. */
export const campaignQuotas = pgTable(
  'campaign_quotas',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The first day of the month (UTC). */
    month: date('month', { mode: 'string' }).notNull(),
    created: integer('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.month] }),
    check('campaign_quotas_created', sql`${table.created} >= 1`),
  ],
);
