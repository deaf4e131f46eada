import { sessionStarted, signedOut } from '../api/authSlice';
import { makeStore } from '../app/store';
import { aUser } from '../testing/builders';
import { createFakeWorld } from '../testing/fakeWorld';
import { appStarted } from './appStarted';
import { workplaceKey } from './teamsListeners';
import {
  selectIsMovedOut,
  selectShownTeamId,
  selectWorkTeamId,
  teamLost,
  teamShown,
  teamVisited,
  workplaceChosen,
  workplaceOf,
} from './teamsSlice';

function aStore(stored: Record<string, string> = {}) {
  const world = createFakeWorld(stored);
  const store = makeStore({ extra: world.extra });
  store.dispatch(appStarted());
  return {
    dispatch: store.dispatch,
    world,
    workTeam: () => selectWorkTeamId(store.getState()),
    shownTeam: () => selectShownTeamId(store.getState()),
    isLedAway: () => selectIsMovedOut(store.getState()),
    workplace: () => workplaceOf(store.getState()),
  };
}

describe('where somebody works', () => {
  it('is the person’s own until a team is chosen, and calls then name none', () => {
    const { workTeam, workplace } = aStore();
    expect(workTeam()).toBeNull();
    expect(workplace()).toEqual({});
  });

  it('is named in calls, and shown among the teams, once a team is chosen', () => {
    const { dispatch, workplace, shownTeam } = aStore();
    dispatch(workplaceChosen('north'));
    expect(workplace()).toEqual({ teamId: 'north' });
    expect(shownTeam()).toBe('north');
  });

  it('does not change when another team is looked at', () => {
    const { dispatch, workTeam, shownTeam } = aStore();
    dispatch(workplaceChosen('north'));
    dispatch(teamShown('south'));
    expect([workTeam(), shownTeam()]).toEqual(['north', 'south']);
  });

  it('is the person’s own again, while the same team is shown, when somebody goes back there', () => {
    const { dispatch, workTeam, shownTeam } = aStore();
    dispatch(workplaceChosen('north'));
    dispatch(workplaceChosen(null));
    expect([workTeam(), shownTeam()]).toEqual([null, 'north']);
  });

  it('is kept over a reload, by each tab for itself', () => {
    const { dispatch, world } = aStore();
    dispatch(workplaceChosen('north'));
    const kept = world.extra.sessionStorage.getItem(workplaceKey);
    expect(kept).toBe('north');
    // Another tab chose something else meanwhile.
    world.extra.storage.setItem(workplaceKey, 'south');
    const reloaded = makeStore({ extra: world.extra });
    reloaded.dispatch(appStarted());
    expect(selectWorkTeamId(reloaded.getState())).toBe('north');
  });

  it('begins in a new tab where the last choice was made', () => {
    expect(aStore({ [workplaceKey]: 'south' }).workTeam()).toBe('south');
  });

  it('is the person’s own when the team is lost, and after a reload too', () => {
    const { dispatch, workTeam, shownTeam, world } = aStore();
    dispatch(workplaceChosen('north'));
    dispatch(teamLost('south'));
    expect(workTeam()).toBe('north');
    dispatch(teamLost('north'));
    expect([workTeam(), shownTeam()]).toEqual([null, null]);
    expect(world.extra.storage.getItem(workplaceKey)).toBe('');
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
    const { dispatch, workTeam, shownTeam, world } = aStore();
    dispatch(sessionStarted({ token: 'token', user: aUser() }));
    dispatch(workplaceChosen('north'));
    dispatch(signedOut({ reason: 'requested' }));
    expect([workTeam(), shownTeam()]).toEqual([null, null]);
    expect(world.extra.storage.getItem(workplaceKey)).toBeNull();
    expect(world.extra.sessionStorage.getItem(workplaceKey)).toBeNull();
  });
});
