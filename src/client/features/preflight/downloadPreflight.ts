import type { PictureType } from '../../../ad-kit/pictureTypes';
import type { ClientReportPaper } from '../../api/analyticsApi';
import { withQuery } from '../../lib/paths';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';
import { problemToast, toastShown } from '../../redux/toastsSlice';

type Wanted = { id: string; paper: ClientReportPaper; pictures: PictureType };

/** Downloads the preflight of an ad as a PDF file. A toast tells a failure. */
export const downloadPreflight = createAppAsyncThunk<void, Wanted>(
  'preflight/downloadPreflight',
  async ({ id, ...wanted }, thunk) => {
    const path = withQuery(`/ads/${encodeURIComponent(id)}/preflight/pdf`, wanted);
    const problem = await handOverFile(path, 'preflight.pdf', thunk);
    if (problem) thunk.dispatch(toastShown(problemToast(problem)));
  },
);
