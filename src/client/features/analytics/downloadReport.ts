import { analyticsApi } from '../../api/analyticsApi';
import { createCsvDownload } from '../../redux/createCsvDownload';
import type { ReportArguments } from './analyticsView';

/** A breakdown as a file. The toast table tells a failure. */
export const downloadReport = createCsvDownload<ReportArguments>(
  'analytics/downloadReport',
  analyticsApi.endpoints.exportAnalyticsReport,
  ({ from, to }) => `analytics-${from}-to-${to}.csv`,
);
