import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { aCampaign } from '../../testing/builders';
import { openInTeam } from '../../testing/inTeam';
import { forgetScreenWidth, onAPhone } from '../../testing/screenWidth';

const pages = [
  ['list', paths.campaigns],
  ['team’s tab', `${paths.teams}?tab=campaigns`],
] as const;

describe.each(pages)('the ticks of the %s of campaigns', (_name, address) => {
  const path = () => address;
  afterEach(forgetScreenWidth);

  it('are not there for a viewer, on a phone neither', async () => {
    const { unmount } = openInTeam('viewer', { path });
    expect(await screen.findByText('Harvest')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    unmount();
    onAPhone();
    openInTeam('viewer', { path });
    expect(await screen.findByText('Harvest')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('are not there while the team is read-only', async () => {
    openInTeam('admin', { path, plan: 'free' });
    expect(await screen.findByText('Harvest')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('offer an editor everything but to delete', async () => {
    const { user } = openInTeam('editor', { path });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Harvest' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }));
    expect(bar.getByRole('button', { name: 'Pause' })).toBeEnabled();
    expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('offer an admin to delete', async () => {
    const { user } = openInTeam('admin', { path });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Harvest' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }));
    expect(bar.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('go, with what was ticked, when an editor becomes a viewer', async () => {
    const { user, becomes, team } = openInTeam('editor', { path });
    team.campaigns.push(aCampaign({ name: 'Frost', team_id: team.id }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Harvest' }));
    becomes('viewer');
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Selected campaigns' })).not.toBeInTheDocument();
    expect(screen.getByText('Harvest')).toBeInTheDocument();
  });
});
