import type { Handlers } from '../../contract/handlers';
import { toDollars } from '../../lib/money';
import type { AnalyticsService } from './analytics.service';

export function createAnalyticsHandlers(services: {
  analytics: AnalyticsService;
}): Pick<Handlers, 'getAnalyticsOverview'> {
  return {
    getAnalyticsOverview: async ({ scope }) => {
      const { totals, campaignsByStatus, trends, monthly } = await services.analytics.overview(scope);
      return {
        status: 200,
        body: {
          total_spent: toDollars(totals.spentCents),
          total_budget: toDollars(totals.budgetCents),
          total_impressions: totals.impressions,
          total_clicks: totals.clicks,
          total_conversions: totals.conversionHundredths / 100,
          campaigns_by_status: campaignsByStatus,
          trends,
          monthly: monthly.map(({ month, revenueCents, spentCents }) => ({
            month,
            revenue: toDollars(revenueCents),
            spent: toDollars(spentCents),
          })),
        },
      };
    },
  };
}
