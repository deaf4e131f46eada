import { screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { paths } from '../../../lib/paths';
import { aSavedAd, aUser, anImage } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeObjectAddresses } from '../../../testing/objectAddresses';
import { renderApp } from '../../../testing/renderApp';

const isDark = (_share: unknown, tone: number) => (tone === 0 ? 1000 : 0);

/** Black letters without a ground of their own. */
const logo = anImage({ type: 'image/png', transparent: true, tones: Array.from({ length: 24 }, isDark) });

async function openEditor({ hasLogo = true } = {}) {
  fakeObjectAddresses();
  const account = aUser();
  const fake = createFakeApi({ user: account });
  fake.account.images = [logo];
  fake.account.imageFiles.set(logo.id, new Blob(['logo'], { type: 'image/png' }));
  const ad = aSavedAd({ contents: [emptyAd('facebook_feed')], logo_id: hasLogo ? logo.id : null });
  // Its ground is dark.
  ad.artwork = { ...ad.artwork, layout: 'one-shape', colours: 'graphite' };
  fake.account.ads = [ad];
  const view = renderApp({ path: paths.ad(ad.id), account, fake });
  await view.user.click(await screen.findByRole('tab', { name: /^Artwork/ }));
  return { ...view, stored: () => fake.account.ads[0] };
}

const group = () => screen.findByRole('group', { name: 'Logo' });
const plate = (name: string) => screen.getByRole('radio', { name });

it('stands beside the brand, and is chosen and removed there', async () => {
  const { user, stored } = await openEditor({ hasLogo: false });
  expect(screen.getByRole('textbox', { name: 'Brand' })).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Plate behind the logo' })).not.toBeInTheDocument();
  await user.click(within(await group()).getByRole('button', { name: 'Add logo' }));
  await user.click(await screen.findByRole('button', { name: /^Choose the image/ }));
  await waitFor(() => expect(stored()?.logo_id).toBe(logo.id));
  await user.click(within(await group()).getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(stored()?.logo_id).toBeNull());
});

it('has a plate where it needs one, always, or never, which is stored', async () => {
  const { user, stored } = await openEditor();
  expect(plate('Automatic')).toBeChecked();
  await user.click(plate('Always'));
  await waitFor(() => expect(stored()?.artwork.logo_plate).toBe('always'));
  await user.click(plate('None'));
  expect((await screen.findAllByText(/^The logo is hard to see on its background/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(stored()?.artwork.logo_plate).toBe('none'));
  await user.click(plate('Automatic'));
  await waitFor(() => expect(stored()?.artwork.logo_plate).toBeUndefined());
  await waitFor(() => expect(screen.queryByText(/^The logo is hard to see/)).not.toBeInTheDocument());
});

it('is set larger and smaller, and back to its layout’s size', async () => {
  const { user, stored } = await openEditor();
  const size = within(screen.getByRole('group', { name: 'Size of the logo' }));
  await user.click(size.getByRole('button', { name: 'Make the logo larger' }));
  await user.click(size.getByRole('button', { name: 'Make the logo larger' }));
  expect(size.getByRole('button', { name: 'Make the logo larger' })).toHaveAttribute('aria-disabled', 'true');
  expect(size.getByRole('status')).toHaveTextContent('2 steps larger');
  await waitFor(() => expect(stored()?.artwork.logo_size).toBe(2));
  await user.click(size.getByRole('button', { name: 'Reset the size of the logo' }));
  await waitFor(() => expect(stored()?.artwork.logo_size).toBeUndefined());
});

it('opens where it is touched on the artwork', async () => {
  const { user } = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Edit logo' }));
  expect(within(await group()).getByRole('button', { name: 'Replace' })).toHaveFocus();
});
