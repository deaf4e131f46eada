import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { campaignDays, workspaceDays } from '../../db/tables/campaigns';
import type { DaySums } from './campaigns.types';
import { inSlices, inSummedColumns, isOf, summedColumnTypes } from './days.repository';

const summedColumns = sql.raw(
  'impressions, clicks, conversion_hundredths, spent_cents, revenue_cents, day_count, days_without_conversions, days_without_revenue',
);

export type WorkspaceDaysRepository = ReturnType<typeof createWorkspaceDaysRepository>;

/** The sums over all campaigns of a workspace by day. */
export function createWorkspaceDaysRepository(db: Db) {
  const sumsOf = (workspaceId: string, ids: string[], sign: SQL): SQL =>
    sql`(
      select day, ${sign}sum(impressions) as impressions, ${sign}sum(clicks) as clicks,
        ${sign}coalesce(sum(conversion_hundredths), 0) as conversion_hundredths, ${sign}sum(spent_cents) as spent_cents,
        ${sign}coalesce(sum(revenue_cents), 0) as revenue_cents, ${sign}count(*) as day_count,
        ${sign}count(*) filter (where conversion_hundredths is null) as days_without_conversions,
        ${sign}count(*) filter (where revenue_cents is null) as days_without_revenue
      from ${campaignDays} where ${isOf(db, campaignDays.campaignId, workspaceId, ids)} group by day
    ) as change`;

  /**
   * Adds to the account's sums by day. The caller holds the lock on the account's numbers, so no other day comes in
   * between. Days that are there are updated, because a row to insert may not be negative as a change may.
   */
  const addChanges = async (workspaceId: string, changes: SQL): Promise<void> => {
    await db.execute(sql`
      with change as (select * from ${changes}),
      added_to as (
        update ${workspaceDays} set
          impressions = ${workspaceDays.impressions} + change.impressions,
          clicks = ${workspaceDays.clicks} + change.clicks,
          conversion_hundredths = ${workspaceDays.conversionHundredths} + change.conversion_hundredths,
          spent_cents = ${workspaceDays.spentCents} + change.spent_cents,
          revenue_cents = ${workspaceDays.revenueCents} + change.revenue_cents,
          day_count = ${workspaceDays.dayCount} + change.day_count,
          days_without_conversions = ${workspaceDays.daysWithoutConversions} + change.days_without_conversions,
          days_without_revenue = ${workspaceDays.daysWithoutRevenue} + change.days_without_revenue
        from change
        where ${workspaceDays.workspaceId} = ${workspaceId} and ${workspaceDays.day} = change.day
        returning ${workspaceDays.day}
      )
      insert into ${workspaceDays} (workspace_id, day, ${summedColumns})
      select ${workspaceId}::uuid, day, ${summedColumns}
      from change where day not in (select day from added_to)`);
  };

  return {
    async add(workspaceId: string, changes: DaySums[]): Promise<void> {
      for (const some of inSlices(changes)) {
        const rows = some.map(({ day, ...sums }) => ({ day, ...inSummedColumns(sums) }));
        await addChanges(
          workspaceId,
          sql`json_to_recordset(${JSON.stringify(rows)}::json) as change(day date, ${summedColumnTypes})`,
        );
      }
    },

    /** Adds all numbers of campaigns, which the workspace has just got, to its sums. */
    addCampaigns: (workspaceId: string, ids: string[]): Promise<void> =>
      addChanges(workspaceId, sumsOf(workspaceId, ids, sql``)),

    /** Takes all numbers of campaigns that are about to leave the workspace out of its sums. */
    subtractCampaigns: (workspaceId: string, ids: string[]): Promise<void> =>
      addChanges(workspaceId, sumsOf(workspaceId, ids, sql`-`)),
  };
}
