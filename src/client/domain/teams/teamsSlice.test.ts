import { sessionStarted, signedOut } from '../../api/authSlice';
import { makeStore } from '../../app/store';
import { aUser } from '../../testing/builders';
import { createFakeWorld } from '../../testing/fakeWorld';
import { appStarted } from '../../redux/appStarted';
import { workspaceKey } from './teamsListeners';
import {
  selectIsInTeams,
  selectIsMovedOut,
  selectShownTeamId,
  selectWorkspaceTeamId,
  teamLost,
  teamShown,
  teamsCounted,
  teamVisited,
  workspaceChosen,
  workspaceOf,
} from './teamsSlice';

function aStore(stored: Record<string, string> = {}) {
  const world = createFakeWorld(stored);
  const store = makeStore({ extra: world.extra });
  store.dispatch(appStarted());
  return {
    dispatch: store.dispatch,
    world,
    workspaceTeam: () => selectWorkspaceTeamId(store.getState()),
    shownTeam: () => selectShownTeamId(store.getState()),
    isLedAway: () => selectIsMovedOut(store.getState()),
    isInTeams: () => selectIsInTeams(store.getState()),
    workspace: () => workspaceOf(store.getState()),
  };
}

it('remembers for the next visit whether there are teams, so that what names them has its room', () => {
  const store = aStore();
  store.dispatch(teamsCounted(true));
  expect(store.isInTeams()).toBe(true);
  const kept = { 'in-teams': String(store.world.stored('in-teams')) };
  expect(aStore(kept).isInTeams()).toBe(true);
  const next = aStore(kept);
  next.dispatch(teamsCounted(false));
  expect(next.world.stored('in-teams')).toBeUndefined();
  store.dispatch(signedOut({ reason: 'requested' }));
  expect(store.isInTeams()).toBe(false);
  expect(store.world.stored('in-teams')).toBeUndefined();
});

describe('where somebody works', () => {
  it('is the person’s own until a team is chosen, and calls then name none', () => {
    const { workspaceTeam, workspace } = aStore();
    expect(workspaceTeam()).toBeNull();
    expect(workspace()).toEqual({});
  });

  it('is named in calls, and shown among the teams, once a team is chosen', () => {
    const { dispatch, workspace, shownTeam } = aStore();
    dispatch(workspaceChosen('north'));
    expect(workspace()).toEqual({ teamId: 'north' });
    expect(shownTeam()).toBe('north');
  });

  it('does not change when another team is looked at', () => {
    const { dispatch, workspaceTeam, shownTeam } = aStore();
    dispatch(workspaceChosen('north'));
    dispatch(teamShown('south'));
    expect([workspaceTeam(), shownTeam()]).toEqual(['north', 'south']);
  });

  it('is the person’s own again, while the same team is shown, when somebody goes back there', () => {
    const { dispatch, workspaceTeam, shownTeam } = aStore();
    dispatch(workspaceChosen('north'));
    dispatch(workspaceChosen(null));
    expect([workspaceTeam(), shownTeam()]).toEqual([null, 'north']);
  });

  it('is kept over a reload, by each tab for itself', () => {
    const { dispatch, world } = aStore();
    dispatch(workspaceChosen('north'));
    const kept = world.extra.sessionStorage.getItem(workspaceKey);
    expect(kept).toBe('north');
    // Another tab chose something else meanwhile.
    world.extra.storage.setItem(workspaceKey, 'south');
    const reloaded = makeStore({ extra: world.extra });
    reloaded.dispatch(appStarted());
    expect(selectWorkspaceTeamId(reloaded.getState())).toBe('north');
  });

  it('begins in a new tab where the last choice was made', () => {
    expect(aStore({ [workspaceKey]: 'south' }).workspaceTeam()).toBe('south');
  });

  it('is the person’s own when the team is lost, and after a reload too', () => {
    const { dispatch, workspaceTeam, shownTeam, world } = aStore();
    dispatch(workspaceChosen('north'));
    dispatch(teamLost('south'));
    expect(workspaceTeam()).toBe('north');
    dispatch(teamLost('north'));
    expect([workspaceTeam(), shownTeam()]).toEqual([null, null]);
    expect(world.extra.storage.getItem(workspaceKey)).toBe('');
  });

  it.each([
    ['leads away from the page of a team’s campaign', '/campaigns/1', true],
    ['stays on the page of teams', '/teams', false],
  ])('%s when the team is lost', (_what, path, isMovedOut) => {
    const { dispatch, isLedAway } = aStore();
    dispatch(teamVisited({ teamId: 'north', path }));
    dispatch(teamLost('north'));
    expect(isLedAway()).toBe(isMovedOut);
  });

  it('is forgotten with the session', () => {
    const { dispatch, workspaceTeam, shownTeam, world } = aStore();
    dispatch(sessionStarted({ token: 'token', user: aUser() }));
    dispatch(workspaceChosen('north'));
    dispatch(signedOut({ reason: 'requested' }));
    expect([workspaceTeam(), shownTeam()]).toEqual([null, null]);
    expect(world.extra.storage.getItem(workspaceKey)).toBeNull();
    expect(world.extra.sessionStorage.getItem(workspaceKey)).toBeNull();
  });
});
