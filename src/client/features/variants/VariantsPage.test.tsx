import { screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../api/adsApi';
import { paths } from '../../lib/paths';
import { aSavedAd, aUser, aUuid } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

type Fake = ReturnType<typeof createFakeApi>;

/** Opens the page of the first of an ad's variants. */
function openVariants(owns: readonly Partial<SavedAd>[], prepare: (fake: Fake) => void = () => undefined) {
  const user = aUser();
  const fake = createFakeApi({ user });
  const variant_group = owns.length > 1 ? aUuid() : null;
  const variants = owns.map((own, index) =>
    aSavedAd({ name: 'Spring sale', variant_group, variant_name: variant_group && 'ABC'.charAt(index), ...own }),
  );
  fake.account.ads = [...variants].reverse();
  prepare(fake);
  const [ad] = variants;
  return { ...renderApp({ path: paths.variants(ad?.id ?? ''), account: user, fake }), variants };
}

const row = async (format: string) => within(await screen.findByRole('region', { name: format }));

it('shows every format of each variant beside those of the others', async () => {
  const { variants } = openVariants([
    { contents: [aFeedAd({ headline: 'Fresh roast' }), aSearchAd()] },
    { contents: [aFeedAd({ headline: 'Roast, fresh' })] },
  ]);
  expect(await screen.findByText('Spring sale · 2 variants')).toBeVisible();
  const feeds = (await row('Facebook feed')).getAllByRole('listitem');
  expect(feeds).toHaveLength(2);
  expect(within(feeds[0] as HTMLElement).getByText('Fresh roast')).toBeVisible();
  expect(within(feeds[1] as HTMLElement).getByText('Roast, fresh')).toBeVisible();
  const [, missing] = (await row('Google search')).getAllByRole('listitem');
  expect(missing).toHaveTextContent('Not in this variant');
  expect(within(feeds[1] as HTMLElement).getByRole('link', { name: 'B' })).toHaveAttribute(
    'href',
    paths.ad(variants[1]?.id ?? ''),
  );
});

it('says in words what differs', async () => {
  const picture = { headline: 'Fresh roast', subheadline: '', body: '', cta: 'Start' };
  openVariants([{ picture }, { picture: { ...picture, headline: 'Roast, fresh' } }, { picture }]);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhatABC',
    'Artwork: headlineFresh roastRoast, freshFresh roast',
  ]);
});

it('says where nothing differs yet, and where reports can’t tell variants apart', async () => {
  const contents = [aFeedAd({ final_url: 'https://a.example/?utm_source=facebook&utm_content=beans' })];
  openVariants([{ contents }, { contents }]);
  expect(await screen.findByText('These variants are the same so far.')).toBeVisible();
  expect(screen.getByText(/^A and B have a link with the same utm_content/)).toBeVisible();
});

it('shares all variants with one link', async () => {
  const { user, fake, variants } = openVariants([{}, {}]);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  const ids = variants.map(({ id }) => id);
  await waitFor(() => expect(fake.account.proofs.map(({ proof }) => proof.ad_ids)).toEqual([ids]));
});

it('leads an ad without variants to the editor, where they are made', async () => {
  const { user, address, variants } = openVariants([{}]);
  await user.click(await screen.findByRole('link', { name: 'Open the Editor' }));
  await waitFor(() => expect(address()).toBe(paths.ad(variants[0]?.id ?? '')));
});

it('says what is not there, and what couldn’t be loaded', async () => {
  const { user } = openVariants([{}, {}], (fake) =>
    fake.answerNext('listVariants', { status: 500, code: 'internal', detail: 'Something went wrong.' }),
  );
  expect(await screen.findByText('Couldn’t load the ad')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Spring sale · 2 variants')).toBeVisible();
});
