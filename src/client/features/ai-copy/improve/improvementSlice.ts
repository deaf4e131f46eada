import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CopyPlatform, OptimizedContent } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import type { Problem } from '../../../api/problem';

type ImprovementWish = { content: string; platform: CopyPlatform };
/** A text that was made better, and what it was. */
export type Improvement = { wish: ImprovementWish; result: OptimizedContent };

type ImprovementState = {
  /** The text as it is typed; the platform is that of the page's other forms. */
  content: string;
  status: 'idle' | 'writing';
  /** Why the last call failed; `null` where it did not. */
  problem: Problem | null;
  shown: Improvement | null;
};

const initialState: ImprovementState = { content: '', status: 'idle', problem: null, shown: null };

const improvementSlice = createSlice({
  name: 'improvement',
  initialState,
  reducers: {
    contentEdited(state, { payload }: PayloadAction<string>) {
      state.content = payload;
    },
    improvementRequested(state, _action: PayloadAction<ImprovementWish>) {
      state.status = 'writing';
      state.problem = null;
    },
    improvementCancelled(state) {
      state.status = 'idle';
    },
    textImproved(state, { payload }: PayloadAction<Improvement>) {
      state.status = 'idle';
      state.shown = payload;
    },
    improvementFailed(state, { payload }: PayloadAction<Problem>) {
      state.status = 'idle';
      state.problem = payload;
    },
    earlierImprovementOpened(state, { payload }: PayloadAction<Improvement & { isFavorite: boolean }>) {
      state.shown = { wish: payload.wish, result: payload.result };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export { improvementSlice };
export const {
  contentEdited,
  improvementRequested,
  improvementCancelled,
  textImproved,
  improvementFailed,
  earlierImprovementOpened,
} = improvementSlice.actions;

/** The state while the page's code is loaded. */
export const selectImprovement = ({ improvement }: { improvement?: ImprovementState | undefined }): ImprovementState =>
  improvement ?? initialState;
