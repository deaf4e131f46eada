import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CopyPlatform, OptimizedContent } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import { type ToolState, failWriting, idleTool, showWritten, startWriting, stopWriting } from '../toolState';

export type ImprovementWish = { content: string; platform: CopyPlatform };
/** A text that was made better, and what it was. */
export type Improvement = { wish: ImprovementWish; result: OptimizedContent };

type ImprovementState = ToolState<Improvement> & {
  /** The text as it is typed; the platform is that of the page's other forms. */
  content: string;
};

const initialState: ImprovementState = { ...idleTool, content: '' };

const improvementSlice = createSlice({
  name: 'improvement',
  initialState,
  reducers: {
    contentEdited(state, { payload }: PayloadAction<string>) {
      state.content = payload;
    },
    improvementRequested: (state, _action: PayloadAction<ImprovementWish>) => startWriting(state),
    improvementCancelled: stopWriting,
    textImproved: (state, action: PayloadAction<Improvement>) => showWritten(state, action),
    improvementFailed: failWriting,
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
