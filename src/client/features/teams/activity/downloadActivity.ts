import { toProblem } from '../../../api/problem';
import { type TeamActivityKind, teamsApi } from '../../../api/teamsApi';
import { csvFile } from '../../../lib/csvFile';
import { todayInUtc } from '../../../lib/dates';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';

type Matching = { id: string; userId?: string; kind?: TeamActivityKind; search?: string };

/** Fetches all matching activity as CSV and hands the file to the browser. The toast table tells a failure. */
export const downloadActivity = createAppAsyncThunk<void, Matching>(
  'teams/downloadActivity',
  async (matching, { dispatch, extra, rejectWithValue }) => {
    const { data, error } = await dispatch(
      teamsApi.endpoints.exportTeamActivity.initiate(matching, { forceRefetch: true, subscribe: false }),
    );
    if (data === undefined) return rejectWithValue(toProblem(error));
    extra.download(`activity-${todayInUtc(extra.now())}.csv`, ...csvFile(data));
  },
);
