import { screen, waitFor, within } from '@testing-library/react';
import type { SavedAd } from '../../api/adsApi';
import { aCampaign, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { UseInAdButton } from './UseInAdButton';
import type { WrittenCopy } from './writtenCopy';

/** Longer than nobody types before an ad is stored. */
const soon = { timeout: 4000 };

const headline: WrittenCopy = {
  kind: 'headline',
  text: 'Beans With a Birthday',
  platform: 'google',
  adType: 'search',
};

type Setup = { written?: WrittenCopy; ads?: SavedAd[] };

async function openDialog({ written = headline, ads = [] }: Setup = {}) {
  const account = aUser();
  const fake = createFakeApi({ user: account });
  fake.account.ads = ads;
  fake.account.campaigns = [
    aCampaign({ name: 'Free Shipping Week' }),
    aCampaign({ name: 'Over', status: 'completed' }),
  ];
  const view = renderApp({ path: '/settings', account, fake, beside: <UseInAdButton {...written} /> });
  await view.user.click(await screen.findByRole('button', { name: `Use in ad: ${written.text}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use in ad' }));
  const confirm = () => view.user.click(dialog.getByRole('button', { name: 'Open in the editor' }));
  return { ...view, dialog, confirm, stored: () => fake.account.ads[0] };
}

const undo = () => screen.findByRole('button', { name: 'Undo' });
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeVisible(), soon);

describe('in a new ad', () => {
  it('makes the ad for the chosen campaign and the format that fits, and puts the text in', async () => {
    const { user, dialog, confirm, stored, address, fake } = await openDialog();
    expect(dialog.getByLabelText('Format')).toHaveDisplayValue('Responsive search ad');
    const campaigns = dialog.getByLabelText('Campaign');
    await within(campaigns).findByRole('option', { name: 'Free Shipping Week' });
    expect(within(campaigns).queryByRole('option', { name: 'Over' })).not.toBeInTheDocument();
    await user.selectOptions(campaigns, 'Free Shipping Week');
    await confirm();
    expect(await screen.findByRole('textbox', { name: 'Headline 1' })).toHaveValue('Beans With a Birthday');
    await saved();
    expect(stored()).toMatchObject({
      name: 'Beans With a Birthday',
      campaign_id: fake.account.campaigns.find(({ name }) => name === 'Free Shipping Week')?.id,
      contents: [{ format: 'google_search', headlines: [{ text: 'Beans With a Birthday' }, {}, {}] }],
    });
    expect(address()).toBe(`/create/${stored()?.id}`);
  });

  it('is one step that undo takes back', async () => {
    const { user, confirm } = await openDialog();
    await confirm();
    const field = await screen.findByRole('textbox', { name: 'Headline 1' });
    await waitFor(() => expect(field).toHaveValue('Beans With a Birthday'));
    await user.click(await undo());
    expect(field).toHaveValue('');
    expect(await undo()).toBeDisabled();
  });

  it('says beforehand what another format shortens', async () => {
    const text = 'Coffee that is roasted on Thursday, so that it is at your door before the weekend begins';
    const { user, dialog } = await openDialog({ written: { ...headline, text, platform: 'facebook' } });
    expect(dialog.getByText('Every text fits as it is.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Format'), 'Responsive search ad');
    expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(/Shortened: Headline/);
  });
});
