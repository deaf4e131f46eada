import { screen, waitFor, within } from '@testing-library/react';
import type { MemberRole } from '../../api/teamsApi';
import { paths } from '../../lib/paths';
import { aCampaign, aMember, aTeam, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

/** Mara, with a campaign of her own, in teams as said. */
function openOwn(roles: Record<string, MemberRole>) {
  const fake = createFakeApi({ user: aUser({ team_access: true, subscription_plan: 'business' }) });
  const { user } = fake.account;
  fake.state.teams = Object.entries(roles).map(([name, role]) =>
    aTeam({ name, members: [aMember({ user_id: user.id, email: user.email, role })] }),
  );
  const campaign = aCampaign({ name: 'Harvest', team_id: null });
  fake.account.campaigns = [campaign];
  return { ...renderApp({ path: paths.campaign(campaign.id), fake, account: user }), campaign };
}

async function openMenu({ user }: ReturnType<typeof openOwn>) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Harvest' }));
  return screen.findByRole('menu');
}

async function openMove(view: ReturnType<typeof openOwn>) {
  const menu = await openMenu(view);
  await view.user.click(within(menu).getByRole('menuitem', { name: 'Move to…' }));
  return screen.findByRole('dialog', { name: 'Move “Harvest”' });
}

describe('moving a campaign', () => {
  it('goes to the chosen team, and the toast leads there', async () => {
    const view = openOwn({ 'Halden Wool': 'editor', Northfold: 'admin', Watchers: 'viewer' });
    const dialog = within(await openMove(view));
    const options = within(dialog.getByLabelText('To')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Halden Wool', 'Northfold']);
    await view.user.selectOptions(dialog.getByLabelText('To'), 'Northfold');
    await view.user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('“Harvest” is in Northfold.')).toBeVisible();
    const [, northfold] = view.fake.state.teams;
    expect(northfold?.campaigns.map(({ name }) => name)).toEqual(['Harvest']);
    await view.user.click(screen.getByRole('button', { name: 'Switch to it' }));
    await waitFor(() => expect(view.store.getState().teams.workspaceTeamId).toBe(northfold?.id));
  });

  it('stays where it is, and says why, when it is refused', async () => {
    const view = openOwn({ Northfold: 'editor' });
    const dialog = within(await openMove(view));
    const detail = 'All 200 campaigns that the Business plan includes this month are used.';
    view.fake.answerNext('moveCampaign', { status: 403, code: 'plan_limit', detail });
    await view.user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(view.fake.account.campaigns).toHaveLength(1);
  });

  it('is not offered where there is nowhere to go', async () => {
    const menu = within(await openMenu(openOwn({ Watchers: 'viewer' })));
    expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: 'Move to…' })).not.toBeInTheDocument();
  });
});
