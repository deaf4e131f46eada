import { type UnknownAction, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { toProblem } from '../../api/problem';
import { listTag, staleInTeam, tag } from '../../api/tags';
import { type TeamChanges, allTeams, teamsApi } from '../../api/teamsApi';
import { timeOfId } from '../../lib/idTime';
import { selectWatchedTeamId, selectWorkspaceTeamId, teamLost } from './teamsSlice';
import { readUserAgain } from '../../redux/readUserAgain';
import { toastShown } from '../../redux/toastsSlice';
import type { AppListenerApi, AppStartListening, RootState } from '../../redux/types';

/** How long after an answer it is asked again, in milliseconds: colleagues see a change within twice this time. */
const watchEveryMs = 5000;
const longestPauseMs = 30_000;
/** Longer than the first answer takes and than clocks differ, in milliseconds. */
const recentMs = 600_000;
/**
 * How a server answers a call that it does not have; the first is also the answer to callers who are not in the team.
 */
const missingStatuses: readonly (number | undefined)[] = [404, 405, 501];

/** The last answer about each team, by its id. By the time a team is lost, no list has it. */
type Known = {
  changes: Map<string, TeamChanges>;
  names: Map<string, string>;
  /** The team that is asked about; `null` for none. */
  watched: string | null;
  /** Whether the server has the call that tells changes. One without it is asked once a visit. */
  isServed: boolean;
};

/**
 * Notices what other members change in the team that is worked in or shown. Asks every few seconds while the tab is
 * visible and online, and at once when it becomes visible again or a call was refused as if the person had lost the
 * team or the role. The last answer is kept over pauses. A team counts as lost only once the list of teams no longer
 * has it.
 */
export function addTeamWatch(startListening: AppStartListening) {
  const known: Known = { changes: new Map(), names: new Map(), watched: null, isServed: true };
  startListening({
    matcher: teamsApi.endpoints.listMyTeams.matchFulfilled,
    effect: ({ payload }) => {
      for (const { id, name } of payload.items) known.names.set(id, name);
    },
  });
  // The lists that a change of one's own makes wrong are asked for by its tags.
  startListening({ matcher: isMembershipChanged, effect: (_action, listenerApi) => readUserAgain(listenerApi) });
  startListening({
    predicate: (action, state) => watchedIn(state) !== known.watched || isLossLikely(action),
    effect: (action, listenerApi) => watch(action, listenerApi, known),
  });
}

const { createTeam, acceptInvitation, leaveTeam, deleteTeam, transferTeam } = teamsApi.endpoints;
const isMembershipChanged = isAnyOf(
  createTeam.matchFulfilled,
  acceptInvitation.matchFulfilled,
  leaveTeam.matchFulfilled,
  deleteTeam.matchFulfilled,
  transferTeam.matchFulfilled,
);

/** The team to ask about; `null` while nobody is signed in, the tab is hidden or the network is gone. */
function watchedIn(state: RootState): string | null {
  const { focused, online } = state.api.config;
  return state.auth.status === 'authenticated' && focused && online ? selectWatchedTeamId(state) : null;
}

/** The calls that the watch itself makes. */
const ownCalls: readonly (string | undefined)[] = ['getTeamChanges', 'listMyTeams'];

/** Whether a refusal may mean that the person has left the team, or has another role in it now. */
function isLossLikely(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action)) return false;
  const { arg } = action.meta as { arg?: { endpointName?: string } };
  const { status, code } = toProblem(action.payload);
  return !ownCalls.includes(arg?.endpointName) && (status === 404 || code === 'role_required');
}

async function watch(action: UnknownAction, listenerApi: AppListenerApi, known: Known) {
  listenerApi.cancelActiveListeners();
  const id = watchedIn(listenerApi.getState());
  known.watched = id;
  if (id === null) return;
  if (known.isServed) await askForChanges(id, listenerApi, known);
  else if (isLossLikely(action) && (await isMember(id, listenerApi)) === false) loseTeam(id, listenerApi, known);
}

/** Asks until the team is lost, or the server turns out not to have the call. */
async function askForChanges(id: string, listenerApi: AppListenerApi, known: Known) {
  for (let pauseMs = watchEveryMs; ;) {
    const { data, error } = await listenerApi.pause(
      listenerApi.dispatch(
        teamsApi.endpoints.getTeamChanges.initiate({ id }, { forceRefetch: true, subscribe: false }),
      ),
    );
    if (error && missingStatuses.includes(toProblem(error).status)) {
      const stillIn = await isMember(id, listenerApi);
      known.isServed = stillIn !== true;
      if (stillIn === false) loseTeam(id, listenerApi, known);
      if (stillIn !== undefined) return;
    }
    if (data) takeUp(id, data, listenerApi, known);
    // Spreads the calls, so that not all clients ask a server at once when it is back.
    pauseMs = error ? Math.min(2 * pauseMs, longestPauseMs) : watchEveryMs;
    await listenerApi.delay(pauseMs);
  }
}

/** Whether the person is in the team; `undefined` where the server does not tell. */
async function isMember(id: string, listenerApi: AppListenerApi): Promise<boolean | undefined> {
  const { data } = await listenerApi.pause(
    listenerApi.dispatch(teamsApi.endpoints.listMyTeams.initiate(allTeams, { forceRefetch: true, subscribe: false })),
  );
  return data?.items.some((team) => team.id === id);
}

function takeUp(id: string, changes: TeamChanges, listenerApi: AppListenerApi, known: Known) {
  const { dispatch, extra } = listenerApi;
  const before = known.changes.get(id);
  known.changes.set(id, changes);
  if (!before) {
    // What is shown may have been read before it happened.
    if (mayBeRecent(changes, extra.now())) dispatch(teamsApi.util.invalidateTags(staleInTeam(id)));
    return;
  }
  if (before.latest !== changes.latest) dispatch(teamsApi.util.invalidateTags(staleInTeam(id)));
  if (before.role !== changes.role) askWhoOneIs(listenerApi);
}

/** Whether something was done since a page was opened, as far as the newest id tells and clocks agree. */
function mayBeRecent({ latest }: TeamChanges, now: number): boolean {
  return latest !== null && (timeOfId(latest) ?? now) > now - recentMs;
}

function loseTeam(id: string, listenerApi: AppListenerApi, known: Known) {
  const { dispatch } = listenerApi;
  const name = known.names.get(id) ?? 'that team';
  const isWorkspace = selectWorkspaceTeamId(listenerApi.getState()) === id;
  known.changes.delete(id);
  dispatch(teamLost(id));
  // The list of teams was read just before.
  dispatch(teamsApi.util.invalidateTags([tag('Account')]));
  void readUserAgain(listenerApi);
  const moved = isWorkspace ? ' You’re working in your personal workspace now.' : '';
  dispatch(toastShown({ title: `You’re no longer in ${name}.${moved}` }));
}

/** What somebody may do by a team is said of the account, which is told to the session when it is asked for. */
function askWhoOneIs(listenerApi: AppListenerApi) {
  listenerApi.dispatch(teamsApi.util.invalidateTags([listTag('Team'), tag('Account')]));
  void readUserAgain(listenerApi);
}
