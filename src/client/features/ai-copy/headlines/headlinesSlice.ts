import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Headlines, HeadlinesBrief } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import { type ToolState, failWriting, idleTool, showWritten, startWriting, stopWriting } from '../toolState';

/** Headlines as the backend answered them, and the request that they answer. */
type ShownHeadlines = { headlines: Headlines; brief: HeadlinesBrief };

type HeadlinesState = ToolState<ShownHeadlines> & {
  /** How many are wanted, as it is typed; all else is typed in the form of ad copy, whose fields these are. */
  count: string;
};

const initialState: HeadlinesState = { ...idleTool, count: '10' };

const headlinesSlice = createSlice({
  name: 'headlines',
  initialState,
  reducers: {
    headlineCountEdited(state, { payload }: PayloadAction<string>) {
      state.count = payload;
    },
    headlinesRequested: (state, _action: PayloadAction<HeadlinesBrief>) => startWriting(state),
    headlinesCancelled: stopWriting,
    headlinesWritten: (state, action: PayloadAction<ShownHeadlines>) => showWritten(state, action),
    headlinesFailed: failWriting,
    earlierHeadlinesOpened(state, { payload }: PayloadAction<ShownHeadlines & { isFavorite: boolean }>) {
      state.shown = { headlines: payload.headlines, brief: payload.brief };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export { headlinesSlice };
export const {
  headlineCountEdited,
  headlinesRequested,
  headlinesCancelled,
  headlinesWritten,
  headlinesFailed,
  earlierHeadlinesOpened,
} = headlinesSlice.actions;

/** The state while the page's code is loaded. */
export const selectHeadlines = ({ headlines }: { headlines?: HeadlinesState | undefined }): HeadlinesState =>
  headlines ?? initialState;
