import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aMember, aSavedAd, anActivity, anInvited } from '../../testing/builders';
import { findDialog } from '../../testing/campaignList';
import { turnOnFakeTwoStep } from '../../testing/fakeTwoStepAnswers';
import { openJoined, openOwned } from '../../testing/teamsPage';

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
