import { type PayloadAction, type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import { type Problem, toProblem } from '../../api/problem';
import { type Workspace, workspaceOf } from '../../domain/teams/teamsSlice';
import type { AppDispatch, AppListenerApi, AppStartListening, RootState } from '../../redux/types';
import type { ToolState } from './toolState';

type Call<Answer> = Promise<{ data?: Answer; error?: unknown }> & { abort: () => void };

interface Tool<Wish, Answer> {
  /** Starts it. */
  requested: { (wish: Wish): PayloadAction<Wish>; match: (action: unknown) => action is PayloadAction<Wish> };
  cancelled: (action: unknown) => action is UnknownAction;
  select: (state: RootState) => ToolState<unknown>;
  ask: (dispatch: AppDispatch, wish: Wish, workspace: Workspace) => Call<Answer>;
  written: (answer: Answer, wish: Wish) => UnknownAction;
  failed: (problem: Problem) => UnknownAction;
}

/** Has a tool write, on whichever page the person is in the meantime, until it is canceled. */
export function listenForTool<Wish, Answer>(startListening: AppStartListening, tool: Tool<Wish, Answer>) {
  startListening({
    matcher: tool.requested.match,
    effect: async ({ payload: wish }, listenerApi) => {
      const { dispatch } = listenerApi;
      // A second click, before the button could be disabled.
      if (tool.select(listenerApi.getOriginalState()).status === 'writing') return;
      const call = tool.ask(dispatch, wish, workspaceOf(listenerApi.getState()));
      const outcome = await outcomeUnless(isAnyOf(tool.cancelled, signedOut), call, listenerApi);
      if (outcome?.data) dispatch(tool.written(outcome.data, wish));
      else if (outcome) dispatch(tool.failed(toProblem(outcome.error)));
    },
  });
}

/** What becomes of a call; `undefined`, and the call is aborted, where something ends it before. */
async function outcomeUnless<Outcome>(
  ends: (action: UnknownAction) => boolean,
  call: Promise<Outcome> & { abort: () => void },
  { take }: AppListenerApi,
): Promise<Outcome | undefined> {
  const ended = take(ends).then(() => undefined);
  const outcome = await Promise.race([call, ended]);
  if (outcome === undefined) call.abort();
  return outcome;
}
