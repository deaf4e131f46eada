import { api } from '../../api/api';
import {
  type SignOutReason,
  sessionStarted,
  signedOut,
  tokenFound,
  tokenMissing,
  userLoaded,
} from '../../api/authSlice';
import { toProblem } from '../../api/problem';
import { claimDevice, forgetDrafts, noteChoice, wasChosen } from '../../lib/keptOnDevice';
import { appStarted } from '../../redux/appStarted';
import { readUserAgain } from '../../redux/readUserAgain';
import type { AppListenerApi, AppStartListening } from '../../redux/types';
import type { StorageChange } from '../../redux/world';

/** Where the token is kept in the browser's local storage. */
const tokenKey = 'token';

/**
 * A restarting server must not sign people out: after a 5xx or no answer it is asked again after these delays, in
 * milliseconds.
 */
const retryDelaysMs = [500, 1000];

/** Keeps the session in step with the storage, the server and the browser's other tabs. */
export function addAuthListeners(startListening: AppStartListening) {
  startListening({ actionCreator: appStarted, effect: onAppStarted });
  startListening({ actionCreator: tokenFound, effect: onTokenFound });
  startListening({ actionCreator: sessionStarted, effect: onSessionStarted });
  startListening({ actionCreator: userLoaded, effect: onUserLoaded });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
  startListening({ matcher: api.endpoints.confirmEmailVerification.matchFulfilled, effect: onEmailConfirmed });
  startListening({ matcher: api.endpoints.deleteAccount.matchFulfilled, effect: onAccountDeleted });
}

function onAppStarted(_action: unknown, listenerApi: AppListenerApi) {
  const { dispatch, extra } = listenerApi;
  extra.channel.subscribe((change) => onStorageChanged(change, listenerApi));
  const token = extra.storage.getItem(tokenKey);
  dispatch(token ? tokenFound(token) : tokenMissing());
}

/** Asks whose the token is. A refusal ends the session at once, an absent server after two more tries. */
async function onTokenFound(_action: unknown, listenerApi: AppListenerApi) {
  const { dispatch } = listenerApi;
  listenerApi.cancelActiveListeners();
  for (const delayMs of [...retryDelaysMs, undefined]) {
    const { error } = await dispatch(
      api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!error) return;
    const { status } = toProblem(error);
    if (status === 401) return; // The transport has ended the session already.
    if (delayMs === undefined || (status !== undefined && status < 500)) break;
    await listenerApi.delay(delayMs);
  }
  dispatch(signedOut({ reason: 'refused' }));
}

function onSessionStarted({ payload }: ReturnType<typeof sessionStarted>, { extra }: AppListenerApi) {
  extra.storage.setItem(tokenKey, payload.token);
  claimDevice(extra.storage, payload.user.id);
}

function onUserLoaded({ payload }: ReturnType<typeof userLoaded>, listenerApi: AppListenerApi) {
  if (listenerApi.getState().auth.user) claimDevice(listenerApi.extra.storage, payload.id);
}

async function onSignedOut({ payload }: ReturnType<typeof signedOut>, listenerApi: AppListenerApi) {
  const { dispatch, extra } = listenerApi;
  cleanUpDrafts(payload.reason, listenerApi);
  // Where another tab signed out, the storage is as that tab left it.
  if (payload.reason !== 'elsewhere') extra.storage.removeItem(tokenKey);
  // Pages that are still on the screen would ask again for what is thrown away: they go first.
  await listenerApi.delay(0);
  dispatch(api.util.resetApiState());
}

/**
 * Signing out removes the drafts, so that the next person doesn't find them. After a session that expired, what was
 * written is still there for the same account, until another one signs in.
 */
function cleanUpDrafts(reason: SignOutReason, listenerApi: AppListenerApi) {
  const { storage } = listenerApi.extra;
  const { user } = listenerApi.getOriginalState().auth;
  const isChosenHere = reason === 'requested' || reason === 'deleted';
  if (isChosenHere) noteChoice(storage);
  if (user && (isChosenHere || (reason === 'elsewhere' && wasChosen(storage)))) forgetDrafts(storage, user.id);
}

/** It may be the address of the signed-in account, or of another one. */
function onEmailConfirmed(_action: unknown, listenerApi: AppListenerApi) {
  void readUserAgain(listenerApi);
}

function onAccountDeleted(_action: unknown, { dispatch }: AppListenerApi) {
  dispatch(signedOut({ reason: 'deleted' }));
}

function onStorageChanged({ key, newValue }: StorageChange, listenerApi: AppListenerApi) {
  const { dispatch, extra } = listenerApi;
  if (key !== null && key !== tokenKey) return;
  const { token } = listenerApi.getState().auth;
  if (newValue === token) return;
  if (newValue === null) dispatch(signedOut({ reason: 'elsewhere' }));
  else if (token === null) dispatch(tokenFound(newValue));
  // Somebody else signed in: a fresh page is the surest way to hold nothing of the first account.
  else extra.reload();
}
