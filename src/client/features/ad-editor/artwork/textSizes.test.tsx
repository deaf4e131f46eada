import { screen, waitFor } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { paths } from '../../../lib/paths';
import { aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

async function openArtwork() {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ contents: [emptyAd('facebook_feed')] });
  fake.account.ads = [ad];
  const view = renderApp({ path: paths.ad(ad.id), account: user, fake });
  await view.user.click(await screen.findByRole('tab', { name: /^Artwork/ }));
  const sizes = () => fake.account.ads.find(({ id }) => id === ad.id)?.artwork.text_sizes;
  return { ...view, sizes };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the size of the artwork’s texts', () => {
  it('goes two steps up or down, is stored, and back to the layout’s own', async () => {
    const { user, sizes } = await openArtwork();
    const smaller = await button('Make the headline smaller');
    for (const _ of [1, 2, 3]) await user.click(smaller);
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('2 steps smaller')).toBeInTheDocument();
    await user.click(await button('Make the call to action larger'));
    await waitFor(() => expect(sizes()).toEqual({ headline: -2, cta: 1 }));
    await user.click(await button('Reset the size of the headline'));
    expect(await button('Make the headline larger')).toHaveFocus();
    await user.click(await button('Reset the size of the call to action'));
    await waitFor(() => expect(sizes()).toBeUndefined());
  });

  it('is undone in one step', async () => {
    const { user } = await openArtwork();
    await user.click(await button('Make the brand larger'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset the size of the brand' })).toBeNull());
  });

  it('can’t be set for what the artwork doesn’t show', async () => {
    await openArtwork();
    await button('Make the headline larger');
    expect(screen.queryByRole('button', { name: 'Make the subheadline larger' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make the points larger' })).not.toBeInTheDocument();
  });
});
