import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api/api';
import type { MemberRole, Team } from '../../api/teamsApi';
import { selectWorkspaceTeamId } from '../../domain/teams/teamsSlice';
import { aCampaign, aMember, aSavedAd, aTeam, aUser, anActivity, anInvited, ownerOf } from '../../testing/builders';
import { findDialog, rowOf, shownNames } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { turnOnFakeTwoStep } from '../../testing/fakeTwoStepAnswers';
import type { FakeTeam } from '../../testing/fakeState';
import { renderApp } from '../../testing/renderApp';

const now = () => Date.parse('2026-11-22T10:00:00.000Z');
const aBusinessUser = (own: Partial<User> = {}) => aUser({ subscription_plan: 'business', ...own });

/** Opens the page of somebody who owns a team. */
function openOwned(own: Partial<FakeTeam> = {}, query = '') {
  const user = aBusinessUser();
  const fake = createFakeApi({ now, user });
  const team = aTeam({ owner: ownerOf(user), ...own });
  fake.state.teams = [team];
  return { team, ...renderApp({ path: `/teams${query}`, fake, account: user }) };
}

/** Opens the page of somebody who is in a team of Ines. */
function openJoined(role: MemberRole, own: Partial<FakeTeam> = {}, query = '') {
  const user = aUser({ team_access: true });
  const fake = createFakeApi({ now, user });
  const me = aMember({ user_id: user.id, email: user.email, full_name: user.full_name, role });
  const team = aTeam({ ...own, members: [me, ...(own.members ?? [])] });
  fake.state.teams = [team];
  return { team, ...renderApp({ path: `/teams${query}`, fake, account: user }) };
}

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

