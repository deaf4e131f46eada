import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireReport, toWireView } from '../../contract/wire/analytics';
import { fromWireMatch } from '../../contract/wire/campaigns';
import { toDollars } from '../../lib/money';
import type { AnalyticsService } from './analytics.service';
import { reportCsv } from './reportCsv';
import type { ReportService, ReportWish } from './report.service';
import type { ViewsService } from './views.service';

type AnalyticsHandlers = Pick<
  Handlers,
  | 'getAnalyticsOverview'
  | 'getAnalyticsReport'
  | 'exportAnalyticsReport'
  | 'listAnalyticsViews'
  | 'createAnalyticsView'
  | 'deleteAnalyticsView'
>;

export function createAnalyticsHandlers(services: {
  analytics: AnalyticsService;
  reports: ReportService;
  views: ViewsService;
}): AnalyticsHandlers {
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
    getAnalyticsReport: async ({ scope, query }) => ({
      status: 200,
      body: toWireReport(await services.reports.report(scope, wishOf(query))),
    }),
    exportAnalyticsReport: async ({ scope, query }) => {
      const wish = wishOf(query);
      return {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="analytics.csv"',
        },
        body: reportCsv(await services.reports.report(scope, wish), wish.by),
      };
    },
    listAnalyticsViews: async ({ scope, query }) => {
      const paged = await services.views.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireView) };
    },
    createAnalyticsView: async ({ scope, body: { name, query } }) => ({
      status: 201,
      body: toWireView(await services.views.save(scope, { name, query })),
    }),
    deleteAnalyticsView: async ({ scope, params }) => {
      await services.views.delete(scope, params.id);
      return { status: 204 };
    },
  };
}

/** The contract fills the breakdown's default in, so the fallback only speaks to the types. */
const wishOf = ({ from, to, by, compare, ...match }: Call<'getAnalyticsReport'>['query']): ReportWish => ({
  from,
  to,
  by: by ?? 'day',
  comparison: compare,
  match: { ...fromWireMatch(match), campaignId: match.campaign_id },
});
