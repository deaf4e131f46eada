import type { PictureType } from '../../../ad-kit/pictureTypes';
import type { ArtworkFormat } from '../../api/adsApi';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';

type Wanted = {
  id: string;
  /** The drawing of this size; everything in one ZIP file without it. */
  canvas?: ArtworkFormat;
  /** What drawings are saved as. */
  pictures: PictureType;
  /** That file with everything of its variants too. */
  ofAllVariants?: boolean;
};

/** Downloads files of the ad as it is stored. Can be aborted. */
export const downloadAd = createAppAsyncThunk(
  'preflight/downloadAd',
  async ({ id, canvas, pictures, ofAllVariants }: Wanted, thunk) => {
    const address = `/ads/${encodeURIComponent(id)}`;
    const path = canvas
      ? `${address}/picture?canvas=${canvas}&type=${pictures}`
      : `${address}${ofAllVariants ? '/variants' : ''}/export?pictures=${pictures}`;
    const problem = await handOverFile(path, canvas ? `ad.${pictures}` : 'ad.zip', thunk);
    return problem && thunk.rejectWithValue(problem);
  },
);
