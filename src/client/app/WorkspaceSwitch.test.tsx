import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../lib/paths';
import { aCampaign, aMember, aTeam, aUser } from '../testing/builders';
import { createFakeApi } from '../testing/fakeApi';
import { renderApp } from '../testing/renderApp';

/** Mara with teams of somebody else, in which she is an editor. */
function inTeams(...names: string[]) {
  const fake = createFakeApi({ user: aUser({ team_access: true }) });
  const { user } = fake.account;
  fake.account.campaigns = [aCampaign({ name: 'Mine' })];
  fake.state.teams = names.map((name) => {
    const team = aTeam({ name, members: [aMember({ user_id: user.id, email: user.email })] });
    team.campaigns = [aCampaign({ name: `Of ${name}`, team_id: team.id })];
    return team;
  });
  return { fake, account: user };
}

const openSwitch = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Workspace:/ }));
  return screen.findByRole('menu', { name: 'Workspace' });
};

describe('the workspace switch', () => {
  it('is not there for people in no team', async () => {
    renderApp({ path: paths.campaigns });
    await screen.findByRole('heading', { name: 'Campaigns' });
    expect(screen.queryByRole('button', { name: /^Workspace:/ })).not.toBeInTheDocument();
  });

  it('shows the chosen team’s campaigns on the same list, says where one works, and keeps it over a reload', async () => {
    const { user, address, world } = renderApp({ path: paths.campaigns, ...inTeams('Northfold', 'Halden Wool') });
    await screen.findByText('Mine');
    const menu = await openSwitch(user);
    const workspaces = within(menu).getAllByRole('menuitemradio');
    expect(workspaces.map((workspace) => workspace.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
    await user.click(within(menu).getByRole('menuitemradio', { name: /Halden Wool.*Editor/ }));
    expect(await screen.findByText('Of Halden Wool')).toBeInTheDocument();
    expect(screen.queryByText('Mine')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Workspace: Halden Wool' })).toBeInTheDocument();
    expect(await screen.findByText('You’re working in Halden Wool.')).toBeInTheDocument();
    expect(address()).toBe(paths.campaigns);
    expect(world.extra.sessionStorage.getItem('workplace')).not.toBe('');
  });

  it('leads from a page about one campaign to the dashboard', async () => {
    const prepared = inTeams('Northfold');
    const [own] = prepared.fake.account.campaigns;
    const { user, address } = renderApp({ path: paths.campaign(own?.id ?? ''), ...prepared });
    await screen.findByRole('heading', { name: 'Mine' });
    await user.click(within(await openSwitch(user)).getByRole('menuitemradio', { name: /Northfold/ }));
    await waitFor(() => expect(address()).toBe(paths.dashboard));
  });

  it('leaves the campaign that ads were filtered by behind', async () => {
    const prepared = inTeams('Northfold');
    const [own] = prepared.fake.account.campaigns;
    const { user, address } = renderApp({ path: `${paths.ads}?in=${own?.id}`, ...prepared });
    await screen.findByRole('heading', { name: 'Ads' });
    await user.click(within(await openSwitch(user)).getByRole('menuitemradio', { name: /Northfold/ }));
    await waitFor(() => expect(address()).toBe(paths.ads));
  });

  it('is worked by keyboard, among 20 teams', async () => {
    const { user } = renderApp({
      path: paths.campaigns,
      ...inTeams(...Array.from({ length: 20 }, (_none, index) => `Team ${index + 1}`)),
    });
    const button = await screen.findByRole('button', { name: 'Workspace: Personal' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Workspace' });
    expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(21);
    await waitFor(() => expect(within(menu).getByRole('menuitemradio', { name: 'Personal' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Workspace: Team 2' })).toBeInTheDocument();
  });
});
