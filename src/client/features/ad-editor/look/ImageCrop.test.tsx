import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import type { ImageCrops, SavedAd } from '../../../api/adsApi';
import type { Image } from '../../../api/imagesApi';
import { aSavedAd, aUser, anImage } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { fakeObjectAddresses } from '../../../testing/objectAddresses';
import { renderApp } from '../../../testing/renderApp';

function openEditor({ image = anImage(), ad = {} }: { image?: Image; ad?: Partial<SavedAd> } = {}) {
  fakeObjectAddresses();
  const user = aUser();
  const fake = createFakeApi({ user });
  const contents = [emptyAd('facebook_feed'), emptyAd('linkedin_image')];
  const stored = aSavedAd({ contents, image_id: image.id, ...ad });
  fake.account.ads = [stored];
  fake.account.images = [image];
  fake.account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
  const view = renderApp({ path: `/create/${stored.id}`, account: user, fake });
  const savedCrops = (): ImageCrops | undefined => fake.account.ads[0]?.artwork.image_crops;
  return { ...view, savedCrops, fake };
}

async function openCrop({ user }: ReturnType<typeof openEditor>) {
  await user.click(await screen.findByRole('button', { name: 'Crop', expanded: false }));
  expect(screen.getByRole('group', { name: 'Image crop' })).toBeVisible();
}

it('moves the focal point with the arrow keys, by more with Shift, and back home', async () => {
  const view = openEditor();
  await openCrop(view);
  const point = screen.getByRole('slider', { name: 'Focal point' });
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  expect(point).toHaveAccessibleDescription('Arrow keys move it, Home resets it.');
  act(() => point.focus());
  await view.user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(point).toHaveAttribute('aria-valuetext', '54% from the left, 40% from the top');
  await waitFor(() => expect(view.savedCrops()).toEqual({ '1080x1080': { x: 0.54, y: 0.4, zoom: 1 } }));
  await view.user.keyboard('{Home}');
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
});

it('keeps a crop for each size, and one for all of them when that is asked for', async () => {
  const view = openEditor();
  await openCrop(view);
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  fireEvent.change(zoom, { target: { value: '2.5' } });
  expect(zoom).toHaveAttribute('aria-valuetext', '2.5×');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '1200 × 628');
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await waitFor(() => expect(view.savedCrops()).toEqual({ '1080x1080': { x: 0.5, y: 0.5, zoom: 2.5 } }));
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } });
  await view.user.click(screen.getByRole('button', { name: 'Use in all sizes' }));
  await waitFor(() =>
    expect(Object.values(view.savedCrops() ?? {}).map(({ zoom: each }) => each)).toEqual([4, 4, 4, 4, 4]),
  );
});

it('takes a crop back by undo, and gives it up by reset, as if there had never been one', async () => {
  const view = openEditor({
    ad: { artwork: { ...aSavedAd().artwork, image_crops: { '1080x1080': { x: 0.2, y: 0.3, zoom: 3 } } } },
  });
  await openCrop(view);
  const point = screen.getByRole('slider', { name: 'Focal point' });
  expect(point).toHaveAttribute('aria-valuetext', '20% from the left, 30% from the top');
  await view.user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  await waitFor(() => expect(view.savedCrops()).toBeUndefined());
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(point).toHaveAttribute('aria-valuetext', '20% from the left, 30% from the top');
});

it('gives a cut-out a shadow, and takes it away', async () => {
  const view = openEditor({ image: anImage({ transparent: true, type: 'image/png' }) });
  const stored = () => view.fake.account.ads[0]?.artwork.cut_out_shadow;
  await openCrop(view);
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  await view.user.click(screen.getByRole('radio', { name: 'Grain' }));
  await waitFor(() => expect(stored()).toBe('grain'));
  await view.user.click(screen.getByRole('radio', { name: 'None' }));
  await waitFor(() => expect(stored()).toBeUndefined());
});

it('offers a photo no shadow', async () => {
  await openCrop(openEditor());
  expect(screen.queryByRole('radiogroup', { name: 'Shadow' })).not.toBeInTheDocument();
});

it('starts over with another image, and says of a cut-out that it is shown whole', async () => {
  const view = openEditor({
    image: anImage({ transparent: true, type: 'image/png' }),
    ad: { artwork: { ...aSavedAd().artwork, image_crops: { '1080x1080': { x: 0.2, y: 0.3, zoom: 3 } } } },
  });
  await openCrop(view);
  expect(screen.getByText('This image is a cut-out, so it’s shown whole unless you zoom in.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByRole('button', { name: 'Crop' })).not.toBeInTheDocument();
  await waitFor(() => expect(view.fake.account.ads[0]?.image_id).toBeNull());
  expect(view.savedCrops()).toBeUndefined();
});
