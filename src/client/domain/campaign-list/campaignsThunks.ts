import { campaignsApi, type BulkAction, type BulkResult, type ExportCampaignsApiArg } from '../../api/campaignsApi';
import { toProblem } from '../../api/problem';
import { todayInUtc } from '../../lib/dates';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import type { Workplace } from '../../redux/teamsSlice';
import { selectSelectedIds } from './campaignsSlice';

/** The contract takes this many ids in one call. */
const idsPerCall = 200;

export type BulkOutcome = BulkResult & { action: BulkAction };

/** Applies an action to every ticked campaign. Answers which were changed and which were refused, and why. */
export const changeSelectedCampaigns = createAppAsyncThunk<BulkOutcome, { action: BulkAction } & Workplace>(
  'campaigns/changeSelectedCampaigns',
  async ({ action, ...workplace }, { dispatch, getState, rejectWithValue }) => {
    const ids = selectSelectedIds(getState());
    const outcome: BulkOutcome = { action, done: [], refused: [] };
    for (let start = 0; start < ids.length; start += idsPerCall) {
      const bulkChange = { action, ids: ids.slice(start, start + idsPerCall) };
      const { data, error } = await dispatch(
        campaignsApi.endpoints.changeCampaigns.initiate({ bulkChange, ...workplace }),
      );
      if (!data) return rejectWithValue(toProblem(error));
      outcome.done.push(...data.done);
      outcome.refused.push(...data.refused);
    }
    return outcome;
  },
);

/** Reading the answer as text takes this mark away; without it spreadsheets misread every letter beyond ASCII. */
const byteOrderMark = '\uFEFF';

/** Fetches all matching campaigns as CSV and hands the file to the browser. */
export const downloadCampaigns = createAppAsyncThunk<void, ExportCampaignsApiArg>(
  'campaigns/downloadCampaigns',
  async (matching, { dispatch, extra, rejectWithValue }) => {
    const query = dispatch(
      campaignsApi.endpoints.exportCampaigns.initiate(matching, { forceRefetch: true, subscribe: false }),
    );
    const { data, error } = await query;
    if (data === undefined) return rejectWithValue(toProblem(error));
    extra.download(`campaigns-${todayInUtc(extra.now())}.csv`, byteOrderMark + data, 'text/csv;charset=utf-8');
  },
);
