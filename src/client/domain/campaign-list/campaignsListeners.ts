import { isAnyOf } from '@reduxjs/toolkit';
import { campaignsApi } from '../../api/campaignsApi';
import { problemToast, toastShown } from '../../redux/toastsSlice';
import type { AppStartListening } from '../../redux/types';
import { campaignsRemoved, selectionCleared } from './campaignsSlice';
import { bulkToast } from './bulkToast';
import { changeSelectedCampaigns, downloadCampaigns, labelSelectedCampaigns } from './campaignsThunks';

/** What follows from changes of campaigns: the selection lets go of them and a toast says what happened. */
export function addCampaignsListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(changeSelectedCampaigns.fulfilled, labelSelectedCampaigns.fulfilled),
    effect: (action, { dispatch }) => {
      const { payload } = action as ReturnType<typeof changeSelectedCampaigns.fulfilled>;
      dispatch(selectionCleared());
      dispatch(toastShown(bulkToast(payload)));
    },
  });
  startListening({
    matcher: isAnyOf(changeSelectedCampaigns.rejected, labelSelectedCampaigns.rejected, downloadCampaigns.rejected),
    effect: (action, { dispatch }) => {
      const { payload } = action as ReturnType<typeof downloadCampaigns.rejected>;
      if (payload) dispatch(toastShown(problemToast(payload)));
    },
  });
  startListening({
    matcher: campaignsApi.endpoints.deleteCampaign.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      dispatch(campaignsRemoved([meta.arg.originalArgs.id]));
    },
  });
}
