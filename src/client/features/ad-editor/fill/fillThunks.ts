import { type FilledAd, aiApi } from '../../../api/aiApi';
import type { Brief } from '../../../api/campaignsApi';
import { toProblem } from '../../../api/problem';
import { fillingOf } from '../../../domain/briefs/filledAd';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { workplaceIn } from '../../../redux/teamsSlice';
import { toastShown } from '../../../redux/toastsSlice';
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
      aiApi.endpoints.fillAd.initiate({ ...workplaceIn(edited.teamId), adToFill }, { track: false }),
    );
    signal.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    return data ?? rejectWithValue(toProblem(error));
  },
);

/** Puts written texts into the ad as one step, which the toast takes back. */
export const applyFilling = createAppAsyncThunk(
  'adEditor/applyFilling',
  ({ id, filled, brief }: { id: string; filled: FilledAd; brief: Brief }, { dispatch }) => {
    dispatch(draftEdited({ id, subject: 'brief', change: fillingOf(filled, brief) }));
    dispatch(toastShown({ title: 'Ad filled from the brief', action: { label: 'Undo', event: undone({ id }) } }));
  },
);