describe('two-step sign-in for a team’s admins', () => {
  const rule = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

  it('is asked for by the owner who has it on, and no longer', async () => {
    const { user, fake, team } = openOwned({}, '?tab=settings');
    turnOnFakeTwoStep(fake.account);
    await user.click(await (await rule()).findByRole('button', { name: 'Require for admins' }));
    expect(await (await rule()).findByText(/need two-step sign-in to make changes/)).toBeVisible();
    expect(await screen.findByText('Two-step sign-in required')).toBeVisible();
    expect(team.requiresTwoStep).toBe(true);
    await user.click((await rule()).getByRole('button', { name: 'Stop requiring it' }));
    expect(await (await rule()).findByRole('button', { name: 'Require for admins' })).toBeVisible();
    expect(team.requiresTwoStep).toBe(false);
  });

  it('is not asked for by an owner who has it off, who is told why', async () => {
    const { user, team } = openOwned({}, '?tab=settings');
    await user.click(await (await rule()).findByRole('button', { name: 'Require for admins' }));
    expect(await (await rule()).findByRole('alert')).toHaveTextContent(/^Turn on two-step sign-in for yourself first/);
    expect(team.requiresTwoStep).toBe(false);
  });

  it('is seen by admins, who decide nothing, and who are led to their settings where they have it off', async () => {
    openJoined('admin', { requiresTwoStep: true }, '?tab=settings');
    expect((await rule()).queryByRole('button')).not.toBeInTheDocument();
    expect(await screen.findByText(/^This team asks its owner and admins for two-step sign-in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'turn it on in your settings' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Team Details' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave team' })).toBeEnabled();
  });

  it('leaves an owner who turned it off as the owner, with nothing to change', async () => {
    openOwned({ requiresTwoStep: true, members: [aMember()] }, '?tab=settings');
    await rule();
    expect((await rule()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave team' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Transfer' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete team' })).toBeDisabled();
  });

  it('is no matter of editors', async () => {
    openJoined('editor', { requiresTwoStep: true }, '?tab=settings');
    await rule();
    expect(screen.queryByText(/^This team asks its owner/)).not.toBeInTheDocument();
  });
});

describe('a team’s settings', () => {
  it('are edited, and what was typed stays when they are refused', async () => {
    const view = openOwned({}, '?tab=settings');
    await view.user.click(await screen.findByRole('button', { name: 'Edit Team Details' }));
    const dialog = within(await findDialog('Edit Team Details'));
    view.fake.answerNext('updateTeam', { status: 503, detail: 'The database does not answer.' });
    await view.user.type(dialog.getByLabelText('Description'), ' too');
    await view.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('The database does not answer.')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Team details saved')).toBeVisible();
    expect(await screen.findByText('Coffee and campaigns too')).toBeVisible();
  });

  it('hand the team over to somebody who has joined', async () => {
    const view = openOwned({ members: [aMember(), anInvited()] }, '?tab=settings');
    await view.user.click(await screen.findByRole('button', { name: 'Transfer' }));
    const dialog = within(await findDialog('Transfer Northfold Studio?'));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lea Brandt']);
    expect(dialog.getByText(/Lea Brandt will then pay .* You’ll become an admin/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByRole('button', { name: 'Leave team' })).toBeVisible();
    expect(view.team.owner.full_name).toBe('Lea Brandt');
  });

  it('delete the team once its name is typed', async () => {
    const view = openOwned({ campaigns: [aCampaign()], ads: [aSavedAd(), aSavedAd()] }, '?tab=settings');
    await view.user.click(await screen.findByRole('button', { name: 'Delete team' }));
    const dialog = within(await findDialog('Delete Northfold Studio?'));
    expect(await dialog.findByText(/^1 campaign, 2 ads, and 0 images, along with the team’s numbers,/)).toBeVisible();
    await view.user.type(dialog.getByLabelText('Type Northfold Studio to confirm'), 'Northfold');
    await view.user.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect(dialog.getByText('That’s not the team’s name.')).toBeVisible();
    expect(view.fake.countCalls('deleteTeam')).toBe(0);
    await view.user.type(dialog.getByLabelText('Type Northfold Studio to confirm'), ' Studio');
    await view.user.click(dialog.getByRole('button', { name: 'Delete team' }));
    expect(await screen.findByText('No Teams Yet')).toBeVisible();
  });

  it('say what goes with the team where a backend counts only campaigns', async () => {
    const view = openOwned({ campaigns: [aCampaign()] }, '?tab=settings');
    const counts = { total_members: 1, active_members: 1, total_campaigns: 1, active_campaigns: 1 };
    const specified = { body: { ...counts, ai_generations_this_month: 0 } };
    view.fake.answerNext('getTeamStats', ...Array.from({ length: 9 }, () => specified));
    await view.user.click(await screen.findByRole('button', { name: 'Delete team' }));
    const dialog = within(await findDialog('Delete Northfold Studio?'));
    expect(
      await dialog.findByText(/^1 campaign, and all ads and images, along with the team’s numbers,/),
    ).toBeVisible();
  });

  it('let a member leave, after a question', async () => {
    const view = openJoined('admin', {}, '?tab=settings');
    await view.user.click(await screen.findByRole('button', { name: 'Leave team' }));
    const dialog = within(await findDialog('Leave Northfold Studio?'));
    await view.user.click(dialog.getByRole('button', { name: 'Leave team' }));
    await waitFor(() => expect(view.team.members).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Delete team' })).not.toBeInTheDocument();
  });

  it('filter the activity by person, kind and name, in the address, and export it', async () => {
    const view = openOwned(
      { activity: [anActivity(), anActivity({ action: 'ad_created', subject: { id: null, name: 'Friday roast' } })] },
      '?tab=settings',
    );
    await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Ads');
    await waitFor(() => expect(screen.queryByText(/Spring Sale/)).not.toBeInTheDocument());
    expect(view.address()).toBe('/teams?tab=settings&kind=ad');
    await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(view.world.downloads).toHaveLength(1));
    expect(view.world.downloads[0]?.text).toContain('Friday roast');
    expect(view.world.downloads[0]?.text).not.toContain('Spring Sale');
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
