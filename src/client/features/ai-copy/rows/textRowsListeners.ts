import { type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { aiApi } from '../../../api/aiApi';
import { signedOut } from '../../../api/authSlice';
import { toProblem } from '../../../api/problem';
import { workspaceOf } from '../../../domain/teams/teamsSlice';
import type { AppListenerApi, AppStartListening } from '../../../redux/types';
import { copyWritten, earlierCopyOpened } from '../aiCopySlice';
import { earlierHeadlinesOpened, headlinesWritten } from '../headlines/headlinesSlice';
import {
  type RowKey,
  changeFailed,
  changeRequested,
  changeStopped,
  rowsLeft,
  selectTextRows,
  textChanged,
} from './textRowsSlice';

const endsAll = isAnyOf(rowsLeft, signedOut);
const replaces = {
  ad_copy: isAnyOf(copyWritten, earlierCopyOpened),
  headlines: isAnyOf(headlinesWritten, earlierHeadlinesOpened),
};

/** Changes single texts, several at a time, as long as they are in sight. */
export function addTextRowsListeners(startListening: AppStartListening) {
  startListening({ actionCreator: changeRequested, effect: onChangeRequested });
}

async function onChangeRequested({ payload }: ReturnType<typeof changeRequested>, listenerApi: AppListenerApi) {
  const { key, wish } = payload;
  const { dispatch } = listenerApi;
  if (selectTextRows(listenerApi.getOriginalState()).rows[key]?.isBusy) return;
  const call = dispatch(
    aiApi.endpoints.suggestTexts.initiate({ ...workspaceOf(listenerApi.getState()), textWish: wish }, { track: false }),
  );
  const ended = listenerApi.take((action) => endsCall(action, key)).then(() => 'ended' as const);
  const outcome = await Promise.race([call, ended]);
  if (outcome === 'ended') {
    call.abort();
    return;
  }
  const [text] = outcome.data?.texts ?? [];
  if (text === undefined) dispatch(changeFailed({ key, problem: toProblem(outcome.error, nothingCame) }));
  else dispatch(textChanged({ key, text: { text, count: outcome.data?.character_counts?.[0] } }));
}

const nothingCame = 'There’s nothing else to suggest here.';

function endsCall(action: UnknownAction, key: RowKey): boolean {
  if (endsAll(action)) return true;
  if (changeStopped.match(action)) return action.payload.key === key;
  return key.startsWith('headlines:') ? replaces.headlines(action) : replaces.ad_copy(action);
}
