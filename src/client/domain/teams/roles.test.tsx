import { screen, within } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { asTeam } from '../../testing/fakeTeams';

const campaignPage = ({ campaignId }: { campaignId: string }) => paths.campaign(campaignId);

describe('what roles allow on the screens', () => {
  it('gives a viewer no way to create, and says why', async () => {
    openInTeam('viewer', { path: () => paths.campaigns });
    expect(await screen.findByText(viewersAreTold)).toBeInTheDocument();
    expect(await screen.findByText('Harvest')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for Harvest/ })).not.toBeInTheDocument();
  });

  it('gives a viewer no way to create from the dashboard', async () => {
    openInTeam('viewer', { path: () => paths.dashboard });
    expect(await screen.findByText(viewersAreTold)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
    expect(await screen.findByText('Campaign Status')).toBeInTheDocument();
    expect(screen.queryByText('Getting started')).not.toBeInTheDocument();
  });

  it('gives a viewer a campaign without edit, pause, numbers and new ads', async () => {
    openInTeam('viewer', { path: campaignPage });
    await screen.findByRole('heading', { name: 'Harvest' });
    expect(await screen.findByText(viewersAreTold)).toBeInTheDocument();
    for (const name of [/^Edit$/, /^Pause$/, /^More actions/, /Add a day/, /Import/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an ad' })).not.toBeInTheDocument();
  });

  it('lets an editor do everything but delete a campaign', async () => {
    const { user } = openInTeam('editor', { path: campaignPage });
    await user.click(await screen.findByRole('button', { name: 'More actions for Harvest' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument();
    expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('lets an admin delete a campaign', async () => {
    const { user } = openInTeam('admin', { path: campaignPage });
    await user.click(await screen.findByRole('button', { name: 'More actions for Harvest' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
  });

  it('says of a team whose owner’s plan ended that it is read-only', async () => {
    openInTeam('admin', { path: () => paths.campaigns, plan: 'free' });
    const sentence = 'Ines Duarte’s plan no longer includes teams, so Halden Wool is read-only.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
  });

  it('lets an admin only look without the two-step sign-in that the team asks for', async () => {
    openInTeam('admin', {
      path: () => paths.campaigns,
      prepare: ({ state }) => {
        for (const team of state.teams) team.requiresTwoStep = true;
      },
    });
    expect(await screen.findByText(/^This team asks its owner and admins for two-step sign-in/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
  });

  it('lets a viewer look at the ads, with nothing to do to them', async () => {
    const { ad } = openInTeam('viewer', { path: () => paths.ads });
    expect(await screen.findByRole('link', { name: `View: ${ad.name}` })).toBeVisible();
    expect(screen.queryByRole('link', { name: `Edit: ${ad.name}` })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Actions for ${ad.name}` })).not.toBeInTheDocument();
  });

  it('goes by the rows of a backend that does not say what one is', async () => {
    openInTeam('viewer', {
      path: () => paths.campaigns,
      prepare: ({ state, account, answerNext }) => {
        const [team] = state.teams.map((one) => asTeam(state, account, one));
        const specified = { body: [{ ...team, my_role: undefined, read_only: undefined }] };
        // Several parts of the page ask.
        answerNext('listMyTeams', ...Array.from({ length: 9 }, () => specified));
      },
    });
    expect(await screen.findByText(viewersAreTold)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Campaign' })).not.toBeInTheDocument();
  });

  it('says in which team a campaign will be created', async () => {
    openInTeam('editor', { path: () => paths.newCampaign });
    const dialog = await screen.findByRole('dialog', { name: 'Create campaign' });
    expect(await within(dialog).findByText('In Halden Wool')).toBeInTheDocument();
  });

  it('follows the campaign that an ad is made for, wherever one works', async () => {
    const { store, user } = openInTeam('editor', {
      path: ({ campaignId }) => `${paths.createAd}?campaign=${campaignId}&from=blank`,
    });
    store.dispatch({ type: 'teams/workspaceChosen', payload: null });
    await user.click(await screen.findByRole('tab', { name: /Blank/ }));
    expect(await screen.findByText('In Halden Wool')).toBeInTheDocument();
  });
});
