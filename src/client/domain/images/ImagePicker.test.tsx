import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Image } from '../../api/imagesApi';
import { anImage } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { fakeObjectAddresses } from '../../testing/objectAddresses';
import { renderPart } from '../../testing/renderPart';
import { maxImageBytes } from './checkImageFile';
import { ImagePicker } from './ImagePicker';

function withImages(...images: Image[]) {
  const fake = createFakeApi();
  fake.account.images = images;
  for (const { id } of images) fake.account.imageFiles.set(id, new Blob(['picture'], { type: 'image/png' }));
  return fake;
}

function open(fake = createFakeApi(), own: Partial<ComponentProps<typeof ImagePicker>> = {}) {
  fakeObjectAddresses();
  const onChoose = jest.fn<void, [Image]>();
  const picker = <ImagePicker open title="Choose an image" onChoose={onChoose} onClose={jest.fn()} {...own} />;
  return { ...renderPart(picker, { fake }), onChoose };
}

const aFile = (name = 'beans.png', type = 'image/png', bytes = 'picture') => new File([bytes], name, { type });
const uploadField = () => screen.findByLabelText(/Upload an image/);

describe('the account’s images', () => {
  it('are shown with their facts, and one is chosen', async () => {
    const [wide, square] = [anImage(), anImage({ width: 1200, height: 1200, bytes: 2_500_000 })];
    const { user, onChoose } = open(withImages(wide, square), { chosenId: wide.id });
    const chosen = await screen.findByRole('button', { name: /^Choose the image 1600 × 900, 340 KB, Nov 3, 2026/ });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^Choose the image 1200 × 1200, 2.4 MB/ }));
    expect(onChoose).toHaveBeenCalledWith(square);
  });

  it('say how much of the account’s room they take', async () => {
    open(withImages(anImage({ bytes: 2_500_000 }), anImage({ bytes: 10_000_000 })));
    expect(await screen.findByText('Your images and ads use 11.9 MB of 500 MB.')).toBeVisible();
  });

  it('are said to be none', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No images yet' })).toBeVisible();
  });

  it('can be asked for again', async () => {
    const fake = withImages(anImage());
    fake.answerNext('listImages', { status: 503, detail: 'The database is away.', code: 'unavailable' });
    const { user } = open(fake);
    expect(await screen.findByText('The database is away.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Choose the image/ })).toBeVisible();
  });

  it('come a page at a time', async () => {
    const { user } = open(withImages(...Array.from({ length: 13 }, () => anImage())));
    expect(await screen.findByText('1–12 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('13–13 of 13')).toBeVisible();
  });

  it('go back a page when the last one of a page is deleted', async () => {
    const { user } = open(withImages(...Array.from({ length: 13 }, () => anImage())));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('13–13 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Delete the image/ }));
    const question = await screen.findByRole('dialog', { name: 'Delete this image?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Choose the image/ })).toHaveLength(12));
  });

  it('have another try when their files can’t be loaded', async () => {
    const fake = withImages(anImage());
    fake.answerNext('getImage', 'network-error');
    const { user } = open(fake);
    expect(await screen.findByText('Couldn’t load 1 image.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Couldn’t load 1 image.')).not.toBeInTheDocument());
  });
});

describe('an image', () => {
  it('is deleted after a question', async () => {
    const { user, fake } = open(withImages(anImage()));
    await user.click(await screen.findByRole('button', { name: /^Delete the image/ }));
    const question = await screen.findByRole('dialog', { name: 'Delete this image?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No images yet' })).toBeVisible();
    expect(fake.account.images).toEqual([]);
  });

  it('that ads use stays, and the server’s sentence says why', async () => {
    const fake = withImages(anImage());
    const detail = '2 ads use this image. Take it out of them first.';
    fake.answerNext('deleteImage', { status: 409, detail, code: 'image_in_use' });
    const { user } = open(fake);
    await user.click(await screen.findByRole('button', { name: /^Delete the image/ }));
    const question = await screen.findByRole('dialog', { name: 'Delete this image?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText(detail)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(fake.account.images).toHaveLength(1);
  });

  it('that is chosen here can’t be deleted here', async () => {
    const image = anImage();
    open(withImages(image), { chosenId: image.id });
    expect(await screen.findByText('In use')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});

describe('an upload', () => {
  it('is chosen as soon as it is there', async () => {
    const { user, fake, onChoose } = open();
    await user.upload(await uploadField(), aFile());
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
    expect(fake.account.images).toHaveLength(1);
    expect(onChoose).toHaveBeenCalledWith(fake.account.images[0]);
  });

  it('can be dropped', async () => {
    const { onChoose } = open();
    fireEvent.drop(await uploadField(), { dataTransfer: { files: [aFile()] } });
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['another kind', aFile('menu.pdf', 'application/pdf'), 'menu.pdf isn’t a PNG, JPEG, or WebP image.'],
    ['a GIF', aFile('cup.gif', 'image/gif'), 'cup.gif isn’t a PNG, JPEG, or WebP image.'],
    ['nothing', aFile('beans.png', 'image/png', ''), 'beans.png is empty.'],
    [
      'too much',
      Object.defineProperty(aFile(), 'size', { value: maxImageBytes + 1 }),
      'beans.png is 10.0 MB. Images can be up to 10 MB.',
    ],
  ])('is not begun with a file of %s', async (_kind, file, sentence) => {
    const { fake, onChoose } = open();
    fireEvent.drop(await uploadField(), { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(fake.countCalls('uploadImage')).toBe(0);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('that the server refuses says why, and another one works', async () => {
    const fake = createFakeApi();
    const detail = 'This picture is broken and cannot be read.';
    fake.answerNext('uploadImage', { status: 422, detail, code: 'image_invalid' });
    const { user, onChoose } = open(fake);
    await user.upload(await uploadField(), aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(await uploadField()).toHaveAccessibleDescription(detail);
    await user.upload(await uploadField(), aFile());
    await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(detail)).not.toBeInTheDocument();
  });

  it('can be cancelled on its way', async () => {
    const fake = createFakeApi();
    fake.answerNext('uploadImage', 'no-answer');
    const { user, onChoose } = open(fake);
    await user.upload(await uploadField(), aFile());
    expect(await screen.findByText('Uploading beans.png…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await uploadField()).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
