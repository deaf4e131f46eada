import type { AdsManager } from '../../api/adsApi';
import { signedOut } from '../../api/authSlice';
import { fetchFile } from '../../api/files';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import type { BulkFileAds } from './managers';

type Wanted = { manager: AdsManager; ads: BulkFileAds; teamId?: string | undefined };

/** Hands the person a file for an ads manager. Can be aborted. */
export const downloadBulkFile = createAppAsyncThunk(
  'bulkFiles/downloadBulkFile',
  async ({ manager, ads, teamId }: Wanted, { dispatch, getState, extra, signal, rejectWithValue }) => {
    const query = new URLSearchParams({
      manager,
      ...('adId' in ads ? { ad_id: ads.adId } : { campaign_id: ads.campaignId }),
      ...(teamId === undefined ? {} : { team_id: teamId }),
    });
    const path = `/bulk-file?${query.toString()}`;
    const { file, problem } = await fetchFile(path, { token: getState().auth.token, signal });
    if (problem) {
      if (problem.status === 401) dispatch(signedOut({ reason: 'refused' }));
      return rejectWithValue(problem);
    }
    extra.downloadFile(file.name ?? 'ads', file.contents);
    return undefined;
  },
);
