import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aSavedAd } from '../../testing/builders';
import { type FakeApi, createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { Shortcuts } from './Shortcuts';

const searchName = 'Search pages, campaigns, and ads';

/** What hears the keys stands beside the page by itself, because the code of the frame comes at any time. */
function openAt(path: string, fake?: FakeApi) {
  return renderApp({ path, beside: <Shortcuts />, ...(fake && { fake }) });
}

async function openSearch(path = '/settings', fake?: FakeApi) {
  const view = openAt(path, fake);
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return { ...view, field: await screen.findByRole('combobox', { name: searchName }) };
}

const results = () => screen.getAllByRole('option').map((option) => option.textContent);

const campaign = aCampaign({ name: 'Spring beans' });
const ad = aSavedAd({ name: 'Spring beans, video' });

describe('the search for everything', () => {
  it('is opened by its button', async () => {
    const { user } = openAt('/settings');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox', { name: searchName })).toBeVisible();
  });

  it('offers things to do and pages, and goes to the one that is chosen by keys', async () => {
    const { user, address, field } = await openSearch();
    expect(field).toHaveFocus();
    expect(results()).toEqual(expect.arrayContaining(['Create a campaign', 'Dashboard', 'Billing & Plans']));
    await user.keyboard('invoices');
    expect(results()).toEqual(['Billing & Plans']);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/billing');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leads to the ads', async () => {
    const { user, address } = await openSearch();
    await user.keyboard('ads');
    await user.click(screen.getByRole('option', { name: 'Ads' }));
    expect(address()).toBe('/ads');
  });

  it.each([
    ['a campaign', 'Spring beans', `/campaigns/${campaign.id}`],
    ['an ad', 'Spring beans, video', `/create/${ad.id}`],
  ])('finds %s by its name', async (_what, name, address) => {
    const fake = createFakeApi();
    fake.account.campaigns = [campaign];
    fake.account.ads = [ad];
    const view = await openSearch('/settings', fake);
    await view.user.keyboard('spring');
    await view.user.click(await screen.findByRole('option', { name }));
    expect(view.address()).toBe(address);
  });

  it('says so where nothing matches, and why where nothing could be looked for', async () => {
    const fake = createFakeApi();
    const { user } = await openSearch('/settings', fake);
    await user.keyboard('zebra');
    expect(await screen.findByText('Nothing matches “zebra”.')).toBeVisible();
    fake.answerNext('listAds', { status: 503, detail: 'The database does not answer.' });
    await user.keyboard('s');
    expect(await screen.findByText('Couldn’t search campaigns and ads: The database does not answer.')).toBeVisible();
  });

  it('closes by Escape and leaves the page as it was', async () => {
    const { user, address } = await openSearch();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/settings');
  });

  it('leads to the list of keys', async () => {
    const { user } = await openSearch();
    await user.keyboard('shortcuts{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Search pages, campaigns, and ads')).toBeVisible();
  });
});

it('a question mark shows the keys, except where it is typed', async () => {
  const { user } = openAt('/settings');
  await user.type(await screen.findByLabelText('Full name'), '?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
