import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { toProblem } from '../api/problem';
import { csvFile } from '../lib/csvFile';
import { todayInUtc } from '../lib/dates';
import { createAppAsyncThunk } from './createAppAsyncThunk';
import type { RootState } from './types';
import type { AppExtra } from './world';

/** A download is fetched anew each time, and not kept. */
const once = { forceRefetch: true, subscribe: false } as const;

type Answer = PromiseLike<{ data?: string; error?: unknown }>;
type CsvEndpoint<Asked> = {
  initiate: (asked: Asked, options: typeof once) => ThunkAction<Answer, RootState, AppExtra, UnknownAction>;
};

/** A thunk that fetches CSV and hands it to the browser as a file, named after what was asked for and the day. */
export const createCsvDownload = <Asked>(
  type: string,
  endpoint: CsvEndpoint<Asked>,
  nameOf: (asked: Asked, today: string) => string,
) =>
  createAppAsyncThunk<void, Asked>(type, async (asked, { dispatch, extra, rejectWithValue }) => {
    const { data, error } = await dispatch(endpoint.initiate(asked, once));
    if (data === undefined) return rejectWithValue(toProblem(error));
    extra.download(nameOf(asked, todayInUtc(extra.now())), ...csvFile(data));
  });
