import { type AuditKind, auditLogApi } from '../../api/auditLogApi';
import { toProblem } from '../../api/problem';
import { csvFile } from '../../lib/csvFile';
import { todayInUtc } from '../../lib/dates';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';

type Matching = { teamId?: string; kind?: AuditKind; search?: string; from?: string; to?: string };

/** Fetches the matching entries as CSV and hands the file to the browser. The toast table tells a failure. */
export const downloadAuditLog = createAppAsyncThunk<void, Matching>(
  'auditLog/download',
  async (matching, { dispatch, extra, rejectWithValue }) => {
    const { data, error } = await dispatch(
      auditLogApi.endpoints.exportAuditLog.initiate(matching, { forceRefetch: true, subscribe: false }),
    );
    if (data === undefined) return rejectWithValue(toProblem(error));
    extra.download(`audit-log-${todayInUtc(extra.now())}.csv`, ...csvFile(data));
  },
);
