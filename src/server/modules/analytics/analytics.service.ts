import type { Clock } from '../../lib/clock';
import { dayOf, dayOfMonth } from '../../lib/days';
import type { Overview, StatusTotals } from './analytics.types';
import type { OverviewRepository } from './overview.repository';
import { firstDayShown, monthlyFigures, trendsOf } from './trends';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

export function createAnalyticsService({ overview, clock }: { overview: OverviewRepository; clock: Clock }) {
  return {
    /** The account's figures as of now (UTC). */
    async overview(accountId: string): Promise<Overview> {
      const today = dayOf(clock.now());
      const [byStatus, months] = await Promise.all([
        overview.totalsByStatus(accountId),
        overview.months(accountId, firstDayShown(today), dayOfMonth(today)),
      ]);
      const campaignsIn = (status: StatusTotals['status']) =>
        byStatus.find((row) => row.status === status)?.campaigns ?? 0;
      const total = (field: keyof Overview['totals']) => byStatus.reduce((sum, row) => sum + row[field], 0);
      return {
        totals: {
          budgetCents: total('budgetCents'),
          spentCents: total('spentCents'),
          impressions: total('impressions'),
          clicks: total('clicks'),
          conversions: total('conversions'),
        },
        campaignsByStatus: {
          active: campaignsIn('active'),
          paused: campaignsIn('paused'),
          completed: campaignsIn('completed'),
        },
        trends: trendsOf(months, today),
        monthly: monthlyFigures(months, today),
      };
    },
  };
}
