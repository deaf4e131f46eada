import { toProblem } from '../../../api/problem';
import { type TeamActivityKind, teamsApi } from '../../../api/teamsApi';
import { todayInUtc } from '../../../lib/dates';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';

type Matching = { id: string; userId?: string; kind?: TeamActivityKind; search?: string };

/** Reading the answer as text takes this mark away; without it spreadsheets misread every letter beyond ASCII. */
const byteOrderMark = '\uFEFF';

/** Fetches all matching activity as CSV and hands the file to the browser. The toast table tells a failure. */
export const downloadActivity = createAppAsyncThunk<void, Matching>(
  'teams/downloadActivity',
  async (matching, { dispatch, extra, rejectWithValue }) => {
    const { data, error } = await dispatch(
      teamsApi.endpoints.exportTeamActivity.initiate(matching, { forceRefetch: true, subscribe: false }),
    );
    if (data === undefined) return rejectWithValue(toProblem(error));
    extra.download(`activity-${todayInUtc(extra.now())}.csv`, byteOrderMark + data, 'text/csv;charset=utf-8');
  },
);
