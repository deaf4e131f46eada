import { addListener } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { campaignsApi } from '../../api/campaignsApi';
import { makeStore } from '../../app/store';
import { answerFrom } from '../../testing/apiServer';
import { aCampaign, aMember, aTeam, anActivity } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { allTeams, teamsApi } from '../../api/teamsApi';
import { appStarted } from '../../redux/appStarted';
import { addTeamWatch } from './teamWatch';
import { teamVisited, workspaceChosen, selectWorkspaceTeamId } from './teamsSlice';
import { selectOpenToast } from '../../redux/toastsSlice';
import type { AppStartListening } from '../../redux/types';

/** The clock of the machine, which answers of the fake backend need to arrive. */
const realSetTimeout = setTimeout;

/** Lets time pass in small steps, with room for answers to arrive. */
async function passTime(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await jest.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => realSetTimeout(resolve, 4));
  }
}

/** Ids as the server makes them (UUID v7): they begin with the time, in milliseconds. */
const idOf = (now: () => number) => () => {
  const digits = now().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000001`;
};

/** A member of a team whose store watches, as beside every page. */
async function start() {
  const fake = createFakeApi();
  const member = aMember({ user_id: fake.account.user.id, email: fake.account.user.email, role: 'editor' });
  const team = aTeam({ members: [member], campaigns: [aCampaign()], activity: [anActivity()] });
  fake.state.teams = [team];
  answerFrom(fake);
  const world = createFakeWorld({ token: fake.signIn() });
  const store = makeStore({ extra: world.extra });
  addTeamWatch(((options: never) => store.dispatch(addListener(options))) as unknown as AppStartListening);
  store.dispatch(appStarted());
  await passTime(200);
  return {
    fake,
    team,
    member,
    dispatch: store.dispatch,
    asked: () => fake.countCalls('getTeamChanges'),
    toast: () => selectOpenToast(store.getState())?.title,
    workspaceTeam: () => selectWorkspaceTeamId(store.getState()),
  };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

describe('what other members change', () => {
  it('is asked for every five seconds while somebody works in a team, and only then', async () => {
    const { dispatch, team, asked } = await start();
    await passTime(6000);
    expect(asked()).toBe(0);
    dispatch(workspaceChosen(team.id));
    await passTime(200);
    expect(asked()).toBe(1);
    await passTime(10_000);
    expect(asked()).toBe(3);
    dispatch(workspaceChosen(null));
    await passTime(10_000);
    expect(asked()).toBe(3);
  });

  it('is asked for while something of a team is shown', async () => {
    const { dispatch, team, asked } = await start();
    dispatch(teamVisited({ teamId: team.id, path: '/campaigns/1' }));
    await passTime(200);
    expect(asked()).toBe(1);
  });

  it('is not asked for while the tab is hidden or offline, and at once when it is back', async () => {
    const { dispatch, team, asked } = await start();
    const { onFocus, onFocusLost, onOffline, onOnline } = api.internalActions;
    dispatch(workspaceChosen(team.id));
    await passTime(200);
    dispatch(onFocusLost());
    await passTime(20_000);
    expect(asked()).toBe(1);
    dispatch(onFocus());
    await passTime(200);
    expect(asked()).toBe(2);
    dispatch(onOffline());
    await passTime(20_000);
    dispatch(onOnline());
    await passTime(200);
    expect(asked()).toBe(3);
  });

  it('is asked for less often while the server is away, at most every thirty seconds', async () => {
    const { dispatch, team, fake, asked } = await start();
    fake.answerNext('getTeamChanges', ...Array<'network-error'>(5).fill('network-error'));
    dispatch(workspaceChosen(team.id));
    await passTime(200);
    await passTime(9000);
    expect(asked()).toBe(1);
    await passTime(1500);
    expect(asked()).toBe(2);
    await passTime(20_000);
    expect(asked()).toBe(3);
    await passTime(30_200);
    expect(asked()).toBe(4);
  });

  it('is one question at a time', async () => {
    const { dispatch, team, fake, asked } = await start();
    fake.answerNext('getTeamChanges', 'no-answer');
    dispatch(workspaceChosen(team.id));
    await passTime(20_000);
    dispatch(api.internalActions.onFocusLost());
    dispatch(api.internalActions.onFocus());
    await passTime(200);
    expect(asked()).toBe(1);
  });

  it('is read anew where it is shown, and nothing is while nobody changed anything', async () => {
    const { dispatch, team, fake } = await start();
    const shown = dispatch(campaignsApi.endpoints.listCampaigns.initiate({ teamId: team.id }));
    dispatch(workspaceChosen(team.id));
    await passTime(11_000);
    expect(fake.countCalls('listCampaigns')).toBe(1);
    team.activity.unshift(anActivity());
    await passTime(5200);
    expect(fake.countCalls('listCampaigns')).toBe(2);
    expect(fake.countCalls('listAds')).toBe(0);
    shown.unsubscribe();
  });

  it.each([
    ['is read once more where it happened between the page’s reading and the first question', idOf(Date.now), 2],
    ['is read once more where its id does not tell when it happened', () => '7d5f6c9e-1f0b-4a53-9d8e-2f6a3c1b0d4e', 2],
    ['is not read once more where the newest is from long before', idOf(() => Date.now() - 3_600_000), 1],
  ])('%s', async (_sentence, makeId, reads) => {
    const { dispatch, team, fake } = await start();
    const shown = dispatch(campaignsApi.endpoints.listCampaigns.initiate({ teamId: team.id }));
    await passTime(200);
    team.activity.unshift(anActivity({ id: makeId() }));
    dispatch(workspaceChosen(team.id));
    await passTime(400);
    expect(fake.countCalls('listCampaigns')).toBe(reads);
    await passTime(11_000);
    expect(fake.countCalls('listCampaigns')).toBe(reads);
    shown.unsubscribe();
  });

  it('is looked at once more when the role changed: the teams and the account are asked again', async () => {
    const { dispatch, team, fake, member } = await start();
    const shown = dispatch(teamsApi.endpoints.listMyTeams.initiate({}));
    dispatch(workspaceChosen(team.id));
    await passTime(400);
    const before = fake.countCalls('getCurrentUser');
    member.role = 'viewer';
    await passTime(5200);
    expect(fake.countCalls('listMyTeams')).toBe(2);
    expect(fake.countCalls('getCurrentUser')).toBe(before + 1);
    shown.unsubscribe();
  });
});

describe('a team that is lost', () => {
  it('is told with its name, and one works in what is one’s own', async () => {
    const { dispatch, team, fake, toast, workspaceTeam, asked } = await start();
    dispatch(workspaceChosen(team.id));
    const shown = dispatch(teamsApi.endpoints.listMyTeams.initiate(allTeams));
    await passTime(400);
    team.members = [];
    await passTime(5200);
    expect(toast()).toBe(`You’re no longer in ${team.name}. You’re working in your personal workspace now.`);
    expect(workspaceTeam()).toBeNull();
    expect(fake.countCalls('listMyTeams')).toBe(2);
    const count = asked();
    await passTime(10_000);
    expect(asked()).toBe(count);
    shown.unsubscribe();
  });

  it('is noticed at once when a call is refused for want of it', async () => {
    const { dispatch, team, workspaceTeam } = await start();
    dispatch(workspaceChosen(team.id));
    await passTime(400);
    team.members = [];
    void dispatch(campaignsApi.endpoints.listCampaigns.initiate({ teamId: team.id }, { subscribe: false }));
    await passTime(400);
    expect(workspaceTeam()).toBeNull();
  });
});

describe('a server that cannot tell what changes', () => {
  it('is asked once, and nobody is moved out of a team that is in the list', async () => {
    const { dispatch, team, fake, toast, workspaceTeam, asked } = await start();
    fake.leaveOut('getTeamChanges');
    dispatch(workspaceChosen(team.id));
    await passTime(400);
    dispatch(teamVisited({ teamId: team.id, path: '/campaigns/1' }));
    await passTime(12_000);
    expect(asked()).toBe(1);
    expect(workspaceTeam()).toBe(team.id);
    expect(toast()).toBeUndefined();
  });

  it('still loses the team when a call is refused and the list no longer has it', async () => {
    const { dispatch, team, fake, workspaceTeam } = await start();
    fake.leaveOut('getTeamChanges');
    dispatch(workspaceChosen(team.id));
    await passTime(400);
    team.members = [];
    void dispatch(campaignsApi.endpoints.listCampaigns.initiate({ teamId: team.id }, { subscribe: false }));
    await passTime(400);
    expect(workspaceTeam()).toBeNull();
  });
});

it('keeps a team while the list of teams does not answer', async () => {
  const { dispatch, team, fake, workspaceTeam, asked } = await start();
  fake.answerNext('getTeamChanges', { status: 404, detail: 'Not there.' });
  fake.answerNext('listMyTeams', 'network-error');
  dispatch(workspaceChosen(team.id));
  await passTime(400);
  expect(workspaceTeam()).toBe(team.id);
  await passTime(10_500);
  expect(asked()).toBe(2);
  expect(workspaceTeam()).toBe(team.id);
});
