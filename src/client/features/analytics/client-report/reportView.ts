import { partsIn, type ReportFilters, type ReportPart } from '../../../../ad-kit/client-report/reportNumbers';
import { clientReportPaperValues } from '../../../api/bounds';
import type { ClientReportPaper } from '../../../api/analyticsApi';
import { paths } from '../../../lib/paths';
import { type AnalyticsView, readAnalyticsView, writeAnalyticsView } from '../analyticsView';

/** What a report shows; lives in the address beside the view of the numbers. */
export type ReportView = {
  numbers: AnalyticsView;
  /** Parts that are left out. */
  without: readonly ReportPart[];
  paper: ClientReportPaper;
};

const usualPaper = 'a4';

export function readReportView(query: URLSearchParams): ReportView {
  const paper = clientReportPaperValues.find((value) => value === query.get('paper')) ?? usualPaper;
  return { numbers: readAnalyticsView(query), without: partsIn(query.get('without')), paper };
}

/** The address of a report; what is as usual is left out. */
export function writeReportView({ numbers, without, paper }: ReportView): URLSearchParams {
  const query = writeAnalyticsView(numbers);
  if (without.length > 0) query.set('without', without.join());
  if (paper !== usualPaper) query.set('paper', paper);
  return query;
}

export const clientReportAddress = (query: URLSearchParams): string => withOwnQuery(paths.clientReport, query);

/** Where the numbers of a report are. */
export const numbersAddress = (view: AnalyticsView): string => withOwnQuery(paths.analytics, writeAnalyticsView(view));

const withOwnQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

export const filtersOf = ({ campaignId, platform, status, label, search }: AnalyticsView): ReportFilters => ({
  campaignId,
  platform,
  status,
  label,
  search: search.trim(),
});
