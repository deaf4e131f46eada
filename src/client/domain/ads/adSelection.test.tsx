import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import { aCampaign, aSavedAd } from '../../testing/builders';
import { aFakeWith, choose, findDialog } from '../../testing/campaignList';
import { openInTeam } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';
import { useAdSelection } from './useAdSelection';

function aFakeWithAds(count: number) {
  const campaign = aCampaign({ name: 'Autumn Lookbook' });
  const fake = aFakeWith(campaign);
  fake.account.ads = Array.from({ length: count }, (_, index) =>
    aSavedAd({
      name: `Roast ${index + 1}`,
      campaign_id: campaign.id,
      contents: [index === 1 ? aFeedAd() : aSearchAd()],
    }),
  );
  return { fake, campaign };
}

const tick = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selected ads' });
const findBar = () => screen.findByRole('region', { name: 'Selected ads' });
const noBar = () => expect(screen.queryByRole('region', { name: 'Selected ads' })).not.toBeInTheDocument();

describe.each([
  ['all ads', () => '/ads'],
  ['a campaign’s ads', (id: string) => `/campaigns/${id}`],
])('several of %s', (_list, addressOf) => {
  function open(count = 3) {
    const { fake, campaign } = aFakeWithAds(count);
    return renderApp({ path: addressOf(campaign.id), fake });
  }

  it('take labels together, and then are ticked no longer', async () => {
    const { fake, user } = open();
    await user.click(await tick('Select Roast 1'));
    await user.click(await tick('Select Roast 3'));
    expect(await findBar()).toHaveTextContent('2 selected');
    const first = fake.account.ads[0];
    if (first) first.labels = Array.from({ length: 20 }, (_, index) => `Label ${index}`);
    await user.click(within(bar()).getByRole('button', { name: 'Label' }));
    const dialog = within(await findDialog('Label 2 ads'));
    await user.type(dialog.getByRole('combobox', { name: 'Add labels' }), 'Halden{Enter}');
    fake.answerNext('labelAds', { status: 503, detail: 'The database does not answer.' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 ad labeled')).toBeVisible();
    expect(screen.getByText(/^1 ad not changed: An ad can have up to 20 labels/)).toBeVisible();
    expect(fake.account.ads.map(({ labels }) => labels?.includes('Halden'))).toEqual([false, false, true]);
    await waitFor(noBar);
  });

  it('go to an ads manager in one file', async () => {
    const { user } = open();
    await user.click(await tick('Select Roast 1'));
    await user.click(await tick('Select Roast 2'));
    await user.click(within(await findBar()).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /Google Ads Editor/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const going = await dialog.findByRole('region', { name: '1 ad in this file' });
    expect(going).toHaveTextContent(/^[^]*Roast 1 \| Google search \| \w{8}$/);
    expect(within(dialog.getByRole('region', { name: '1 ad left out' })).getByRole('link')).toHaveTextContent(
      'Roast 2',
    );
  });

  it('stay ticked on other pages, and are let go one by one or together', async () => {
    const view = open(13);
    const { user } = view;
    await user.click(await tick('Select all on this page'));
    expect(await findBar()).toHaveTextContent('12 selected');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await tick('Select Roast 13'));
    expect(bar()).toHaveTextContent('13 selected');
    await choose(view, 'Roast 13', 'Remove');
    await waitFor(() => expect(bar()).toHaveTextContent('12 selected'));
    await user.click(await tick('Select Roast 2'));
    expect(await tick('Select all on this page')).toBePartiallyChecked();
    await user.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
    noBar();
  });
});

it('ticks no more ads than one file takes', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `ad-${index}`);
  const { result } = renderHook(useAdSelection);
  act(() => result.current.toggle(idsOf(99)));
  act(() => result.current.toggle(idsOf(105)));
  expect(result.current.ids).toEqual(idsOf(100));
  act(() => result.current.toggle(['one-more']));
  expect(result.current.ids).toHaveLength(100);
});

it('lets viewers export ads, and not label them', async () => {
  const { user } = openInTeam('viewer', { path: () => '/ads' });
  await user.click(await tick('Select Friday roast'));
  expect(within(await findBar()).getByRole('button', { name: 'Export' })).toBeVisible();
  expect(within(bar()).queryByRole('button', { name: 'Label' })).not.toBeInTheDocument();
});
