import { api } from '../../api/api';
import { todayInUtc } from '../../lib/dates';
import { toProblem } from '../../api/problem';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';

/** Fetches everything that is stored about the account and hands it over as a file. */
export const exportData = createAppAsyncThunk<void, void>(
  'settings/exportData',
  async (_arg, { dispatch, extra, rejectWithValue }) => {
    const { data, error } = await dispatch(
      api.endpoints.exportAccount.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!data) return rejectWithValue(toProblem(error));
    const name = `account-data-${todayInUtc(extra.now())}.json`;
    extra.download(name, JSON.stringify(data, null, 2), 'application/json');
  },
);
