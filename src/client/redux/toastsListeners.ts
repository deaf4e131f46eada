import type { UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../api/authSlice';
import { toastClosed, toastHeld, toastReleased, toastRemoved, toastShown } from './toastsSlice';
import type { AppListenerApi, AppStartListening } from './types';

/** How long a toast stays open, in milliseconds, not counting the time that it is held. */
export const openForMs = 5000;
/** How long a closed toast stays in the queue, in milliseconds. */
export const removedAfterMs = 1_000_000;

/** Closes each toast when its time is over, and removes it long after that. */
export function addToastsListeners(startListening: AppStartListening) {
  startListening({ actionCreator: toastShown, effect: onToastShown });
}

async function onToastShown({ payload: { id } }: ReturnType<typeof toastShown>, listenerApi: AppListenerApi) {
  const { extra, dispatch } = listenerApi;
  const closes = (action: UnknownAction) =>
    toastShown.match(action) || signedOut.match(action) || (toastClosed.match(action) && action.payload.id === id);
  const holds = (action: UnknownAction) => toastHeld.match(action) && action.payload.id === id;
  const releases = (action: UnknownAction) => toastReleased.match(action) && action.payload.id === id;

  let remainingMs = openForMs;
  for (;;) {
    const startedAt = extra.now();
    const event = await listenerApi.take((action) => closes(action) || holds(action), remainingMs);
    if (event === null) {
      dispatch(toastClosed({ id }));
      break;
    }
    if (closes(event[0])) break;
    remainingMs -= extra.now() - startedAt;
    const [end] = await listenerApi.take((action) => closes(action) || releases(action));
    if (closes(end)) break;
  }
  await listenerApi.delay(removedAfterMs);
  dispatch(toastRemoved({ id }));
}
