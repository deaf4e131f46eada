import { screen, waitFor } from '@testing-library/react';
import type { BrandKit } from '../../api/brandApi';
import { paths } from '../../lib/paths';
import { anImage } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { fakeObjectAddresses } from '../../testing/objectAddresses';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';
import { firstColors, hexOf } from './kitForm';

const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };

function open(kit: Partial<BrandKit> = {}, prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => {}) {
  fakeObjectAddresses();
  const fake = createFakeApi();
  fake.account.brandKit = { ...fake.account.brandKit, ...kit };
  prepare(fake);
  return renderApp({ path: '/brand-kit', fake });
}

const save = () => screen.findByRole('button', { name: 'Save brand kit' });

describe('the brand kit', () => {
  it('says what it is for while it is empty, and is saved', async () => {
    const { user, fake } = open();
    expect(await screen.findByText(/^Nothing is set yet/)).toBeVisible();
    expect(await save()).toBeDisabled();
    await user.type(screen.getByLabelText('Brand name'), ' Halden ');
    await user.selectOptions(screen.getByLabelText('Headline font'), 'Anton');
    await user.click(screen.getByRole('button', { name: 'Add colors' }));
    await user.click(await save());
    expect(await screen.findByText('Brand kit saved')).toBeVisible();
    expect(fake.account.brandKit).toEqual({
      name: 'Halden',
      logo_id: null,
      colors: firstColors,
      display_font: 'anton',
      text_font: null,
    });
    await waitFor(async () => expect(await save()).toBeDisabled());
    expect(screen.queryByText(/^Nothing is set yet/)).not.toBeInTheDocument();
  });

  it('takes colors that are typed, and says what is none', async () => {
    const { user, fake } = open({ colors });
    const field = await screen.findByLabelText('Primary');
    await user.clear(field);
    await user.type(field, 'green');
    expect(field).toHaveAccessibleDescription('Enter a color such as #0b6e4f.');
    expect(await save()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '0B6');
    await user.tab();
    expect(field).toHaveValue('#00bb66');
    expect(screen.getByLabelText('Pick the primary color')).toHaveValue('#00bb66');
    await user.click(await save());
    await waitFor(() => expect(fake.account.brandKit.colors).toEqual({ ...colors, primary: '#00bb66' }));
  });

  it('says in words which color is too close, and what is used instead', async () => {
    const { user } = open({ colors });
    expect(await screen.findByText('These colors work together. Ads use them as they are.')).toBeVisible();
    const field = screen.getByLabelText('Accent');
    await user.clear(field);
    await user.type(field, '#fff0e0');
    expect(
      await screen.findByText(/Your accent color is too close to your background\. Shapes use #[0-9a-f]{6} instead\./),
    ).toBeVisible();
  });

  it('shows the logo whole on light and on dark, and lets go of it', async () => {
    const image = anImage();
    const { user, fake } = open({ logo_id: image.id }, ({ account }) => {
      account.images = [image];
      account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
    });
    expect(await screen.findByRole('img', { name: 'Your logo on a light background' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your logo on a dark background' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    await user.click(await save());
    await waitFor(() => expect(fake.account.brandKit.logo_id).toBeNull());
  });

  it('is put back as it was', async () => {
    const { user } = open({ name: 'Halden', colors });
    const name = await screen.findByLabelText('Brand name');
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Remove colors' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(name).toHaveValue('Halden');
    expect(screen.getByLabelText('Primary')).toHaveValue('#0b6e4f');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  it('keeps what was typed where it is refused', async () => {
    const { user, fake } = open();
    const errors = [{ field: 'name', message: 'Name is refused.' }];
    const name = await screen.findByLabelText('Brand name');
    await user.type(name, 'Halden');
    fake.answerNext('updateBrandKit', { status: 422, code: 'validation_failed', detail: 'Please check.', errors });
    await user.click(await save());
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining('Name is refused.')));
    expect(name).toHaveValue('Halden');
  });

  it('is offered again where it can’t be loaded', async () => {
    const down = { status: 503, code: 'unavailable', detail: 'Please try again.' } as const;
    const { user } = open({ name: 'Halden' }, (fake) => fake.answerNext('getBrandKit', down));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Brand name')).toHaveValue('Halden');
  });

  it('is read by a viewer of the team, who is told why nothing can be changed', async () => {
    openInTeam('viewer', { path: () => paths.brandKit });
    expect(await screen.findByLabelText('Brand name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add logo' })).toBeDisabled();
    expect(screen.getAllByText(viewersAreTold)[0]).toBeVisible();
  });

  it('is reached from the settings', async () => {
    const { user, address } = renderApp({ path: '/settings' });
    await user.click(await screen.findByRole('link', { name: 'Edit brand kit' }));
    expect(address()).toBe('/brand-kit');
    expect(await screen.findByRole('heading', { name: 'Brand kit' })).toBeVisible();
  });
});

it.each([
  ['#0B6E4F', '#0b6e4f'],
  [' 0b6e4f', '#0b6e4f'],
  ['#0b6', '#00bb66'],
  ['green', undefined],
  ['#0b6e4f00', undefined],
  ['', undefined],
])('reads %j as a color', (text, hex) => {
  expect(hexOf(text)).toBe(hex);
});
