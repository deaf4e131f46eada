import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';

/** Downloads the pictures and texts of an ad as it was approved last. Can be aborted. */
export const downloadApproved = createAppAsyncThunk('proofs/downloadApproved', async (id: string, thunk) => {
  const problem = await handOverFile(`/ads/${encodeURIComponent(id)}/export?version=approved`, 'ad.zip', thunk);
  return problem && thunk.rejectWithValue(problem);
});
