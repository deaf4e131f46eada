import { screen, within } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { anImage } from '../../testing/builders';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { fakeObjectAddresses } from '../../testing/objectAddresses';

async function openPicker() {
  fakeObjectAddresses();
  const view = openInTeam('editor', {
    path: ({ adId }) => paths.ad(adId),
    prepare: ({ account }) => {
      const image = anImage();
      account.images = [image];
      account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/png' }));
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add image' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an image' }));
  await dialog.findByRole('button', { name: /^Choose the image/ });
  return { ...view, dialog };
}

describe('the images of a team', () => {
  it('are uploaded and deleted by an editor, who is told where they go', async () => {
    const { dialog } = await openPicker();
    expect(dialog.getByLabelText(/Upload an image/)).toBeEnabled();
    expect(dialog.getByText('In Halden Wool')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Delete the image/ })).toBeEnabled();
  });

  it('can only be viewed by someone who became a viewer in the meantime, and it says why', async () => {
    const { dialog, becomes, readsTeamsAnew } = await openPicker();
    becomes('viewer');
    readsTeamsAnew();
    expect(await dialog.findByText(viewersAreTold)).toBeInTheDocument();
    expect(dialog.queryByLabelText(/Upload an image/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Delete the image/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Choose the image/ })).toBeDisabled();
  });
});
