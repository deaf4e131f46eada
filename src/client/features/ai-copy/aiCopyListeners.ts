import { aiApi } from '../../api/aiApi';
import { signedOut } from '../../api/authSlice';
import { toProblem } from '../../api/problem';
import type { AppListenerApi, AppStartListening } from '../../redux/types';
import { isAnyOf } from '@reduxjs/toolkit';
import { copyCancelled, copyFailed, copyRequested, copyWritten, selectAiCopy } from './aiCopySlice';

const endsTheCall = isAnyOf(copyCancelled, signedOut);

/** Writes what is asked for: wherever the person is meanwhile, and until it is called off. */
export function addAiCopyListeners(startListening: AppStartListening) {
  startListening({ actionCreator: copyRequested, effect: onCopyRequested });
}

async function onCopyRequested({ payload: brief }: ReturnType<typeof copyRequested>, listenerApi: AppListenerApi) {
  const { dispatch } = listenerApi;
  // A second click, before the button could be disabled.
  if (selectAiCopy(listenerApi.getOriginalState()).status === 'writing') return;
  const call = dispatch(aiApi.endpoints.generateAdCopy.initiate({ copyBrief: brief }, { track: false }));
  const ended = listenerApi.take(endsTheCall).then(() => 'ended' as const);
  const outcome = await Promise.race([call, ended]);
  if (outcome === 'ended') call.abort();
  else if (outcome.data) dispatch(copyWritten({ copy: outcome.data, brief }));
  else dispatch(copyFailed(toProblem(outcome.error)));
}
