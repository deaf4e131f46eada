import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdFormat } from '../../../../ad-kit/ad';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import type { ArtworkDesign } from '../../../api/adsApi';
import { paths } from '../../../lib/paths';
import { aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

async function openEditor(change: Partial<ArtworkDesign> = {}, formats: AdFormat[] = ['facebook_feed']) {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ contents: formats.map(emptyAd) });
  ad.artwork = { ...ad.artwork, layout: 'full-photo', illustration: 'coffee', ...change };
  fake.account.ads = [ad];
  const view = renderApp({ path: paths.ad(ad.id), account: user, fake });
  await view.user.click(await screen.findByRole('tab', { name: /^Artwork/ }));
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  return {
    ...view,
    pose: () => fake.account.ads[0]?.artwork.object_pose,
    poses: () => {
      const { object_pose: all, size_poses: own } = fake.account.ads[0]?.artwork ?? {};
      return { all, own };
    },
  };
}

const controls = () => screen.getByRole('group', { name: 'Adjust illustration' });
const button = (name: string) => within(controls()).getByRole('button', { name });
const onArtwork = () => screen.findByRole('button', { name: 'Edit illustration' });

/** Drags by three steps to the left and two down. */
async function dragOnArtwork() {
  const object = await onArtwork();
  object.setPointerCapture = () => undefined;
  object.hasPointerCapture = () => true;
  // As large as the drawing: a step is 3% of 1080.
  const layer = screen.getByRole('group', { name: 'Parts of the artwork' });
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 1080, 1080);
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });
  fireEvent.pointerDown(object, at(200, 200));
  fireEvent.pointerMove(object, at(200 - 33, 200));
  fireEvent.pointerMove(object, at(200 - 98, 200 + 65));
  fireEvent.click(object);
}
const choice = (name: string) => within(controls()).getByRole('radio', { name });
const undo = '{Control>}z{/Control}';
const feedAndStory: AdFormat[] = ['facebook_feed', 'instagram_story'];

describe('the illustration set by hand', () => {
  it('is mirrored, turned, scaled, and moved, which is stored, and back in one step', async () => {
    const { user, pose } = await openEditor();
    for (const name of ['Mirror', 'Turn left', 'Move up']) await user.click(button(name));
    expect(button('Mirror')).toHaveAttribute('aria-pressed', 'true');
    expect(within(controls()).getByRole('status')).toHaveTextContent('Mirrored · turned 15° left · moved 1 up');
    await waitFor(() => expect(pose()).toEqual({ mirrored: true, turn: -1, down: -1 }));
    await user.click(button('Reset'));
    expect(button('Mirror')).toHaveFocus();
    await waitFor(() => expect(pose()).toBeUndefined());
  });

  it('goes no further than there are steps, and each change is one step of undo', async () => {
    const { user } = await openEditor();
    for (const _ of [1, 2, 3]) await user.click(button('Make larger'));
    expect(button('Make larger')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Mirror'));
    await user.keyboard('{Control>}z{/Control}');
    expect(within(controls()).getByRole('status')).toHaveTextContent('2 steps larger');
  });

  it('is moved by arrow keys on the artwork', async () => {
    const { user, pose } = await openEditor();
    const object = await onArtwork();
    act(() => object.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(pose()).toEqual({ across: -2, down: 1 }));
    expect(await onArtwork()).toHaveFocus();
  });

  it('is dragged on the artwork, which is one step of undo and no click', async () => {
    const { user, pose } = await openEditor();
    await dragOnArtwork();
    await waitFor(() => expect(pose()).toEqual({ across: -3, down: 2 }));
    expect(screen.getByRole('combobox', { name: 'Illustration' })).not.toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(pose()).toBeUndefined());
  });

  it('stays upright where it is a portrait', async () => {
    await openEditor({ illustration: 'portrait-man' });
    expect(within(controls()).queryByRole('button', { name: 'Turn left' })).not.toBeInTheDocument();
    expect(button('Mirror')).toBeVisible();
  });

  it('can’t be set where the layout shows none', async () => {
    await openEditor({ layout: 'triple-word', object_pose: { turn: 1 } });
    expect(screen.queryByRole('group', { name: 'Adjust illustration' })).not.toBeInTheDocument();
    expect(screen.getByText('The “Triple word” layout shows no illustration.')).toBeVisible();
  });
});

