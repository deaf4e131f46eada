import { toProblem } from '../../../api/problem';
import type { ArtworkFormat } from '../../../api/adsApi';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { handOverFile } from '../../../redux/handOverFile';
import { selectSaveState } from './adEditorSlice';
import { saveAd } from './adEditorThunks';

type Wanted = {
  id: string;
  /** A PNG of this size; everything in one ZIP file without it. */
  canvas?: ArtworkFormat;
};

const notStored = 'Downloads use the saved ad, and your latest changes aren’t saved yet.';

/** Saves the latest changes, before files are made of the saved ad. */
export const saveBeforeExport = createAppAsyncThunk(
  'adEditor/saveBeforeExport',
  async (id: string, { dispatch, getState, rejectWithValue }) => {
    await dispatch(saveAd(id));
    return selectSaveState(getState(), id) === 'saved' ? undefined : rejectWithValue(toProblem(undefined, notStored));
  },
);

/** Downloads files of the ad, with its latest changes. Can be aborted. */
export const downloadAd = createAppAsyncThunk('adEditor/downloadAd', async ({ id, canvas }: Wanted, thunk) => {
  const saved = await thunk.dispatch(saveBeforeExport(id));
  if (saveBeforeExport.rejected.match(saved))
    return thunk.rejectWithValue(saved.payload ?? toProblem(undefined, notStored));
  const address = `/ads/${encodeURIComponent(id)}`;
  const path = canvas ? `${address}/picture?canvas=${canvas}&type=png` : `${address}/export`;
  const problem = await handOverFile(path, canvas ? 'ad.png' : 'ad.zip', thunk);
  return problem && thunk.rejectWithValue(problem);
});
