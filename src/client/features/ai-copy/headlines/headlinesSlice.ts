import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Headlines, HeadlinesBrief } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import type { Problem } from '../../../api/problem';

/** Headlines as the backend answered them, and the request that they answer. */
type ShownHeadlines = { headlines: Headlines; brief: HeadlinesBrief };

type HeadlinesState = {
  /** How many are wanted, as it is typed; all else is typed in the form of ad copy, whose fields these are. */
  count: string;
  status: 'idle' | 'writing';
  /** Why the last call failed; `null` where it did not. */
  problem: Problem | null;
  shown: ShownHeadlines | null;
};

const initialState: HeadlinesState = { count: '10', status: 'idle', problem: null, shown: null };

const headlinesSlice = createSlice({
  name: 'headlines',
  initialState,
  reducers: {
    headlineCountEdited(state, { payload }: PayloadAction<string>) {
      state.count = payload;
    },
    headlinesRequested(state, _action: PayloadAction<HeadlinesBrief>) {
      state.status = 'writing';
      state.problem = null;
    },
    headlinesCancelled(state) {
      state.status = 'idle';
    },
    headlinesWritten(state, { payload }: PayloadAction<ShownHeadlines>) {
      state.status = 'idle';
      state.shown = payload;
    },
    headlinesFailed(state, { payload }: PayloadAction<Problem>) {
      state.status = 'idle';
      state.problem = payload;
    },
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
