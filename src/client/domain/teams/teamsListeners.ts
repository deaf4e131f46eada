import { isAnyOf } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import { appStarted } from '../../redux/appStarted';
import { selectWorkspaceTeamId, teamLost, teamsCounted, workspaceChosen, workspaceFound } from './teamsSlice';
import type { AppListenerApi, AppStartListening } from '../../redux/types';

/**
 * Where the browser keeps in which team somebody works; empty for nowhere but the person's own. Browsers have kept it
 * under this word from the first.
 */
export const workspaceKey = 'workplace';

/** Where the browser keeps that somebody is in a team. */
const inTeamsKey = 'in-teams';

/**
 * Keeps where somebody works over a reload: each tab by itself, since two may be at work in two workspaces. A new tab
 * begins where the last choice was made.
 */
export function addTeamsListeners(startListening: AppStartListening) {
  startListening({ actionCreator: appStarted, effect: onAppStarted });
  startListening({ matcher: isAnyOf(workspaceChosen, teamLost), effect: onWorkspaceChanged });
  startListening({ actionCreator: teamsCounted, effect: onTeamsCounted });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
}

function onAppStarted(_action: unknown, { dispatch, extra: { sessionStorage, storage } }: AppListenerApi) {
  const kept = sessionStorage.getItem(workspaceKey) ?? storage.getItem(workspaceKey);
  if (kept) dispatch(workspaceFound(kept));
  if (storage.getItem(inTeamsKey)) dispatch(teamsCounted(true));
}

function onWorkspaceChanged(_action: unknown, listenerApi: AppListenerApi) {
  const { sessionStorage, storage } = listenerApi.extra;
  const kept = selectWorkspaceTeamId(listenerApi.getState()) ?? '';
  sessionStorage.setItem(workspaceKey, kept);
  storage.setItem(workspaceKey, kept);
}

function onTeamsCounted({ payload }: ReturnType<typeof teamsCounted>, { extra: { storage } }: AppListenerApi) {
  if (payload) storage.setItem(inTeamsKey, 'yes');
  else storage.removeItem(inTeamsKey);
}

function onSignedOut(_action: unknown, { extra: { sessionStorage, storage } }: AppListenerApi) {
  sessionStorage.removeItem(workspaceKey);
  storage.removeItem(workspaceKey);
  storage.removeItem(inTeamsKey);
}
