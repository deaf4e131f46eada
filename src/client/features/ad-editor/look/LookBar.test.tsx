import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { PictureTexts } from '../../../api/adsApi';
import { anImage } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeObjectAddresses } from '../../../testing/objectAddresses';
import { renderPart } from '../../../testing/renderPart';
import type { Look } from './look';
import { LookBar } from './LookBar';

const aLook = (own: Partial<Look> = {}): Look => ({
  artwork: { layout: 'shelf', colours: 'roast', display_font: 'fraunces', text_font: 'archivo', brand: 'Northfold' },
  image_id: null,
  logo_id: null,
  ...own,
});
const someTexts: PictureTexts = { headline: 'Fresh roast', subheadline: '', body: '', cta: 'Subscribe' };

function open({ look = aLook(), warnings = [] as string[], fake = createFakeApi() } = {}) {
  fakeObjectAddresses();
  const latest = { look, texts: someTexts };
  function Editor() {
    const [state, setState] = useState(latest);
    Object.assign(latest, state);
    return (
      <LookBar
        look={state.look}
        texts={state.texts}
        warnings={warnings}
        onChange={(change) => setState((before) => ({ ...before, look: { ...before.look, ...change } }))}
        onTextsChange={(change) => setState((before) => ({ ...before, texts: { ...before.texts, ...change } }))}
      />
    );
  }
  return { ...renderPart(<Editor />, { fake }), latest };
}

describe('the layout', () => {
  it('is one of twelve, each with its name', () => {
    open();
    const group = within(screen.getByRole('radiogroup', { name: 'Layout' }));
    expect(group.getAllByRole('radio')).toHaveLength(12);
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
  expect(within(screen.getByRole('radiogroup', { name: 'Colours' })).getAllByRole('radio')).toHaveLength(16);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Orchard' })).toBeChecked();
  expect(latest.look.artwork.colours).toBe('orchard');
});

it('shows the rest when asked for more', async () => {
  const { user, latest } = open();
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByRole('combobox', { name: 'Text font' })).not.toBeInTheDocument();
  await user.click(more);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Headline font' }), 'Anton');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Text font' }), 'Noto Sans');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pattern' }), 'Dots');
  await user.type(screen.getByRole('textbox', { name: 'Brand name' }), ' Coffee');
  expect(latest.look.artwork).toMatchObject({
    display_font: 'anton',
    text_font: 'noto-sans',
    pattern: 'dots',
    brand: 'Northfold Coffee',
  });
});

it('offers illustrations by industry, and none', async () => {
  const { user, latest } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const field = screen.getByRole('combobox', { name: 'Illustration' });
  const food = within(within(field).getByRole('group', { name: 'Food & Beverage' }));
  expect(food.getAllByRole('option')).toHaveLength(4);
  await user.selectOptions(field, 'Pizza');
  expect(latest.look.artwork.illustration).toBe('pizza');
  await user.selectOptions(field, 'No illustration');
  expect(latest.look.artwork.illustration).toBeNull();
});

it('keeps the brand within what can be saved', async () => {
  const { user, latest } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const field = screen.getByRole('textbox', { name: 'Brand name' });
  await user.clear(field);
  await user.click(field);
  await user.paste('a'.repeat(70));
  expect(latest.look.artwork.brand).toHaveLength(60);
  expect(screen.getAllByText(/\/ 60/).map((each) => each.textContent)).toContain('60 / 60');
});

it('chooses, replaces and removes the image and the logo', async () => {
  const fake = createFakeApi();
  const image = anImage();
  fake.account.images = [image];
  fake.account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
  const { user, latest } = open({ fake });
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  await user.click(await screen.findByRole('button', { name: /^Choose the image/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(latest.look).toMatchObject({ image_id: image.id, logo_id: null });
  const group = screen.getByRole('group', { name: 'Image' });
  expect(await within(group).findByRole('img', { name: 'The ad’s image' })).toBeVisible();
  expect(within(group).getByRole('button', { name: 'Replace' })).toBeVisible();
  await user.click(within(group).getByRole('button', { name: 'Remove the image' }));
  expect(latest.look.image_id).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Add logo' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a logo' })).toBeVisible();
});

it('changes what the drawing says and counts it', async () => {
  const { user, latest } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.type(screen.getByRole('textbox', { name: 'Headline in the picture' }), ' 🙂');
  await waitFor(() => expect(latest.texts).toEqual({ ...someTexts, headline: 'Fresh roast 🙂' }));
  expect(screen.getByText(/\/ 200/)).toHaveTextContent('13 / 200');
});

it('says which layout draws the points', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Drawn by the layout “Question and call” alone.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Question and call' }));
  expect(screen.getByText('Each line is a point of its own.')).toBeVisible();
});

it('says what is worth knowing about the drawing', () => {
  open({ warnings: ['The headline is hard to read.', 'The font has no Greek.'] });
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'The headline is hard to read.',
    'The font has no Greek.',
  ]);
});
