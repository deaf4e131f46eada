import type { AdsManager } from '../../api/adsApi';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { handOverFile } from '../../redux/handOverFile';
import type { BulkFileAds } from './managers';

type Wanted = { manager: AdsManager; ads: BulkFileAds; teamId?: string | undefined };

/** Downloads a file for an ads manager. Can be aborted. */
export const downloadBulkFile = createAppAsyncThunk(
  'bulkFiles/downloadBulkFile',
  async ({ manager, ads, teamId }: Wanted, thunk) => {
    const query = new URLSearchParams({
      manager,
      ...('adIds' in ads ? { ad_ids: ads.adIds } : { campaign_id: ads.campaignId }),
      ...(teamId === undefined ? {} : { team_id: teamId }),
    });
    const problem = await handOverFile(`/bulk-file?${query.toString()}`, 'ads', thunk);
    return problem && thunk.rejectWithValue(problem);
  },
);
