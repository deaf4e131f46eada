import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api } from '../../../api/api';
import { anImage } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeObjectAddresses } from '../../../testing/objectAddresses';
import { renderPart } from '../../../testing/renderPart';
import type { Look } from './look';
import { LookBar } from './LookBar';

const aLook = (own: Partial<Look> = {}): Look => ({
  artwork: { layout: 'shelf', colours: 'roast', display_font: 'fraunces', text_font: 'archivo', brand: 'Northfold' },
  image_id: null,
  ...own,
});

function open({ look = aLook(), warnings = [] as string[], fake = createFakeApi() } = {}) {
  fakeObjectAddresses();
  const latest = { look };
  function Editor() {
    const [state, setState] = useState(latest);
    Object.assign(latest, state);
    return (
      <LookBar
        look={state.look}
        warnings={warnings}
        onChange={(change) => setState((before) => ({ look: { ...before.look, ...change } }))}
      />
    );
  }
  return { ...renderPart(<Editor />, { fake }), latest };
}

describe('the layout', () => {
  it('is one of thirteen, each with its name', async () => {
    const { store } = open();
    // The brand kit is asked for meanwhile: its answer would come after the end of the test.
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
    const group = within(screen.getByRole('radiogroup', { name: 'Layout' }));
    expect(group.getAllByRole('radio')).toHaveLength(13);
    expect(group.getByRole('radio', { name: 'Shelf' })).toBeChecked();
  });

  it('is changed with the arrow keys', async () => {
    const { user, latest } = open();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Shelf' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Cropped window' })).toBeChecked();
    expect(latest.look.artwork).toEqual({ ...aLook().artwork, layout: 'cropped-window' });
  });
});

it('changes the colours among sixteen schemes by keyboard', async () => {
  const { user, latest } = open();
  expect(within(screen.getByRole('radiogroup', { name: 'Colors' })).getAllByRole('radio')).toHaveLength(16);
  for (const _ of ['layout', 'image', 'colors']) await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Orchard' })).toBeChecked();
  expect(latest.look.artwork.colours).toBe('orchard');
});

describe('the brand', () => {
  const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };
  const others = { ...colors, primary: '#123456' };
  const withKit = () => {
    const fake = createFakeApi();
    fake.account.brandKit = { name: 'Northfold', logo_id: null, colors, display_font: 'anton', text_font: 'noto-sans' };
    return fake;
  };
  const branded = (brand_colors = colors) => aLook({ artwork: { ...aLook().artwork, colours: 'brand', brand_colors } });
  const radios = () => within(screen.getByRole('radiogroup', { name: 'Colors' })).getAllByRole('radio');

  it('is the first of the colors, and copies them into the ad', async () => {
    const { user, latest } = open({ fake: withKit() });
    await user.click(await screen.findByRole('radio', { name: 'Brand' }));
    expect(radios()).toHaveLength(17);
    expect(radios()[0]).toBeChecked();
    expect(latest.look.artwork).toMatchObject({ colours: 'brand', brand_colors: colors });
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(latest.look.artwork.colours).toBe('navy');
    expect(latest.look.artwork.brand_colors).toBeUndefined();
  });

  it('keeps the colors that an ad carries until it is told to take those of today', async () => {
    const { user, latest } = open({ fake: withKit(), look: branded(others) });
    const update = await screen.findByRole('button', { name: 'Update to current brand colors' });
    expect(latest.look.artwork.brand_colors).toEqual(others);
    await user.click(update);
    expect(latest.look.artwork.brand_colors).toEqual(colors);
    expect(screen.queryByRole('button', { name: 'Update to current brand colors' })).not.toBeInTheDocument();
  });

  it('stays with an ad whose workspace has no colors any more', () => {
    open({ look: branded() });
    expect(screen.getByRole('radio', { name: 'Brand' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Update to/ })).not.toBeInTheDocument();
  });

  it('is not offered where no colors are set', () => {
    open();
    expect(screen.queryByRole('radio', { name: 'Brand' })).not.toBeInTheDocument();
  });

  it('has its fonts first', async () => {
    const { user, latest } = open({ fake: withKit() });
    await user.click(screen.getByRole('button', { name: 'More' }));
    const fonts = screen.getByRole('combobox', { name: 'Headline font' });
    expect(await within(fonts).findByRole('option', { name: 'Brand: Anton' })).toBeInTheDocument();
    expect(within(fonts).getAllByRole('option')[0]).toHaveTextContent('Brand: Anton');
    expect(within(fonts).queryByRole('option', { name: 'Anton' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Body font' }), 'Brand: Noto Sans');
    expect(latest.look.artwork.text_font).toBe('noto-sans');
  });
});

it('shows the rest when asked for more', async () => {
  const { user, latest } = open();
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByRole('combobox', { name: 'Body font' })).not.toBeInTheDocument();
  await user.click(more);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Headline font' }), 'Anton');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Body font' }), 'Noto Sans');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pattern' }), 'Dots');
  expect(latest.look.artwork).toMatchObject({
    display_font: 'anton',
    text_font: 'noto-sans',
    pattern: 'dots',
  });
});

it('offers the illustrations that the template was written for before all others', async () => {
  const look = aLook();
  look.artwork.suggested_illustrations = ['coffee', 'parcel'];
  const { user, latest } = open({ look });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const field = screen.getByRole('combobox', { name: 'Illustration' });
  const all = within(field).getAllByRole('option', { name: /./ });
  expect(all.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['Coffee bag and cup', 'Open package']);
  const group = within(within(field).getByRole('group', { name: 'Made for this template' }));
  expect(group.getAllByRole('option')).toHaveLength(2);
  expect(within(field).getAllByRole('option', { name: 'Open package' })).toHaveLength(1);
  await user.selectOptions(field, 'Open package');
  expect(latest.look.artwork).toMatchObject({
    illustration: 'parcel',
    suggested_illustrations: ['coffee', 'parcel'],
  });
});

it('offers illustrations by industry, and none', async () => {
  const { user, latest } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const field = screen.getByRole('combobox', { name: 'Illustration' });
  const food = within(within(field).getByRole('group', { name: 'Food & Beverage' }));
  expect(food.getAllByRole('option')).toHaveLength(20);
  await user.selectOptions(field, 'Pizza');
  expect(latest.look.artwork.illustration).toBe('pizza');
  await user.selectOptions(field, 'No illustration');
  expect(latest.look.artwork.illustration).toBeNull();
});

it('chooses, replaces and removes the image', async () => {
  const fake = createFakeApi();
  const image = anImage();
  fake.account.images = [image];
  fake.account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
  const { user, latest } = open({ fake });
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  await user.click(await screen.findByRole('button', { name: /^Choose the image/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(latest.look).toMatchObject({ image_id: image.id });
  const group = screen.getByRole('group', { name: 'Image' });
  expect(await within(group).findByRole('img', { name: 'The ad’s image' })).toBeVisible();
  expect(within(group).getByRole('button', { name: 'Replace' })).toBeVisible();
  await user.click(within(group).getByRole('button', { name: 'Remove image' }));
  expect(latest.look.image_id).toBeNull();
});

it('says what is worth knowing about the drawing', () => {
  open({ warnings: ['The headline is hard to read.', 'The font has no Greek.'] });
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'The headline is hard to read.',
    'The font has no Greek.',
  ]);
});
