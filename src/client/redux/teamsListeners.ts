import { isAnyOf } from '@reduxjs/toolkit';
import { signedOut } from '../api/authSlice';
import { appStarted } from './appStarted';
import { selectWorkTeamId, teamLost, workplaceChosen, workplaceFound } from './teamsSlice';
import type { AppListenerApi, AppStartListening } from './types';

/** Where the browser keeps in which team somebody works; empty for nowhere but the person's own. */
export const workplaceKey = 'workplace';

/**
 * Keeps where somebody works over a reload: each tab by itself, since two may be at work in two places. A new tab begins
 * where the last choice was made.
 */
export function addTeamsListeners(startListening: AppStartListening) {
  startListening({ actionCreator: appStarted, effect: onAppStarted });
  startListening({ matcher: isAnyOf(workplaceChosen, teamLost), effect: onWorkplaceChanged });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
}

function onAppStarted(_action: unknown, { dispatch, extra: { sessionStorage, storage } }: AppListenerApi) {
  const kept = sessionStorage.getItem(workplaceKey) ?? storage.getItem(workplaceKey);
  if (kept) dispatch(workplaceFound(kept));
}

function onWorkplaceChanged(_action: unknown, listenerApi: AppListenerApi) {
  const { sessionStorage, storage } = listenerApi.extra;
  const kept = selectWorkTeamId(listenerApi.getState()) ?? '';
  sessionStorage.setItem(workplaceKey, kept);
  storage.setItem(workplaceKey, kept);
}

function onSignedOut(_action: unknown, { extra: { sessionStorage, storage } }: AppListenerApi) {
  sessionStorage.removeItem(workplaceKey);
  storage.removeItem(workplaceKey);
}
