import { screen, waitFor } from '@testing-library/react';
import { paths } from '../lib/paths';
import { aCampaign, aMember, aTeam } from '../testing/builders';
import { createFakeApi } from '../testing/fakeApi';
import { renderApp } from '../testing/renderApp';
import { api } from '../api/api';

it('leads from the page of a team’s campaign to the dashboard once the team is lost, and says why', async () => {
  const fake = createFakeApi();
  const { user } = fake.account;
  const team = aTeam({ members: [aMember({ user_id: user.id, email: user.email })] });
  const campaign = aCampaign({ name: 'Harvest', team_id: team.id });
  team.campaigns = [campaign];
  fake.state.teams = [team];
  const { address, store } = renderApp({ path: paths.campaign(campaign.id), fake, account: user });
  await screen.findByRole('heading', { name: 'Harvest' });
  await waitFor(() => expect(fake.countCalls('getTeamChanges')).toBe(1));
  team.members = [];
  store.dispatch(api.internalActions.onFocusLost());
  store.dispatch(api.internalActions.onFocus());
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText(/You’re no longer in/)).toBeInTheDocument();
});
