import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api';
import { aCampaign, aDay, aProAccount } from '../../testing/builders';
import { aFakeWith, findDialog, openList, select, shownNames, threeCampaigns } from '../../testing/campaignList';
import { type FakeApi, createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { onAPhone } from '../../testing/screenWidth';

const down = { status: 503, detail: 'The database does not answer.' };

/** One campaign more than a page holds, the newest called "Campaign 26". */
function moreThanAPage() {
  return Array.from({ length: 26 }, (_, index) =>
    aCampaign({ name: `Campaign ${26 - index}`, created_at: new Date(Date.UTC(2026, 9, 26 - index)).toISOString() }),
  );
}

function lastQuery(fake: FakeApi) {
  const call = fake.calls.findLast(({ operation }) => operation === 'listCampaigns');
  return Object.fromEntries(new URLSearchParams(call?.query));
}

describe('the campaign list', () => {
  it('shows each campaign with its figures', async () => {
    const campaign = aCampaign({ name: 'Autumn Lookbook', platform: 'google', budget: 12000, is_sample: true });
    const fake = aFakeWith(campaign);
    fake.account.days.set(campaign.id, new Map([['2026-11-01', aDay()]]));
    await openList({ fake });
    const cells = within(screen.getByRole('row', { name: /Autumn Lookbook/ })).getAllByRole('cell');
    expect(cells.slice(1, 12).map((cell) => cell.textContent)).toEqual([
      'Autumn Lookbook',
      'Active',
      'Google Ads · Sample',
      '$12,000.00',
      '$25.50',
      '1,000',
      '5.00%',
      '$0.51',
      '5',
      '$5.10',
      '3.14×',
    ]);
    expect(screen.getByRole('link', { name: 'Autumn Lookbook' })).toHaveAttribute('href', `/campaigns/${campaign.id}`);
  });

  it('says how much of the month’s campaigns is used', async () => {
    const now = () => Date.UTC(2026, 10, 20);
    const fake = createFakeApi({ user: aProAccount(), now });
    fake.account.campaigns = [aCampaign(), aCampaign()];
    await openList({ fake });
    expect(await screen.findByText('2 of 50 created this month')).toBeVisible();
  });

  it('says that it is loading', async () => {
    const fake = aFakeWith();
    fake.answerNext('listCampaigns', 'no-answer');
    renderApp({ path: '/campaigns', fake });
    expect(await screen.findByRole('status', { name: 'Loading campaigns' })).toBeVisible();
  });

  it('keeps all of what is chosen in quick succession', async () => {
    const { address } = await openList({ fake: aFakeWith(...threeCampaigns()) });
    const chooseBoth = () => {
      fireEvent.click(screen.getByRole('radio', { name: /^Active/ }));
      fireEvent.change(screen.getByRole('combobox', { name: 'Platform' }), { target: { value: 'google' } });
    };
    act(chooseBoth);
    expect(address()).toBe('/campaigns?platform=google&status=active');
  });

  it('keeps the rows when asking for them again fails, and says so', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
    const { store } = renderApp({ path: '/campaigns', fake });
    await screen.findByRole('link', { name: 'Autumn Lookbook' });
    fake.answerNext('listCampaigns', down);
    act(() => void store.dispatch(api.util.invalidateTags(['Campaign'])));
    expect(await screen.findByText('The list may be out of date. The database does not answer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Autumn Lookbook' })).toBeVisible();
  });

  it('says why it did not load, and tries again', async () => {
    const fake = aFakeWith(aCampaign({ name: 'Autumn Lookbook' }));
    fake.answerNext('listCampaigns', down);
    const { user } = renderApp({ path: '/campaigns', fake });
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Autumn Lookbook' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads a new account to its first campaign, and offers nothing to filter or export', async () => {
    renderApp({ path: '/campaigns', fake: aFakeWith() });
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    await screen.findByText(/created this month/);
    for (const link of screen.getAllByRole('link', { name: 'Create Campaign' })) {
      expect(link).toHaveAttribute('href', '/campaigns/new');
    }
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('shows cards on a phone, with a field for the order', async () => {
    onAPhone();
    const fake = aFakeWith(...threeCampaigns());
    const view = renderApp({ path: '/campaigns', fake });
    const list = within(await screen.findByRole('list', { name: 'Campaigns' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await view.user.selectOptions(screen.getByLabelText('Sort by'), 'Budget, high to low');
    await waitFor(() =>
      expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Autumn Lookbook',
        'Open Day',
        'Demo Requests',
      ]),
    );
    expect(view.address()).toBe('/campaigns?sort=budget');
    const bar = within(await select(view, 'Demo Requests'));
    expect(bar.getByRole('button', { name: 'Resume' })).toBeVisible();
  });
});

describe('filters', () => {
  it('search by name, in the address and at the server', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = await openList({ fake });
    await user.type(screen.getByLabelText('Search campaigns'), 'day');
    await waitFor(() => expect(shownNames()).toEqual(['Open Day']));
    expect(address()).toBe('/campaigns?search=day');
    expect(lastQuery(fake)).toMatchObject({ search: 'day', offset: '0', limit: '25' });
  });

  it('take no longer text than the server does', async () => {
    await openList({ fake: aFakeWith(aCampaign()) });
    expect(screen.getByLabelText('Search campaigns')).toHaveAttribute('maxlength', '120');
  });

  it('narrow to a status, with how many have it', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = await openList({ fake });
    const statuses = within(screen.getByRole('radiogroup', { name: 'Status' }));
    await user.click(await statuses.findByRole('radio', { name: /Paused\s*1/ }));
    await waitFor(() => expect(shownNames()).toEqual(['Demo Requests']));
    expect(address()).toBe('/campaigns?status=paused');
    expect(lastQuery(fake)).toMatchObject({ status: 'paused' });
  });

  it('narrow to a platform and go back to all', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = await openList({ fake });
    await user.selectOptions(screen.getByLabelText('Platform'), 'Instagram');
    await waitFor(() => expect(shownNames()).toEqual(expect.not.arrayContaining(['Demo Requests'])));
    expect(address()).toBe('/campaigns?platform=instagram');
    expect(lastQuery(fake)).toMatchObject({ platform: 'instagram' });
    await user.selectOptions(screen.getByLabelText('Platform'), 'All platforms');
    await waitFor(() => expect(shownNames()).toHaveLength(3));
    expect(address()).toBe('/campaigns');
  });

  it('come from the address, so that a link shows the same', async () => {
    const fake = aFakeWith(...threeCampaigns());
    await openList({ fake, query: '?search=day&status=completed&platform=instagram&sort=name&order=asc' });
    expect(shownNames()).toEqual(['Open Day']);
    expect(screen.getByLabelText('Search campaigns')).toHaveValue('day');
    expect(screen.getByRole('radio', { name: /Completed/ })).toBeChecked();
    expect(screen.getByLabelText('Platform')).toHaveDisplayValue('Instagram');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('say that nothing matches, and can be cleared', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = renderApp({ path: '/campaigns?search=zebra&status=paused&sort=budget', fake });
    expect(await screen.findByRole('heading', { name: 'No campaigns found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('table', { name: 'Campaigns' });
    expect(shownNames()).toEqual(['Autumn Lookbook', 'Open Day', 'Demo Requests']);
    expect(screen.getByLabelText('Search campaigns')).toHaveValue('');
    expect(address()).toBe('/campaigns?sort=budget');
  });

  it('stay while a campaign is created and the dialog is closed again', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = await openList({ fake, query: '?status=paused' });
    await user.click(screen.getByRole('link', { name: 'Create Campaign' }));
    const dialog = within(await findDialog('Create campaign'));
    expect(address()).toBe('/campaigns/new?status=paused');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/campaigns?status=paused');
  });
});

describe('sorting', () => {
  it('starts with the largest and turns with the second click', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, address } = await openList({ fake });
    await user.click(screen.getByRole('button', { name: 'Budget' }));
    await waitFor(() => expect(shownNames()).toEqual(['Autumn Lookbook', 'Open Day', 'Demo Requests']));
    expect(address()).toBe('/campaigns?sort=budget');
    await user.click(screen.getByRole('button', { name: 'Budget' }));
    await waitFor(() => expect(shownNames()).toEqual(['Demo Requests', 'Open Day', 'Autumn Lookbook']));
    expect(address()).toBe('/campaigns?sort=budget&order=asc');
    expect(lastQuery(fake)).toMatchObject({ sort: 'budget', order: 'asc' });
    expect(screen.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('pages', () => {
  it('turn, and the back button turns them back', async () => {
    const fake = aFakeWith(...moreThanAPage());
    const { user, address, goBack } = await openList({ fake });
    expect(screen.getByText('1–25 of 26')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('26–26 of 26')).toBeVisible();
    expect(shownNames()).toEqual(['Campaign 1']);
    expect(address()).toBe('/campaigns?page=2');
    expect(lastQuery(fake)).toMatchObject({ offset: '25', limit: '25' });
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    goBack();
    expect(await screen.findByText('1–25 of 26')).toBeVisible();
    expect(address()).toBe('/campaigns');
  });

  it('go back to the last one that has campaigns when a page has lost its own', async () => {
    const fake = aFakeWith(...moreThanAPage());
    const view = await openList({ fake, query: '?page=2' });
    const bar = within(await select(view, 'Campaign 1'));
    await view.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await findDialog('Delete 1 campaign?'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1–25 of 25')).toBeVisible();
    expect(view.address()).toBe('/campaigns');
  });
});

describe('the CSV', () => {
  it('holds what the filters show, and tells spreadsheets its encoding', async () => {
    const fake = aFakeWith(...threeCampaigns());
    const { user, world } = await openList({ fake, query: '?platform=instagram&sort=budget&order=asc' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(world.downloads).toHaveLength(1));
    const [file] = world.downloads;
    expect(file?.fileName).toMatch(/^campaigns-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.text).toBe(
      '\uFEFFname,status,platform,budget\r\nOpen Day,completed,instagram,200\r\nAutumn Lookbook,active,instagram,300\r\n',
    );
  });

  it('says why it did not come', async () => {
    const fake = aFakeWith(...threeCampaigns());
    fake.answerNext('exportCampaigns', down);
    const { user, world } = await openList({ fake });
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await user.click(button);
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(world.downloads).toEqual([]);
    expect(button).toBeEnabled();
  });
});
