import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { paths } from '../../../lib/paths';
import { aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { openInTeam, viewersAreTold } from '../../../testing/inTeam';
import { renderApp } from '../../../testing/renderApp';
import { forgetScreenWidth, onAPhone } from '../../../testing/screenWidth';

const contents = [emptyAd('google_search'), emptyAd('facebook_feed')];

function openEditor() {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ contents });
  fake.account.ads = [ad];
  return { ...renderApp({ path: paths.ad(ad.id), account: user, fake }), ad };
}

async function openArtwork() {
  const view = openEditor();
  await view.user.click(await screen.findByRole('tab', { name: /^Artwork/ }));
  return view;
}

const part = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });
const stage = () => screen.findByRole('region', { name: 'Artwork' });

describe('the artwork in the editor', () => {
  // jsdom has none.
  beforeAll(() => Object.assign(SVGElement.prototype, { setPointerCapture: () => undefined }));
  afterEach(forgetScreenWidth);

  it('leads from a text to its field, selected, and follows what is typed, which is one step of undo', async () => {
    const { user, ad } = await openArtwork();
    await user.click(await part('headline'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, ad.picture.headline.length]);
    await user.paste('Mended for life');
    expect(await within(await stage()).findByRole('img', { name: /Mended for life/ })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue(ad.picture.headline);
  });

  it('is worked by keys alone, and Escape leads back', async () => {
    const { user } = await openArtwork();
    const headline = await part('headline');
    for (const key of ['{Enter}', ' ']) {
      headline.focus();
      await user.keyboard(key);
      expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(await part('headline')).toHaveFocus();
    }
    const parts = within(screen.getByRole('group', { name: 'Parts of the artwork' })).getAllByRole('button');
    for (const one of parts) expect(one).toHaveAttribute('tabindex', '0');
  });

  it('has the focus itself where the text it came from is gone', async () => {
    const { user } = await openArtwork();
    await user.click(await part('call to action'));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit call to action' })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Parts of the artwork' })).toHaveFocus();
  });

  it('leads from the illustration to the choice of them, and from the ground to the colors', async () => {
    const { user } = await openArtwork();
    await user.click(await part('illustration'));
    expect(screen.getByRole('combobox', { name: 'Illustration' })).toHaveFocus();
    await user.click(await part('colors'));
    const colors = within(screen.getByRole('radiogroup', { name: 'Colors' }));
    expect(colors.getByRole('radio', { checked: true })).toHaveFocus();
  });

  it('is edited from the previews too, by whoever has a pointer', async () => {
    openEditor();
    const preview = await screen.findByRole('region', { name: 'Live preview' });
    const title = await within(preview).findByText('Edit headline', { selector: 'title' });
    expect(within(preview).queryByRole('button', { name: 'Edit headline' })).not.toBeInTheDocument();
    fireEvent.click(title);
    expect(screen.getByRole('tab', { name: /^Artwork/ })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('textbox', { name: 'Headline' })).toHaveFocus();
  });

  it('opens the fields on a phone, and Escape the artwork', async () => {
    onAPhone();
    const { user } = await openArtwork();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await part('headline'));
    expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}');
    expect(await part('headline')).toHaveFocus();
  });

  it('is a picture and nothing else for a viewer', async () => {
    openInTeam('viewer', { path: ({ adId }) => paths.ad(adId), ad: { contents } });
    await screen.findByText(viewersAreTold);
    fireEvent.click(screen.getByRole('tab', { name: /^Artwork/ }));
    expect(await within(await stage()).findByRole('img')).toBeVisible();
    expect(screen.queryByText('Edit headline')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Parts of the artwork' })).not.toBeInTheDocument();
  });
});
