import { screen, waitFor, within } from '@testing-library/react';
import { aSavedAd, aCampaign, aDay, aUser, anOverview } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

function aFake() {
  return createFakeApi({ user: aUser() });
}

/** The figure and the caption below a label. */
async function statOf(label: string) {
  const term = await screen.findByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
}

describe('the dashboard', () => {
  it('shows totals, trends and months as the backend computes them', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', { body: anOverview() });
    renderApp({ fake });
    expect(await screen.findByText('$45,525.42')).toBeVisible();
    expect((await statOf('Total Spend')).getByText('of $74,700.00 budget')).toBeVisible();
    expect((await statOf('Impressions')).getByText('2,418,306')).toBeVisible();
    expect((await statOf('Impressions')).getByText('+12% from last month')).toBeVisible();
    expect((await statOf('Clicks')).getByText('+8% from last month')).toBeVisible();
    expect((await statOf('Conversions')).getByText('-3% from last month')).toBeVisible();
    expect(screen.getByText('Revenue: $50,600 | Growth: +15%')).toBeVisible();
  });

  it('shows dashes where nothing is reported', async () => {
    const fake = aFake();
    const monthly = (anOverview().monthly ?? []).map((month, index) => ({ ...month, revenue: index < 4 ? 0 : null }));
    fake.answerNext('getAnalyticsOverview', { body: anOverview({ total_conversions: null, monthly }) });
    fake.answerNext('listCampaigns', { body: [aCampaign({ name: 'Leads', conversions: null, revenue: null })] });
    renderApp({ fake });
    expect(await screen.findByText('Revenue: — | Growth: no data yet')).toBeVisible();
    // The tile says it in sight, the card of the campaign where the pointer rests.
    await waitFor(() => expect(screen.getAllByText('No conversions reported')).toHaveLength(2));
    expect(within(screen.getByRole('article')).getByTitle('No conversions reported')).toHaveTextContent('—');
    const table = within(await screen.findByRole('table', { name: 'Revenue and spend by month' }));
    expect(table.getAllByText('No revenue reported')).toHaveLength(2);
  });

  it('shows three campaigns of a backend that sends more', async () => {
    const fake = aFake();
    fake.answerNext('listCampaigns', {
      body: Array.from({ length: 5 }, (_, index) => aCampaign({ name: `No. ${index}` })),
    });
    renderApp({ fake });
    expect(await screen.findByRole('link', { name: 'No. 2' })).toBeVisible();
    expect(screen.queryByText('No. 3')).not.toBeInTheDocument();
  });

  it('shows the months as a table for screen readers', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', { body: anOverview() });
    renderApp({ fake });
    const table = within(await screen.findByRole('table', { name: 'Revenue and spend by month' }));
    const row = within(table.getByRole('row', { name: /October 2026/ }));
    expect(row.getByText('$9,890.00')).toBeInTheDocument();
    expect(row.getByText('$5,400.00')).toBeInTheDocument();
  });

  it('says so where the months have no amounts', async () => {
    const fake = aFake();
    const months = anOverview().monthly ?? [];
    const monthly = months.map((month) => ({ ...month, revenue: 0, spent: 0 }));
    fake.answerNext('getAnalyticsOverview', { body: anOverview({ monthly }) });
    renderApp({ fake });
    expect(await screen.findByText(/No revenue or spend in these months yet/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the specified texts where the backend has neither trends nor months', async () => {
    const fake = aFake();
    const { trends: _trends, monthly: _monthly, ...specified } = anOverview();
    fake.answerNext('getAnalyticsOverview', { body: specified });
    renderApp({ fake });
    expect(await screen.findByText('Revenue: $50,600 | Growth: +15%')).toBeVisible();
    expect((await statOf('Impressions')).getByText('+12% from last month')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says so where last month had no data', async () => {
    const fake = aFake();
    const trends = { impressions: null, clicks: null, conversions: null };
    fake.answerNext('getAnalyticsOverview', { body: anOverview({ trends }) });
    renderApp({ fake });
    expect(await screen.findAllByText('No data last month')).toHaveLength(3);
  });

  it('counts the campaigns in each status', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', { body: anOverview() });
    renderApp({ fake });
    await screen.findByText('$45,525.42');
    const panel = within(screen.getByRole('region', { name: 'Campaign Status' }));
    expect(panel.getAllByRole('definition').map((count) => count.textContent)).toEqual(['6', '3', '3']);
  });

  it('shows the three latest campaigns and the way to all of them', async () => {
    const fake = aFake();
    fake.account.campaigns = ['Four', 'Three', 'Two', 'One'].map((name, index) =>
      aCampaign({ name, created_at: `2026-11-0${4 - index}T00:00:00.000Z` }),
    );
    renderApp({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Recent Campaigns' }));
    expect(await panel.findByText('Four')).toBeVisible();
    expect(panel.getByText('Two')).toBeVisible();
    expect(panel.queryByText('One')).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/campaigns');
  });

  it('has a dash for rates of campaigns that nobody has seen or clicked yet', async () => {
    const fake = aFake();
    fake.account.campaigns = [aCampaign({ impressions: 0, clicks: 0, ctr: 0, cpc: 0 })];
    renderApp({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Recent Campaigns' }));
    await panel.findByText('CTR');
    const figureOf = (name: string) => panel.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([figureOf('CTR'), figureOf('CPC')]).toEqual(['—', '—']);
  });

  it('loads overview and campaigns at the same time', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', 'no-answer');
    renderApp({ fake });
    await waitFor(() => expect(fake.countCalls('listCampaigns')).toBe(1));
    expect(fake.calls.find(({ operation }) => operation === 'listCampaigns')?.query).toBe('?limit=3');
    expect(fake.countCalls('getAnalyticsOverview')).toBe(1);
  });

  it('leads to a new ad, and with it to a new campaign', async () => {
    renderApp();
    const link = await screen.findByRole('link', { name: 'Create Campaign' });
    expect(link).toHaveAttribute('href', '/create');
  });

  it('says so when nothing can be loaded, and tries again', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', down);
    const { user } = renderApp({ fake });
    expect(await screen.findByText('No Data Available')).toBeVisible();
    expect(screen.getByText('Please check your connection and try again.')).toBeVisible();
    expect(await screen.findByText('Failed to load dashboard data. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Spend')).toBeVisible();
  });

  it('says once that nothing could be loaded, and once more when trying again fails', async () => {
    const fake = aFake();
    fake.answerNext('getAnalyticsOverview', down, down);
    fake.answerNext('listCampaigns', down, down);
    const { user, store } = renderApp({ fake });
    const failed = { description: 'Failed to load dashboard data. Please try again.' };
    const bothAnswered = (times: number) =>
      waitFor(() => {
        expect(fake.countCalls('getAnalyticsOverview')).toBe(times);
        expect(fake.countCalls('listCampaigns')).toBe(times);
        expect(store.getState().toasts.queue).toHaveLength(times);
      });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await bothAnswered(1);
    expect(store.getState().toasts.queue).toMatchObject([failed]);
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    await user.click(retry);
    await screen.findByRole('button', { name: 'Retry' });
    await bothAnswered(2);
    expect(store.getState().toasts.queue).toMatchObject([failed, failed]);
  });

  it('says once that the campaigns alone could not be loaded', async () => {
    const fake = aFake();
    fake.answerNext('listCampaigns', down);
    renderApp({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Recent Campaigns' }));
    expect(await panel.findByText('No campaigns to show')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load dashboard data. Please try again.');
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the figures when only the campaigns can’t be loaded', async () => {
    const fake = aFake();
    fake.answerNext('listCampaigns', down);
    const { user } = renderApp({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Recent Campaigns' }));
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('No campaigns yet')).toBeVisible();
    expect(screen.getByText('Total Spend')).toBeVisible();
  });
});

describe('getting started', () => {
  it('ticks off what exists', async () => {
    const fake = aFake();
    const campaign = aCampaign();
    fake.account.campaigns = [campaign];
    renderApp({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Getting started' }));
    expect(panel.getByText('2 of 4')).toBeVisible();
    expect(panel.getByRole('link', { name: /Create an ad/ })).toHaveAttribute('href', '/create');
    expect(panel.getByRole('link', { name: /Add the first day’s numbers/ })).toBeVisible();
    expect(panel.queryByRole('link', { name: /Create a campaign/ })).not.toBeInTheDocument();
  });

  it('goes away when all is done', async () => {
    const fake = aFake();
    const campaign = aCampaign();
    fake.account.campaigns = [campaign];
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    fake.account.ads = [aSavedAd()];
    renderApp({ fake });
    await waitFor(() => expect(fake.countCalls('getCampaignSummary')).toBe(1));
    await waitFor(() => expect(fake.countCalls('listAds')).toBe(1));
    expect(await screen.findByText(campaign.name)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();
  });

  it('adds sample data and, asked again, removes it', async () => {
    const { user, fake } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Add sample data' }));
    await user.click(await screen.findByRole('button', { name: 'Remove sample data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove sample data?' }));
    expect(fake.account.campaigns).toHaveLength(5);
    await user.click(dialog.getByRole('button', { name: 'Remove sample data' }));
    expect(await screen.findByRole('button', { name: 'Add sample data' })).toBeVisible();
    expect(fake.account.campaigns).toHaveLength(0);
  });
});
