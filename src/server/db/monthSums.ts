import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect';
import { adDays, adMonths } from './tables/adDays';
import { campaignDays, campaignMonths } from './tables/campaigns';
import { type Day, firstDayOfMonth } from '../lib/days';

/** Whose numbers are kept, by day and added up by month. */
export interface NumberTables {
  /** The columns that say whose they are. */
  key: SQL;
  days: typeof campaignDays | typeof adDays;
  months: typeof campaignMonths | typeof adMonths;
}

export const ofCampaigns: NumberTables = { key: sql`campaign_id`, days: campaignDays, months: campaignMonths };
export const ofAds: NumberTables = { key: sql`campaign_id, ad_id`, days: adDays, months: adMonths };

/** Adds up again each month of a campaign in which one of these days was written or removed. */
export async function sumUpMonths(
  db: Db,
  { key, days, months }: NumberTables,
  changed: { campaignId: string; day: Day }[],
): Promise<void> {
  const keys = new Set(changed.map(({ campaignId, day }) => `${campaignId} ${firstDayOfMonth(day)}`));
  const rows = [...keys].map((one) => {
    const [id, month] = one.split(' ');
    return { id, month };
  });
  const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as changed(id uuid, month date)`;
  await db.execute(
    sql`delete from ${months} using ${wanted} where campaign_id = changed.id and ${months.month} = changed.month`,
  );
  await db.execute(sql`
    insert into ${months} (${key}, month, day_count, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents,
      days_without_conversions, days_without_revenue)
    select ${key}, changed.month, count(*), sum(impressions), sum(clicks), coalesce(sum(conversion_hundredths), 0),
      sum(spent_cents), coalesce(sum(revenue_cents), 0),
      count(*) filter (where conversion_hundredths is null), count(*) filter (where revenue_cents is null)
    from ${wanted} join ${days} on campaign_id = changed.id and day >= changed.month and day < changed.month + interval '1 month'
    group by ${key}, changed.month`);
}
