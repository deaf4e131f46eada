import { type FilledAd, aiApi } from '../../../api/aiApi';
import type { Brief } from '../../../api/campaignsApi';
import { toProblem } from '../../../api/problem';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { workspaceIn } from '../../../domain/teams/teamsSlice';
import { toastShown } from '../../../redux/toastsSlice';
import type { AdDraft } from '../state/adDraft';
import { draftEdited, selectEditedAd, undone } from '../state/adEditorSlice';

export type Filling = {
  id: string;
  brief: Brief;
  /** What the ad was filled from before, to change only what it says no longer; `null` for all texts anew. */
  previous: Brief | null;
};

/** Has the texts of an ad written from a brief. Changes nothing yet. Can be aborted. */
export const writeFromBrief = createAppAsyncThunk<FilledAd, Filling>(
  'adEditor/writeFromBrief',
  async ({ id, brief, previous }, { dispatch, getState, signal, rejectWithValue }) => {
    const edited = selectEditedAd(getState(), id);
    if (!edited) return rejectWithValue(toProblem(undefined));
    const { contents, picture } = edited.draft;
    const adToFill = { brief, contents, picture, ...(previous && { previous_brief: previous }) };
    const call = dispatch(
      aiApi.endpoints.fillAd.initiate({ ...workspaceIn(edited.teamId), adToFill }, { track: false }),
    );
    signal.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    return data ?? rejectWithValue(toProblem(error));
  },
);

type Applied = {
  id: string;
  change: Partial<AdDraft>;
  /** What the toast says; without it there is none. */
  title?: string | undefined;
};

/** Puts written texts into the ad as one step, which the toast takes back with all that was done after it. */
export const applyFilling = createAppAsyncThunk(
  'adEditor/applyFilling',
  ({ id, change, title }: Applied, { dispatch, getState }) => {
    dispatch(draftEdited({ id, subject: 'brief', change }));
    if (title === undefined) return;
    const downTo = (selectEditedAd(getState(), id)?.past.length ?? 1) - 1;
    dispatch(toastShown({ title, action: { label: 'Undo', event: undone({ id, downTo }) } }));
  },
);
