import { screen, within } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aCampaign, aMember, aTeam, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import type { MemberRole } from '../../api/teamsApi';
import type { PlanId } from '../../api/api';

/** Mara at work in a team of Ines's. */
function inTeam(role: MemberRole, path: (campaignId: string) => string, plan: PlanId = 'business') {
  const fake = createFakeApi({ user: aUser({ team_access: true }) });
  const { user } = fake.account;
  const team = aTeam({ name: 'Halden Wool', plan, members: [aMember({ user_id: user.id, email: user.email, role })] });
  const campaign = aCampaign({ name: 'Harvest', team_id: team.id });
  team.campaigns = [campaign];
  fake.state.teams = [team];
  return renderApp({ path: path(campaign.id), fake, account: user, stored: { workplace: team.id } });
}

const viewers = 'Viewers can look at this team’s campaigns. Ask an admin for the editor role.';

describe('what roles allow on the screens', () => {
  it('gives a viewer no way to create, and says why', async () => {
    inTeam('viewer', () => paths.campaigns);
    expect(await screen.findByText(viewers)).toBeInTheDocument();
    expect(await screen.findByText('Harvest')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for Harvest/ })).not.toBeInTheDocument();
  });

  it('gives a viewer no way to create from the dashboard', async () => {
    inTeam('viewer', () => paths.dashboard);
    expect(await screen.findByText(viewers)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
    expect(await screen.findByText('Campaign Status')).toBeInTheDocument();
    expect(screen.queryByText('Getting started')).not.toBeInTheDocument();
  });

  it('gives a viewer a campaign without edit, pause, numbers and new ads', async () => {
    inTeam('viewer', paths.campaign);
    await screen.findByRole('heading', { name: 'Harvest' });
    expect(await screen.findByText(viewers)).toBeInTheDocument();
    for (const name of [/^Edit$/, /^Pause$/, /^More actions/, /Add a day/, /Import/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an ad' })).not.toBeInTheDocument();
  });

  it('lets an editor do everything but delete a campaign', async () => {
    const { user } = inTeam('editor', paths.campaign);
    await user.click(await screen.findByRole('button', { name: 'More actions for Harvest' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument();
    expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('lets an admin delete a campaign', async () => {
    const { user } = inTeam('admin', paths.campaign);
    await user.click(await screen.findByRole('button', { name: 'More actions for Harvest' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
  });

  it('says of a team whose owner’s plan ended that it is read-only', async () => {
    inTeam('admin', () => paths.campaigns, 'free');
    const sentence = 'The plan of Ines Duarte doesn’t include teams anymore, so Halden Wool is read-only.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
  });

  it('says in which team a campaign will be created', async () => {
    inTeam('editor', () => paths.newCampaign);
    const dialog = await screen.findByRole('dialog', { name: 'Create campaign' });
    expect(await within(dialog).findByText('In Halden Wool')).toBeInTheDocument();
  });

  it('follows the campaign that an ad is made for, wherever one works', async () => {
    const { store, user } = inTeam('editor', (id) => `${paths.createAd}?campaign=${id}&from=blank`);
    store.dispatch({ type: 'teams/workplaceChosen', payload: null });
    await user.click(await screen.findByRole('tab', { name: /Blank/ }));
    expect(await screen.findByText('In Halden Wool')).toBeInTheDocument();
  });
});
