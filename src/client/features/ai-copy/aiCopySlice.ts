import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { type BenefitKind, type CopyBrief, type WrittenCopy, aiApi } from '../../api/aiApi';
import { type StreamedText, copyTextStreamed } from '../../api/copyLines';
import { signedOut } from '../../api/authSlice';
import { workspaceChosen } from '../../domain/teams/teamsSlice';
import { earlierHeadlinesOpened } from './headlines/headlinesSlice';
import { earlierImprovementOpened } from './improve/improvementSlice';
import { type Kinds, kindsByBenefit, keptKinds, withKind } from '../../domain/briefs/benefits';
import { type CopyForm, emptyForm } from './copyForm';
import { type ToolState, failWriting, idleTool, showWritten, startWriting, stopWriting } from './toolState';

/** Ad copy, and the brief that it was written from; `null` where it can't be written again. */
type ShownCopy = { copy: WrittenCopy; brief: CopyBrief | null };

type AiCopyState = ToolState<ShownCopy> & {
  /** What is typed: it outlives the page, so that looking something up elsewhere loses nothing. */
  form: CopyForm;
  /** The campaign that the copy is for; `null` for none. */
  campaignId: string | null;
  /** What the benefits were read as, by their trimmed texts. */
  readKinds: Kinds;
  /** The texts of the generation under way that have come so far; its answer takes their place. */
  streamed: StreamedText[];
  /** Which generations are favorites, by id: as marked here at once, and then as the backend says. */
  favorites: Record<string, boolean>;
};

const initialState: AiCopyState = {
  ...idleTool,
  form: emptyForm,
  campaignId: null,
  readKinds: {},
  streamed: [],
  favorites: {},
};

const { updateGeneration, listGenerations } = aiApi.endpoints;

const aiCopySlice = createSlice({
  name: 'aiCopy',
  initialState,
  reducers: {
    /** The page is open: what was typed before is in its form. */
    formOpened() {
      // Only listeners act on it.
    },
    formEdited(state, { payload }: PayloadAction<Partial<CopyForm>>) {
      Object.assign(state.form, payload);
      if (payload.key_benefits) state.form.said_kinds = keptKinds(state.form);
    },
    campaignChosen(state, { payload }: PayloadAction<{ campaignId: string | null }>) {
      state.campaignId = payload.campaignId;
    },
    benefitsRead(state, { payload }: PayloadAction<{ benefits: readonly string[]; kinds: readonly BenefitKind[] }>) {
      state.readKinds = kindsByBenefit(payload.benefits, payload.kinds);
    },
    /** What a person says that a benefit is; `null` leaves it to the writer. */
    kindSaid(state, { payload }: PayloadAction<{ benefit: string; kind: BenefitKind | null }>) {
      state.form.said_kinds = withKind(state.form.said_kinds, payload.benefit, payload.kind);
    },
    /** Begins to write; while something is written already it changes nothing. */
    copyRequested(state, _action: PayloadAction<CopyBrief>) {
      startWriting(state);
      state.streamed = [];
    },
    copyCancelled: stopWriting,
    copyWritten: (state, action: PayloadAction<{ copy: WrittenCopy; brief: CopyBrief }>) => showWritten(state, action),
    copyFailed: failWriting,
    earlierCopyOpened(
      state,
      { payload }: PayloadAction<{ copy: WrittenCopy; brief: CopyBrief | null; isFavorite: boolean }>,
    ) {
      const { copy, brief, isFavorite } = payload;
      state.shown = { copy, brief };
      if (copy.id !== null) state.favorites[copy.id] = isFavorite;
    },
    inputsReused(state, { payload }: PayloadAction<CopyForm>) {
      state.form = payload;
      state.problem = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(copyTextStreamed, (state, { payload }) => {
        if (state.status === 'writing') state.streamed.push(payload);
      })
      .addCase(workspaceChosen, (state) => {
        state.campaignId = null;
      })
      .addCase(signedOut, () => initialState)
      .addMatcher(isAnyOf(earlierHeadlinesOpened, earlierImprovementOpened), (state, { payload }) => {
        const { id } = 'result' in payload ? payload.result : payload.headlines;
        if (id !== null) state.favorites[id] = payload.isFavorite;
      })
      .addMatcher(listGenerations.matchFulfilled, (state, { payload }) => {
        for (const { id, is_favorite: isFavorite } of payload.items) {
          if (isFavorite !== null && id in state.favorites) state.favorites[id] = isFavorite;
        }
      })
      .addMatcher(updateGeneration.matchPending, (state, { meta }) => {
        const { id, generationChange } = meta.arg.originalArgs;
        state.favorites[id] = generationChange.is_favorite;
      })
      .addMatcher(updateGeneration.matchRejected, (state, { meta }) => {
        const { id, generationChange } = meta.arg.originalArgs;
        state.favorites[id] = !generationChange.is_favorite;
      }),
});

export { aiCopySlice };
export const {
  formOpened,
  formEdited,
  campaignChosen,
  benefitsRead,
  kindSaid,
  copyRequested,
  copyCancelled,
  copyWritten,
  copyFailed,
  earlierCopyOpened,
  inputsReused,
} = aiCopySlice.actions;

/** The state while the page's code is loaded. */
export const selectAiCopy = ({ aiCopy }: { aiCopy?: AiCopyState | undefined }): AiCopyState => aiCopy ?? initialState;
