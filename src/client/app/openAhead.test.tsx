import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Operation, api } from '../api/api';
import { aCampaign, aTeam, aUser, ownerOf } from '../testing/builders';
import { createFakeApi } from '../testing/fakeApi';
import { renderApp } from '../testing/renderApp';

/** Opens the dashboard of somebody with a campaign and a team, once it has all its data. */
async function openDashboard() {
  const user = aUser({ subscription_plan: 'business', team_access: true });
  const fake = createFakeApi({ user });
  fake.account.campaigns.push(aCampaign({ name: 'Harvest' }));
  fake.state.teams = [aTeam({ owner: ownerOf(user) })];
  const view = renderApp({ fake, account: user });
  await screen.findByText('Harvest');
  await screen.findByText('Total Spend');
  const before = fake.calls.length;
  const settle = () => act(() => Promise.all(view.store.dispatch(api.util.getRunningQueriesThunk())));
  return {
    ...view,
    settle,
    /** How often each call was made since. */
    counts: (operations: readonly Operation[]) =>
      operations.map((name) => fake.calls.slice(before).filter(({ operation }) => operation === name).length),
  };
}

const findLink = (name: string) => screen.findByRole('link', { name });
const campaignCalls = ['listCampaigns', 'getCampaignTotals', 'getCampaignSummary'] as const;

describe('a page that a link opens', () => {
  it.each<[string, string, Operation[]]>([
    ['Campaigns', 'Campaigns', ['listCampaigns', 'getCampaignTotals']],
    ['Templates', 'Templates', ['listLibraryTemplates', 'listTemplateCategories', 'getLibraryStats']],
    ['Create Ad', 'Create a campaign or an ad', ['listLibraryTemplates', 'listTemplateIndustries']],
    ['AI Copy', 'AI Ad Copy Generator', ['getAiUsage']],
    ['Teams', 'Team Dashboard', ['getTeamStats']],
    ['Harvest', 'Harvest', ['getCampaign', 'getCampaignFigures']],
  ])('asks once for each of its data: %s', async (link, title, operations) => {
    const { user, counts, settle } = await openDashboard();
    const once = operations.map(() => 1);
    await user.click(await findLink(link));
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(counts(operations)).toEqual(once));
    await settle();
    expect(counts(operations)).toEqual(once);
  });

  it('has its data asked for as soon as the link is pressed, and by nothing less', async () => {
    const { user, counts, address } = await openDashboard();
    const link = await findLink('Campaigns');
    await user.hover(link);
    link.focus();
    expect(counts(['listCampaigns'])).toEqual([0]);
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    await waitFor(() => expect(counts(campaignCalls)).toEqual([1, 1, 1]));
    expect(address()).toBe('/');
  });

  it('holds nothing of what was asked for where it is not opened after all', async () => {
    const { counts, store } = await openDashboard();
    const cached = () => Object.values(store.getState().api.queries).map((query) => query?.endpointName);
    const link = await findLink('Campaigns');
    jest.useFakeTimers();
    fireEvent.pointerDown(link, { button: 0 });
    await waitFor(() => expect(counts(campaignCalls)).toEqual([1, 1, 1]));
    expect(cached()).toContain('getCampaignTotals');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    jest.useRealTimers();
    expect(cached()).not.toContain('getCampaignTotals');
    expect(cached()).toContain('listRecentCampaigns');
  });

  it('is not asked for what is an account’s by a visitor', async () => {
    const { user, fake } = renderApp({ account: null });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getAllByRole('link', { name: /Pricing|See plans/ })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: /Upgrade Your/ });
    expect(fake.countCalls('getSubscription')).toBe(0);
  });
});
