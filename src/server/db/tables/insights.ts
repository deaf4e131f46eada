import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from './campaigns';
import { moment } from './columns';

/** Advice on campaigns that somebody has put away for a time. */
export const adviceAnswers = pgTable(
  'advice_answers',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['used_up', 'ends_too_early', 'no_conversions', 'ad_worse', 'budget_unused', 'numbers_missing'],
    }).notNull(),
    answer: text('answer', { enum: ['done', 'not_now'] }).notNull(),
    awayUntil: moment('away_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.kind] }),
    check(
      'advice_answers_kind',
      sql`${table.kind} in ('used_up', 'ends_too_early', 'no_conversions', 'ad_worse', 'budget_unused', 'numbers_missing')`,
    ),
    check('advice_answers_answer', sql`${table.answer} in ('done', 'not_now')`),
  ],
);
