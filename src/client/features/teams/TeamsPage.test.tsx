import { screen, waitFor, within } from '@testing-library/react';
import type { Team } from '../../api/teamsApi';
import { selectWorkspaceTeamId } from '../../domain/teams/teamsSlice';
import { aCampaign, aMember, aTeam, aUser, anActivity, anInvited, ownerOf } from '../../testing/builders';
import { findDialog, rowOf, shownNames } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import type { FakeTeam } from '../../testing/fakeState';
import { renderApp } from '../../testing/renderApp';
import { aBusinessUser, now, openJoined, openOwned } from '../../testing/teamsPage';

const findTeam = (name = 'Northfold Studio') => screen.findByRole('option', { name });

/** The four tiles, each with its figure and what stands below it. */
const figures = () =>
  screen
    .getAllByRole('definition')
    .slice(0, 8)
    .map(({ textContent }) => textContent);

describe('the gate', () => {
  it('says what teams are and leads to the plans', async () => {
    renderApp({ path: '/teams' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Team Collaboration' })).toBeVisible();
    expect(screen.getByText('Team features are available for Business and Enterprise subscribers')).toBeVisible();
    for (const name of ['Multi-user access', 'Role management', 'Shared analytics', 'Collaborative AI']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Upgrade for Teams' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/billing/),
    );
  });

  it('is open to a member of a team, who makes none on the free plan', async () => {
    openJoined('editor');
    await findTeam();
    expect(screen.queryByRole('button', { name: 'Create Team' })).not.toBeInTheDocument();
  });
});

describe('the page without a team', () => {
  it('says that it loads', async () => {
    const user = aBusinessUser();
    const fake = createFakeApi({ user });
    fake.answerNext('listMyTeams', 'no-answer');
    renderApp({ path: '/teams', fake, account: user });
    expect(await screen.findByText('Loading team dashboard...')).toBeVisible();
  });

  it.each([
    ['network-error', 'Failed to connect to server'],
    [{ status: 500, detail: '' }, 'Failed to load teams'],
    [{ status: 503, detail: 'The database does not answer.' }, 'The database does not answer.'],
  ] as const)('tells %j and tries again', async (outcome, sentence) => {
    const user = aBusinessUser();
    const fake = createFakeApi({ user });
    fake.answerNext('listMyTeams', outcome);
    const view = renderApp({ path: '/teams', fake, account: user });
    expect(await screen.findByText(sentence)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No Teams Yet')).toBeVisible();
  });

  it('makes the first one, keeps what was typed when refused, and offers to work there', async () => {
    const user = aBusinessUser();
    const view = renderApp({ path: '/teams', account: user });
    await view.user.click(await screen.findByRole('button', { name: 'Create Your First Team' }));
    const dialog = within(await findDialog('Create Team'));
    await view.user.type(dialog.getByLabelText('Team name'), 'refuse me');
    await view.user.click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(await dialog.findByText('Name is refused, as it asks for.')).toBeVisible();
    expect(dialog.getByLabelText('Team name')).toHaveValue('refuse me');
    await view.user.clear(dialog.getByLabelText('Team name'));
    await view.user.type(dialog.getByLabelText('Team name'), 'Halden Wool');
    await view.user.click(dialog.getByRole('button', { name: 'Create Team' }));
    await findTeam('Halden Wool');
    expect(selectWorkspaceTeamId(view.store.getState())).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Switch to this team' }));
    expect(await screen.findByText('Current workspace')).toBeVisible();
    expect(selectWorkspaceTeamId(view.store.getState())).toBe(view.fake.state.teams[0]?.id);
  });
});

describe('the shown team', () => {
  it('is the first, then the picked one, and looking moves nobody’s dashboard', async () => {
    const user = aBusinessUser();
    const fake = createFakeApi({ now, user });
    fake.state.teams = [
      aTeam({ owner: ownerOf(user), members: [aMember()] }),
      aTeam({ name: 'Halden Wool', owner: ownerOf(user) }),
    ];
    const view = renderApp({ path: '/teams', fake, account: user });
    const select = await screen.findByRole('combobox', { name: 'Active Team' });
    expect(select).toHaveDisplayValue('Northfold Studio');
    expect(screen.getByText('2 members')).toBeVisible();
    await view.user.selectOptions(select, 'Halden Wool');
    expect(await screen.findByText('1 member')).toBeVisible();
    expect(selectWorkspaceTeamId(view.store.getState())).toBeNull();
  });

  it('shows its figures, with the efficiency to one decimal', async () => {
    openOwned({
      campaigns: [aCampaign(), aCampaign({ status: 'paused' }), aCampaign()],
      generationsWritten: 10,
      members: [aMember(), anInvited()],
    });
    await waitFor(() =>
      expect(figures()).toEqual([
        ...['3', '2 active', '3', '2 active'],
        ...['10', 'this month', '3.3', 'generations per campaign'],
      ]),
    );
    expect(screen.getByRole('meter', { name: 'Team capacity' })).toHaveAttribute('aria-valuenow', '30');
    expect(screen.getByText('Coffee and campaigns')).toBeVisible();
    expect(screen.getByText('Oct 1, 2026')).toBeVisible();
  });

  it('has no efficiency without campaigns, and its bar ends at 100 percent', async () => {
    openOwned({ generationsWritten: 4, members: Array.from({ length: 12 }, () => aMember()), description: '' });
    await waitFor(() => expect(figures().at(6)).toBe('0.0'));
    expect(screen.getByRole('meter', { name: 'Team capacity' })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByText('No description')).toBeVisible();
  });

  it('tells the figures that did not load', async () => {
    const view = openOwned();
    view.fake.answerNext('getTeamStats', 'network-error');
    expect(await screen.findByText('Failed to connect to server')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Campaigns')).toBeVisible();
  });

  it('tells the newest activity in sentences, and leads to all of it', async () => {
    const view = openOwned({ activity: [anActivity()] });
    const list = await screen.findByRole('list', { name: 'Latest activity' });
    expect(list).toHaveTextContent('Mara Lindqvist paused Spring Sale');
    await view.user.click(screen.getByRole('link', { name: 'All activity' }));
    expect(view.address()).toBe('/teams?tab=settings');
    expect(await screen.findByRole('list', { name: 'Activity' })).toHaveTextContent('paused Spring Sale');
  });
});

describe('the campaigns of a team', () => {
  it('are the list of all campaigns, filtered by the address', async () => {
    const campaigns = [aCampaign({ name: 'Spring Sale' }), aCampaign({ name: 'Open Day', status: 'paused' })];
    openOwned({ campaigns }, '?tab=campaigns&status=paused');
    await screen.findByRole('table', { name: 'Campaigns' });
    expect(shownNames()).toEqual(['Open Day']);
  });

  it('are created in the team, wherever one works, by a dialog that says where', async () => {
    const view = openOwned({}, '?tab=campaigns');
    expect(await screen.findByText('Team campaigns will be displayed here')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Create Team Campaign' }));
    const dialog = within(await findDialog('Create campaign'));
    expect(dialog.getByText('In Northfold Studio')).toBeVisible();
    await view.user.type(dialog.getByLabelText('Name'), 'Spring Sale');
    await view.user.type(dialog.getByLabelText('Budget'), '10');
    await view.user.click(dialog.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(view.team.campaigns.map(({ name }) => name)).toEqual(['Spring Sale']));
    expect(view.fake.account.campaigns).toEqual([]);
  });

  it('are paused together in the team that is looked at', async () => {
    const view = openOwned({ campaigns: [aCampaign({ name: 'Spring Sale' })] }, '?tab=campaigns');
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select Spring Sale' }));
    await view.user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('1 campaign paused')).toBeVisible();
    const call = view.fake.calls.find(({ operation }) => operation === 'changeCampaigns');
    expect(call?.query).toBe(`?team_id=${view.team.id}`);
  });

  it('are created by nobody who only looks', async () => {
    openJoined('viewer', {}, '?tab=campaigns');
    expect(await screen.findByText(/Ask an admin to make you an editor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Team Campaign' })).not.toBeInTheDocument();
  });
});

describe('a team that is read-only', () => {
  it('says why, and invites nobody', async () => {
    openJoined('admin', { plan: 'free' });
    expect(await screen.findByText(/Ines Duarte’s plan no longer includes teams/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
  });
});

describe('a backend that knows the specified fields alone', () => {
  const specified = (
    { id, name, description, created_at, members, plan }: FakeTeam,
    owner_id: string,
  ): Partial<Team> => ({
    id,
    name,
    description,
    created_at,
    members,
    plan,
    owner_id,
    max_members: 10,
  });

  it('makes the account with the owner’s id the owner, and shows no activity', async () => {
    const user = aBusinessUser();
    const fake = createFakeApi({ now, user });
    const team = aTeam({ owner: ownerOf(user) });
    fake.state.teams = [team];
    fake.answerNext('listMyTeams', { body: [specified(team, user.id)] });
    for (let times = 0; times < 3; times += 1) {
      fake.answerNext('listTeamActivity', { status: 404, code: 'not_found', detail: 'There is no such path.' });
    }
    const view = renderApp({ path: '/teams?tab=settings', fake, account: user });
    expect(await screen.findByRole('button', { name: 'Delete team' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Activity' })).not.toBeInTheDocument());
    await view.user.click(screen.getByRole('tab', { name: 'Members' }));
    expect(await screen.findByRole('row', { name: /Mara Okafor Owner/ })).toBeVisible();
  });

  it('goes by one’s row in a team of somebody else', async () => {
    const user = aUser({ team_access: true });
    const fake = createFakeApi({ now, user });
    const me = aMember({ user_id: user.id, full_name: user.full_name, role: 'viewer' });
    const team = aTeam({ members: [me] });
    fake.state.teams = [team];
    fake.answerNext('listMyTeams', { body: [specified(team, team.owner.id)] });
    renderApp({ path: '/teams?tab=members', fake, account: user });
    expect(await screen.findByRole('row', { name: /Team owner/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
    expect(rowOf('Mara Okafor').queryByRole('button')).not.toBeInTheDocument();
  });
});

/** Opens the page of somebody with two teams, on a backend that cannot tell what changes in one. */
async function openOnPlainBackend() {
  const user = aBusinessUser();
  const fake = createFakeApi({ now, user });
  fake.leaveOut('getTeamChanges');
  fake.state.teams = [aTeam({ owner: ownerOf(user) }), aTeam({ name: 'Halden Wool', owner: ownerOf(user) })];
  const view = renderApp({ path: '/teams', fake, account: user });
  await findTeam();
  const asked = () => Object.values(view.store.getState().api.queries);
  const refused = expect.objectContaining({ endpointName: 'getTeamChanges', status: 'rejected' });
  await waitFor(() => expect(asked()).toContainEqual(refused));
  return view;
}

describe('a backend without the call that watches a team', () => {
  it('shows the second team, invites into it, and says nothing of a team that is lost', async () => {
    const { user, fake } = await openOnPlainBackend();
    fake.state.sendsMail = true;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Active Team' }), 'Halden Wool');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await findDialog('Invite Team Member'));
    await user.type(dialog.getByLabelText('Email'), 'noa@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Invitation sent to noa@example.com')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Active Team', hidden: true })).toHaveDisplayValue('Halden Wool');
    expect(screen.queryByText(/no longer in/)).not.toBeInTheDocument();
  });

  it('leaves the toast of a failed load standing', async () => {
    const { user, fake } = await openOnPlainBackend();
    fake.answerNext('getTeamStats', { status: 404, detail: '' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Active Team' }), 'Halden Wool');
    expect(await screen.findByText('Failed to load team stats')).toBeVisible();
    expect(screen.queryByText(/no longer in/)).not.toBeInTheDocument();
  });
});
