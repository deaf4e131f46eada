import { screen, waitFor, within } from '@testing-library/react';
import type { SavedAd } from '../../api/adsApi';
import { aSavedAd } from '../../testing/builders';
import { choose } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

function openAds(...ads: Partial<SavedAd>[]) {
  const fake = createFakeApi();
  fake.account.ads = ads.map((own) => aSavedAd(own));
  return renderApp({ path: '/create?from=ads', fake });
}

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const findAd = (name: string) => screen.findByRole('article', { name });

describe('the ads to begin another one from', () => {
  it('are found by name, and come by pages', async () => {
    const { user } = openAds(...Array.from({ length: 13 }, (_, index) => ({ name: `Roast ${index + 1}` })));
    expect(await screen.findByText('1–12 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(['Roast 13']));
    await user.type(screen.getByRole('searchbox', { name: 'Search your ads' }), 'roast 2');
    await waitFor(() => expect(names()).toEqual(['Roast 2']));
    await user.type(screen.getByRole('searchbox', { name: 'Search your ads' }), 'x');
    expect(await screen.findByText('No ads found')).toBeVisible();
  });

  it('go back a page when the last one of a page is removed', async () => {
    const view = openAds(...Array.from({ length: 13 }, (_, index) => ({ name: `Roast ${index + 1}` })));
    await view.user.click(await screen.findByRole('button', { name: 'Next' }));
    await findAd('Roast 13');
    await choose(view, 'Roast 13', 'Remove');
    await waitFor(() => expect(names()).toHaveLength(12));
  });

  it('say why they did not load, and try again', async () => {
    const fake = createFakeApi();
    fake.account.ads = [aSavedAd()];
    fake.answerNext('listAds', down);
    const { user } = renderApp({ path: '/create?from=ads', fake });
    expect(await screen.findByText('Your ads did not load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findAd('Friday roast')).toBeVisible();
  });
});

describe('a copy of an ad', () => {
  it('is opened', async () => {
    const { user, fake, address } = openAds({ name: 'Friday roast' });
    await user.click(within(await findAd('Friday roast')).getByRole('button', { name: 'Copy: Friday roast' }));
    await waitFor(() => expect(address()).toBe(`/create/${fake.account.ads[0]?.id}`));
    expect(fake.account.ads[0]?.name).toBe('Friday roast (copy)');
  });

  it('that the server refuses is told once, and the ads stay', async () => {
    const { user, fake, store } = openAds({ name: 'Friday roast' });
    fake.answerNext('duplicateAd', down);
    await user.click(within(await findAd('Friday roast')).getByRole('button', { name: 'Copy: Friday roast' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
    expect(store.getState().toasts.queue).toHaveLength(1);
    expect(names()).toEqual(['Friday roast']);
  });
});
