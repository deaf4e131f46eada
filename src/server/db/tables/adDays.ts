import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { ads } from './ads';
import { campaignDays, campaigns, dailyNumbers, summedNumbers } from './campaigns';
import { reportImportDays } from './reportImports';

const adOfDay = {
  campaignId: uuid('campaign_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  adId: uuid('ad_id')
    .notNull()
    .references(() => ads.id, { onDelete: 'cascade' }),
  ...dailyNumbers,
};

/**
 * How a campaign's day divides between its ads, as far as an imported file says: together at most the day's numbers. An
 * ad keeps its days in the campaign that it was in, whatever campaign it goes to. They go with the day.
 */
export const adDays = pgTable('ad_days', adOfDay, (table) => [
  primaryKey({ columns: [table.campaignId, table.day, table.adId] }),
  foreignKey({
    name: 'ad_days_day_of_campaigns_id_fk',
    columns: [table.campaignId, table.day],
    foreignColumns: [campaignDays.campaignId, campaignDays.day],
  }).onDelete('cascade'),
  index('ad_days_ad').on(table.adId),
  check(
    'ad_days_numbers',
    sql`least(${table.impressions}, ${table.clicks}, ${table.conversionHundredths}, ${table.spentCents}, ${table.revenueCents}) >= 0`,
  ),
]);

/**
 * Sums over the days of a campaign's ad and month, kept in the transaction that changes the days, as those of campaigns
 * are. A year of 4,000 ads is read from 50,000 rows instead of 1.5 million.
 */
export const adMonths = pgTable(
  'ad_months',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    adId: uuid('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** How many days have numbers. */
    dayCount: integer('day_count').notNull(),
    ...summedNumbers,
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.month, table.adId] }),
    index('ad_months_ad').on(table.adId),
    check('ad_months_days', sql`${table.dayCount} between 1 and 31`),
  ],
);

/** The ads of days before an import wrote them; they go with what is kept of the day. */
export const reportImportAdDays = pgTable('report_import_ad_days', adOfDay, (table) => [
  primaryKey({ columns: [table.campaignId, table.day, table.adId] }),
  foreignKey({
    name: 'report_import_ad_days_day_of_report_imports_id_fk',
    columns: [table.campaignId, table.day],
    foreignColumns: [reportImportDays.campaignId, reportImportDays.day],
  }).onDelete('cascade'),
  index('report_import_ad_days_ad').on(table.adId),
]);
