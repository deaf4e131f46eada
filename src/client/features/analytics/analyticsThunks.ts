import { analyticsApi } from '../../api/analyticsApi';
import { toProblem } from '../../api/problem';
import { csvFile } from '../../lib/csvFile';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import type { ReportArguments } from './analyticsView';

/** Fetches a breakdown as CSV and hands the file to the browser. The toast table tells a failure. */
export const downloadReport = createAppAsyncThunk<void, ReportArguments>(
  'analytics/downloadReport',
  async (wanted, { dispatch, extra, rejectWithValue }) => {
    const query = dispatch(
      analyticsApi.endpoints.exportAnalyticsReport.initiate(wanted, { forceRefetch: true, subscribe: false }),
    );
    const { data, error } = await query;
    if (data === undefined) return rejectWithValue(toProblem(error));
    const name = `analytics-${wanted.from}-to-${wanted.to}.csv`;
    extra.download(name, ...csvFile(data));
  },
);
