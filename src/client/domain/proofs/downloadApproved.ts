import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';
import { readPictureType } from '../ads/pictureType';

/** Downloads the pictures and texts of an ad as it was approved last, its drawings of the type chosen before. Can be aborted. */
export const downloadApproved = createAppAsyncThunk('proofs/downloadApproved', async (id: string, thunk) => {
  const path = `/ads/${encodeURIComponent(id)}/export?version=approved&pictures=${thunk.dispatch(readPictureType())}`;
  const problem = await handOverFile(path, 'ad.zip', thunk);
  return problem && thunk.rejectWithValue(problem);
});
