import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { TextWish } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import type { Problem } from '../../../api/problem';
import { copyWritten, earlierCopyOpened } from '../aiCopySlice';
import { earlierHeadlinesOpened, headlinesWritten } from '../headlines/headlinesSlice';
import type { CopyKind, CountedText } from '../copyKinds';

/** Where a row's texts come from; those of an answer under way can't be changed. */
export type TextArea = 'ad_copy' | 'streamed' | 'headlines';
/** A row's place: where its text comes from, its kind, and its index in the list. */
export type RowKey = `${TextArea}:${CopyKind}:${number}`;

export type RowState = {
  isBusy: boolean;
  /** Why the last change failed; `null` where it did not. */
  problem: Problem | null;
  /** What the text became, change by change; the last is shown, and the written text where there is none. */
  versions: CountedText[];
};

type TextRowsState = {
  rows: Partial<Record<RowKey, RowState>>;
  /** Whether the backend changes single texts at all. */
  isOffered: boolean;
};

const initialState: TextRowsState = { rows: {}, isOffered: true };

/**
 * The changes of single texts in the shown results. They are dropped with the results: the history keeps the original
 * texts.
 */
const textRowsSlice = createSlice({
  name: 'textRows',
  initialState,
  reducers: {
    changeRequested(state, { payload: { key } }: PayloadAction<{ key: RowKey; wish: TextWish }>) {
      const row = (state.rows[key] ??= { isBusy: false, problem: null, versions: [] });
      row.isBusy = true;
      row.problem = null;
    },
    changeStopped(state, { payload: { key } }: PayloadAction<{ key: RowKey }>) {
      const row = state.rows[key];
      if (row) row.isBusy = false;
    },
    textChanged(state, { payload: { key, text } }: PayloadAction<{ key: RowKey; text: CountedText }>) {
      const row = state.rows[key];
      if (!row) return;
      row.isBusy = false;
      row.versions.push(text);
    },
    changeFailed(state, { payload: { key, problem } }: PayloadAction<{ key: RowKey; problem: Problem }>) {
      const row = state.rows[key];
      if (!row) return;
      row.isBusy = false;
      // Another backend may not have the call: then its tools are not shown, and nobody is told.
      if (problem.status === 404) state.isOffered = false;
      else row.problem = problem;
    },
    changeUndone(state, { payload: { key } }: PayloadAction<{ key: RowKey }>) {
      const row = state.rows[key];
      row?.versions.pop();
      if (row) row.problem = null;
    },
    /** The page is left: what single texts are to become is called off. */
    rowsLeft(state) {
      for (const row of Object.values(state.rows)) if (row) row.isBusy = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(copyWritten, (state) => dropRows(state, 'ad_copy'))
      .addCase(earlierCopyOpened, (state) => dropRows(state, 'ad_copy'))
      .addCase(headlinesWritten, (state) => dropRows(state, 'headlines'))
      .addCase(earlierHeadlinesOpened, (state) => dropRows(state, 'headlines'))
      .addCase(signedOut, () => initialState);
  },
});

function dropRows(state: TextRowsState, area: TextArea) {
  const kept = Object.entries(state.rows).filter(([key]) => !key.startsWith(`${area}:`));
  state.rows = Object.fromEntries(kept);
}

export { textRowsSlice };
export const { changeRequested, changeStopped, textChanged, changeFailed, changeUndone, rowsLeft } =
  textRowsSlice.actions;

/** The state while the page's code is loaded. */
export const selectTextRows = ({ textRows }: { textRows?: TextRowsState | undefined }): TextRowsState =>
  textRows ?? initialState;
