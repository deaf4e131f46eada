import { isAnyOf } from '@reduxjs/toolkit';
import { campaignsApi, type BulkAction } from '../../api/campaignsApi';
import { countOf } from '../../lib/text';
import { problemToast, toastShown } from '../../redux/toastsSlice';
import type { AppStartListening } from '../../redux/types';
import { campaignsRemoved, selectionCleared } from './campaignsSlice';
import { changeSelectedCampaigns, downloadCampaigns, type BulkOutcome } from './campaignsThunks';

const doneWords: Record<BulkAction, string> = {
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  delete: 'deleted',
};

/** What follows from changes of campaigns: the selection lets go of them and a toast says what happened. */
export function addCampaignsListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: changeSelectedCampaigns.fulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(selectionCleared());
      dispatch(toastShown(bulkToast(payload)));
    },
  });
  startListening({
    matcher: isAnyOf(changeSelectedCampaigns.rejected, downloadCampaigns.rejected),
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

/** What was done and, where some campaigns were refused, the first reason; the others mostly share it. */
function bulkToast({ action, done, refused }: BulkOutcome) {
  const title = `${countOf(done.length, 'campaign')} ${doneWords[action]}`;
  const [first] = refused;
  if (!first) return { title };
  return { title, description: `${countOf(refused.length, 'campaign')} not changed: ${first.detail}` };
}
