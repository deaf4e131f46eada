import { screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aSavedAd } from '../../testing/builders';
import { aFakeWith, choose, findDialog, openList } from '../../testing/campaignList';
import { openInTeam } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

/** Two ads, of which one has labels and is a campaign's, and a label that only the campaign has. */
function aFakeWithAds() {
  const campaign = aCampaign({ name: 'Autumn Lookbook', labels: ['Spring'] });
  const fake = aFakeWith(campaign);
  const first = aSavedAd({
    name: 'Friday roast',
    campaign_id: campaign.id,
    labels: ['Halden', 'Launch', 'Retail', 'Q4'],
  });
  const second = aSavedAd({ name: 'Monday roast', campaign_id: campaign.id });
  fake.account.ads = [first, second];
  return { fake, campaign, first, second };
}

const findAd = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe.each([
  ['all ads', () => '/ads'],
  ['a campaign’s ads', (id: string) => `/campaigns/${id}`],
])('labels in the list of %s', (_list, addressOf) => {
  function open() {
    const prepared = aFakeWithAds();
    return { ...prepared, ...renderApp({ path: addressOf(prepared.campaign.id), fake: prepared.fake }) };
  }

  async function askForLabels(view: ReturnType<typeof open>, name: string) {
    await findAd(name);
    await choose(view, name, 'Labels');
    return findDialog(`Labels of ${name}`);
  }

  it('are shown, the first ones, and lead to all ads that have them', async () => {
    open();
    const labels = within(within(await findAd('Friday roast')).getByRole('list', { name: 'Labels' }));
    expect(labels.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Halden', 'Launch', '+2']);
    expect(labels.getByText('+2')).toHaveAttribute('title', 'Retail, Q4');
    expect(labels.getByRole('link', { name: 'Halden' })).toHaveAttribute('href', '/ads?label=Halden');
    expect(within(await findAd('Monday roast')).queryByRole('list', { name: 'Labels' })).not.toBeInTheDocument();
  });

  it('are changed from an ad’s menu, and offered as campaigns and ads have them', async () => {
    const view = open();
    const dialog = within(await askForLabels(view, 'Friday roast'));
    await view.user.click(await dialog.findByRole('button', { name: 'Remove Launch', hidden: true }));
    await view.user.click(dialog.getByRole('combobox', { name: 'Labels' }));
    expect(await screen.findByRole('option', { name: 'Spring' })).toBeVisible();
    await view.user.type(dialog.getByRole('combobox', { name: 'Labels' }), '  New   one {Enter}');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await within(await findAd('Friday roast')).findByRole('link', { name: 'Retail' })).toBeVisible();
    expect(view.first.labels).toEqual(['Halden', 'Retail', 'Q4', 'New one']);
    expect(view.first.revision).toBe(1);
  });

  it('stay as typed where they are refused or don’t get through', async () => {
    const view = open();
    const dialog = within(await askForLabels(view, 'Monday roast'));
    await view.user.type(dialog.getByRole('combobox', { name: 'Labels' }), 'Halden{Enter}');
    view.fake.answerNext('labelAds', down);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The database does not answer.')).toBeVisible();
    view.second.labels = Array.from({ length: 20 }, (_, index) => `Label ${index}`);
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^An ad can have up to 20 labels/)).toBeVisible();
    view.second.labels = [];
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await within(await findAd('Monday roast')).findByRole('link', { name: 'Halden' })).toBeVisible();
  });

  it('filter it in the address, with the labels that ads have', async () => {
    const { user, address, campaign } = open();
    const filter = await screen.findByRole('combobox', { name: 'Label' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['All labels', 'Halden', 'Launch', 'Q4', 'Retail']);
    await user.selectOptions(filter, 'Halden');
    await waitFor(() => expect(names()).toEqual(['Friday roast']));
    const before = addressOf(campaign.id);
    expect(address()).toBe(`${before}${before.includes('?') ? '&' : '?'}label=Halden`);
    await user.selectOptions(filter, 'All labels');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(address()).toBe(before);
  });

  it('are cleared where no ad has the one of the address', async () => {
    const { fake, campaign } = aFakeWithAds();
    const before = addressOf(campaign.id);
    const { user, address } = renderApp({ path: `${before}${before.includes('?') ? '&' : '?'}label=Gone`, fake });
    expect(await screen.findByText('No ads found')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Label' })).toHaveValue('Gone');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(address()).toBe(before);
  });
});

it('offers no campaigns by a label that only ads have', async () => {
  const { fake } = aFakeWithAds();
  await openList({ fake });
  const options = within(await screen.findByRole('combobox', { name: 'Label' })).getAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual(['All labels', 'Spring']);
});

it('keeps the label of a campaign’s ads when other days are shown', async () => {
  const { fake, campaign } = aFakeWithAds();
  const { user, address } = renderApp({ path: `/campaigns/${campaign.id}?label=Halden`, fake });
  await findAd('Friday roast');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Date range' }), 'Last 30 days');
  expect(address()).toBe(`/campaigns/${campaign.id}?label=Halden&days=30`);
});

it('shows a viewer labels that only editors change', async () => {
  openInTeam('viewer', { path: () => '/ads', ad: { labels: ['Halden'] } });
  expect(await within(await findAd('Friday roast')).findByRole('link', { name: 'Halden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
