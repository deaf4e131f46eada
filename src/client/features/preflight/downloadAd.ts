import type { ArtworkFormat } from '../../api/adsApi';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';

type Wanted = {
  id: string;
  /** A PNG of this size; everything in one ZIP file without it. */
  canvas?: ArtworkFormat;
};

/** Downloads files of the ad as it is stored. Can be aborted. */
export const downloadAd = createAppAsyncThunk('preflight/downloadAd', async ({ id, canvas }: Wanted, thunk) => {
  const address = `/ads/${encodeURIComponent(id)}`;
  const path = canvas ? `${address}/picture?canvas=${canvas}&type=png` : `${address}/export`;
  const problem = await handOverFile(path, canvas ? 'ad.png' : 'ad.zip', thunk);
  return problem && thunk.rejectWithValue(problem);
});
