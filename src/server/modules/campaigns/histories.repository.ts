import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { campaignDays, campaigns } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';
import { groupBy } from '../../lib/groupBy';
import type { CampaignHistory, HistoriesWish } from './histories.types';

export type HistoriesRepository = ReturnType<typeof createHistoriesRepository>;

/** Active campaigns day by day. */
export function createHistoriesRepository(db: Db) {
  return {
    /** Those with the largest spend between `spentFrom` and today first, and how many match in all. */
    async active(workspaceId: string, wish: HistoriesWish): Promise<{ histories: CampaignHistory[]; total: number }> {
      const { campaignId, from, spentFrom, today, most } = wish;
      const wanted = and(
        eq(campaigns.workspaceId, workspaceId),
        eq(campaigns.status, 'active'),
        campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
      );
      const newest = db
        .select({ campaignId: campaignDays.campaignId, spent: sql`sum(${campaignDays.spentCents})`.as('spent') })
        .from(campaignDays)
        .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
        .where(and(wanted, gte(campaignDays.day, spentFrom), lt(campaignDays.day, today)))
        .groupBy(campaignDays.campaignId)
        .as('newest');
      const found = await db
        .select({
          id: campaigns.id,
          name: campaigns.name,
          platform: campaigns.platform,
          budgetCents: campaigns.budgetCents,
          startDate: campaigns.startDate,
          endDate: campaigns.endDate,
          spentCents: campaigns.spentCents,
          firstDay: sql<Day | null>`(select min(day) from ${campaignDays} where campaign_id = ${campaigns.id})`,
          total: sql`count(*) over ()`.mapWith(Number),
        })
        .from(campaigns)
        .leftJoin(newest, eq(newest.campaignId, campaigns.id))
        .where(wanted)
        .orderBy(desc(sql`coalesce(${newest.spent}, 0)`), asc(campaigns.id))
        .limit(most);
      const ids = found.map(({ id }) => id);
      const days = await db
        .select()
        .from(campaignDays)
        .where(and(inArray(campaignDays.campaignId, ids), gte(campaignDays.day, from)));
      const daysOf = groupBy(days, (day) => day.campaignId);
      const histories = found.map(({ spentCents, total: _total, ...campaign }): CampaignHistory => {
        const own = daysOf.get(campaign.id) ?? [];
        const spentSince = own.reduce((sum, day) => sum + day.spentCents, 0);
        return { ...campaign, spentBeforeCents: spentCents - spentSince, days: own };
      });
      return { histories, total: found[0]?.total ?? 0 };
    },
  };
}
