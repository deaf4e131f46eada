import { createAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../redux/types';

/** The person undoes the removal of an ad. */
export const adRemovalUndone = createAction<{ id: string }>('ads/removalUndone');

/** Undoes what toasts offer to undo, on whichever page the person is by then. */
export function addAdListeners(startListening: AppStartListening) {
  startListening({ actionCreator: adRemovalUndone, effect: onRemovalUndone });
}

async function onRemovalUndone({ payload: { id } }: ReturnType<typeof adRemovalUndone>, { dispatch }: AppListenerApi) {
  // Fetched with the first undo, because the first screen loads this file.
  const { adsApi } = await import('../../api/adsApi');
  await dispatch(adsApi.endpoints.restoreAd.initiate({ id }, { track: false }));
}
