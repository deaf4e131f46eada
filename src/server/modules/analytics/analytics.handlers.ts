import { partsIn } from '../../../ad-kit/client-report/reportNumbers';
import { fileAnswer } from '../../contract/fileAnswer';
import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireReport, toWireView } from '../../contract/wire/analytics';
import { fromWireMatch } from '../../contract/wire/campaigns';
import { toDollars } from '../../lib/money';
import { amountsOf } from '../../lib/results';
import type { AnalyticsService } from './analytics.service';
import type { ClientReportService, ClientReportWish } from './clientReport.service';
import { reportCsv } from './reportCsv';
import type { ReportService, ReportWish } from './report.service';
import type { ViewsService } from './views.service';

type AnalyticsHandlers = Pick<
  Handlers,
  | 'getAnalyticsOverview'
  | 'getAnalyticsReport'
  | 'exportAnalyticsReport'
  | 'exportClientReport'
  | 'listAnalyticsViews'
  | 'createAnalyticsView'
  | 'renameAnalyticsView'
  | 'deleteAnalyticsView'
>;

export function createAnalyticsHandlers(services: {
  analytics: AnalyticsService;
  reports: ReportService;
  clientReports: ClientReportService;
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
          total_conversions: amountsOf(totals).conversions,
          campaigns_by_status: campaignsByStatus,
          trends,
          monthly: monthly.map(({ month, sums }) => {
            const { revenue, spent } = amountsOf(sums);
            return { month, revenue, spent };
          }),
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
    exportClientReport: async ({ scope, query, signal }) =>
      fileAnswer(await services.clientReports.pdf(scope, clientReportWishOf(query), signal)),
    listAnalyticsViews: async ({ scope, query }) => {
      const paged = await services.views.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireView) };
    },
    createAnalyticsView: async ({ scope, body: { name, query } }) => ({
      status: 201,
      body: toWireView(await services.views.save(scope, { name, query })),
    }),
    renameAnalyticsView: async ({ scope, params, body: { name } }) => ({
      status: 200,
      body: toWireView(await services.views.rename(scope, params.id, name)),
    }),
    deleteAnalyticsView: async ({ scope, params }) => {
      await services.views.delete(scope, params.id);
      return { status: 204 };
    },
  };
}

/** The contract fills the breakdown's default in, so the fallback only speaks to the types. */
const wishOf = ({ by, ...query }: Call<'getAnalyticsReport'>['query']): ReportWish => ({
  ...resultsWishOf(query),
  by: by ?? 'day',
});

type ResultsQuery = Omit<Call<'getAnalyticsReport'>['query'], 'by'>;

const resultsWishOf = ({ from, to, compare, ...match }: ResultsQuery): Omit<ReportWish, 'by'> => ({
  from,
  to,
  comparison: compare,
  match: { ...fromWireMatch(match), campaignId: match.campaign_id },
});

function clientReportWishOf(asked: Call<'exportClientReport'>['query']): ClientReportWish {
  const { metric = 'spent', title = '', note = '', without, paper = 'a4', ...query } = asked;
  const { campaign_id: campaignId, platform, status, label, search } = query;
  return {
    results: resultsWishOf(query),
    words: { title, note, without: partsIn(without), metric, filters: { campaignId, platform, status, label, search } },
    paper,
  };
}
