import { signedOut } from '../../../api/authSlice';
import { fetchFile } from '../../../api/files';
import { toProblem } from '../../../api/problem';
import type { ArtworkFormat } from '../../../api/adsApi';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { selectSaveState } from './adEditorSlice';
import { saveAd } from './adEditorThunks';

type Wanted = {
  id: string;
  /** A PNG of this size; everything in one ZIP file without it. */
  canvas?: ArtworkFormat;
};

const notStored = 'Downloads use the saved ad, and your latest changes aren’t saved yet.';

/** Hands the person files of the ad as it stands: what is not stored yet is stored first. Can be aborted. */
export const downloadAd = createAppAsyncThunk(
  'adEditor/downloadAd',
  async ({ id, canvas }: Wanted, { dispatch, getState, extra, signal, rejectWithValue }) => {
    await dispatch(saveAd(id));
    if (selectSaveState(getState(), id) !== 'saved') return rejectWithValue(toProblem(undefined, notStored));
    const address = `/ads/${encodeURIComponent(id)}`;
    const path = canvas ? `${address}/picture?canvas=${canvas}&type=png` : `${address}/export`;
    const { file, problem } = await fetchFile(path, { token: getState().auth.token, signal });
    if (problem) {
      if (problem.status === 401) dispatch(signedOut({ reason: 'refused' }));
      return rejectWithValue(problem);
    }
    extra.downloadFile(file.name ?? (canvas ? 'ad.png' : 'ad.zip'), file.contents);
    return undefined;
  },
);

/** Stores what is not stored yet, for what is made of the saved ad. */
export const saveBeforeExport = createAppAsyncThunk(
  'adEditor/saveBeforeExport',
  async (id: string, { dispatch, getState, rejectWithValue }) => {
    await dispatch(saveAd(id));
    return selectSaveState(getState(), id) === 'saved' ? undefined : rejectWithValue(toProblem(undefined, notStored));
  },
);