describe('the illustration set in one size alone', () => {
  it('is moved in the size in front, by buttons and on the artwork, and the others stay', async () => {
    const { user, poses } = await openEditor({ object_pose: { turn: 1 } }, feedAndStory);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Size' }), '1080 × 1920');
    expect(choice('All sizes')).toBeChecked();
    await user.click(choice('Only 1080 × 1920'));
    await user.click(button('Make smaller'));
    const object = await onArtwork();
    act(() => object.focus());
    await user.keyboard('{ArrowUp}');
    const own = { '1080x1920': { turn: 1, size: -1, down: -1 } };
    await waitFor(() => expect(poses()).toEqual({ all: { turn: 1 }, own }));
    expect(within(controls()).getByText('1080 × 1920 has adjustments of its own.')).toBeVisible();
    await user.click(button('Turn left'));
    await waitFor(() => expect(poses().own).toEqual({ '1080x1920': { size: -1, down: -1 } }));
    await user.keyboard(undo);
    await waitFor(() => expect(poses().own).toEqual(own));
  });

  it('is dragged in the size in front alone, which is one step of undo', async () => {
    const { user, poses } = await openEditor({ object_pose: { across: 1 } }, feedAndStory);
    await user.click(choice('Only 1080 × 1080'));
    await dragOnArtwork();
    const own = { '1080x1080': { across: -2, down: 2 } };
    await waitFor(() => expect(poses()).toEqual({ all: { across: 1 }, own }));
    await user.keyboard(undo);
    await waitFor(() => expect(poses()).toEqual({ all: { across: 1 }, own: undefined }));
  });

  it('keeps what is its own where all sizes are changed, and goes with them again in one step', async () => {
    const own = { '1080x1920': { turn: -1 } };
    const { user, poses } = await openEditor({ size_poses: own }, ['instagram_story', 'facebook_feed']);
    expect(choice('Only 1080 × 1920')).toBeChecked();
    await user.click(choice('All sizes'));
    await user.click(button('Move down'));
    const moved = { all: { down: 1 }, own: { '1080x1920': { turn: -1, down: 1 } } };
    await waitFor(() => expect(poses()).toEqual(moved));
    await user.click(button('Match other sizes'));
    await waitFor(() => expect(poses()).toEqual({ all: { down: 1 }, own: undefined }));
    expect(button('Mirror')).toHaveFocus();
    expect(choice('All sizes')).toBeChecked();
    await user.keyboard(undo);
    await waitFor(() => expect(poses()).toEqual(moved));
    expect(choice('Only 1080 × 1920')).toBeChecked();
    await user.click(button('Use in all sizes'));
    await waitFor(() => expect(poses()).toEqual({ all: { turn: -1, down: 1 }, own: undefined }));
    await user.keyboard(undo);
    await waitFor(() => expect(poses()).toEqual(moved));
  });

  it('is as in its layout there where nothing is left of its own pose', async () => {
    const { user, poses } = await openEditor({ object_pose: { mirrored: true } }, feedAndStory);
    await user.click(choice('Only 1080 × 1080'));
    await user.click(button('Mirror'));
    expect(button('Mirror')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(poses()).toEqual({ all: { mirrored: true }, own: { '1080x1080': {} } }));
    await user.click(choice('All sizes'));
    await user.click(button('Reset'));
    await waitFor(() => expect(poses()).toEqual({ all: undefined, own: undefined }));
  });

  it('is no choice where the ad has one size, and other sizes are said only where the ad has them', async () => {
    const { user, poses } = await openEditor({ size_poses: { '1200x628': { turn: 1 } } }, ['instagram_story']);
    expect(within(controls()).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(controls()).queryByText(/of its own/)).not.toBeInTheDocument();
    await user.click(button('Mirror'));
    const own = { '1200x628': { turn: 1, mirrored: true } };
    await waitFor(() => expect(poses()).toEqual({ all: { mirrored: true }, own }));
  });
});
