import type { AppStartListening } from '../../../redux/types';
import { isDraftChange, saveFailed, selectEditedAd } from './adEditorSlice';
import { keepDraft, saveAd } from './adEditorThunks';

/** How long after a change it is kept on this device, in milliseconds: what was typed is painted first. */
const keepMs = 30;
/** The pause in typing after which the ad is stored, in milliseconds. */
const autosaveMs = 800;
/** The wait before an unreachable server is tried again, in milliseconds. */
const retryMs = 5000;

/** Keeps every change on this device, and stores it when the person pauses. */
export function addAdEditorListeners(startListening: AppStartListening) {
  startListening({
    matcher: isDraftChange,
    effect: async ({ payload: { id } }, listenerApi) => {
      listenerApi.cancelActiveListeners();
      await listenerApi.delay(keepMs);
      keepDraft(id, listenerApi);
      await listenerApi.delay(autosaveMs - keepMs);
      await listenerApi.dispatch(saveAd(id));
    },
  });
  startListening({
    actionCreator: saveFailed,
    effect: async ({ payload: { id, save } }, listenerApi) => {
      if (save !== 'waiting') return;
      await listenerApi.delay(retryMs);
      const isStillWaiting = selectEditedAd(listenerApi.getState(), id)?.save === 'waiting';
      if (isStillWaiting) await listenerApi.dispatch(saveAd(id));
    },
  });
}
