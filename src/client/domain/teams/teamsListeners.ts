import { isAnyOf } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import { appStarted } from '../../redux/appStarted';
import { selectWorkspaceTeamId, teamLost, workspaceChosen, workspaceFound } from './teamsSlice';
import type { AppListenerApi, AppStartListening } from '../../redux/types';

/**
 * Where the browser keeps in which team somebody works; empty for nowhere but the person's own. Browsers have kept it
 * under this word from the first.
 */
export const workspaceKey = 'workplace';

/**
 * Keeps where somebody works over a reload: each tab by itself, since two may be at work in two workspaces. A new tab
 * begins where the last choice was made.
 */
export function addTeamsListeners(startListening: AppStartListening) {
  startListening({ actionCreator: appStarted, effect: onAppStarted });
  startListening({ matcher: isAnyOf(workspaceChosen, teamLost), effect: onWorkspaceChanged });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
}

function onAppStarted(_action: unknown, { dispatch, extra: { sessionStorage, storage } }: AppListenerApi) {
  const kept = sessionStorage.getItem(workspaceKey) ?? storage.getItem(workspaceKey);
  if (kept) dispatch(workspaceFound(kept));
}

function onWorkspaceChanged(_action: unknown, listenerApi: AppListenerApi) {
  const { sessionStorage, storage } = listenerApi.extra;
  const kept = selectWorkspaceTeamId(listenerApi.getState()) ?? '';
  sessionStorage.setItem(workspaceKey, kept);
  storage.setItem(workspaceKey, kept);
}

function onSignedOut(_action: unknown, { extra: { sessionStorage, storage } }: AppListenerApi) {
  sessionStorage.removeItem(workspaceKey);
  storage.removeItem(workspaceKey);
}
