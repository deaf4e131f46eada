import { screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aLinkedinAd, aSearchAd, unpinned } from '../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../api/adsApi';
import { aCampaign, aSavedAd, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { UseInAdButton } from './UseInAdButton';
import type { WrittenCopy } from './writtenCopy';

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
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeVisible());

describe('in a new ad', () => {
  it('makes the ad for the chosen campaign and the format that fits, and puts the text in', async () => {
    const { user, dialog, confirm, stored, address, fake } = await openDialog();
    expect(dialog.getByLabelText('Format')).toHaveDisplayValue('Google search');
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

  it('begins with the brand kit', async () => {
    const { confirm, stored, fake } = await openDialog();
    fake.account.brandKit = { ...fake.account.brandKit, name: 'Northfold', text_font: 'noto-sans' };
    await confirm();
    await waitFor(() => expect(stored()?.artwork).toMatchObject({ brand: 'Northfold', text_font: 'noto-sans' }));
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
    expect(dialog.getByText('Everything fits as is.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Format'), 'Google search');
    expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(/Shortened: Headline/);
  });
});

describe('in an existing ad', () => {
  const chooseAd = async ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, name: RegExp) => {
    await user.click(dialog.getByRole('radio', { name: 'In an existing ad' }));
    await user.click(await dialog.findByRole('radio', { name }));
  };
  const bothFormats = () => aSavedAd({ name: 'Friday roast', contents: [aFeedAd(), aSearchAd()] });

  it('puts the text into the format that it was written for, and shows that', async () => {
    const view = await openDialog({ ads: [bothFormats()] });
    await chooseAd(view, /Friday roast.*Facebook feed, Google search.*No campaign/);
    expect(view.dialog.getByLabelText('Format')).toHaveDisplayValue('Google search');
    await view.confirm();
    expect(await screen.findByRole('textbox', { name: 'Headline 4' })).toHaveValue('Beans With a Birthday');
    expect(screen.getByRole('tab', { name: /Google search/ })).toHaveAttribute('aria-selected', 'true');
    await saved();
    expect(view.stored()?.contents).toMatchObject([aFeedAd(), { format: 'google_search' }]);
  });

  it('finds ads by their names', async () => {
    const view = await openDialog({ ads: [bothFormats(), aSavedAd({ name: 'Office beans' })] });
    await view.user.click(view.dialog.getByRole('radio', { name: 'In an existing ad' }));
    await view.dialog.findByRole('radio', { name: /Friday roast/ });
    await view.user.type(view.dialog.getByLabelText('Search your ads'), 'office');
    await waitFor(() => expect(view.dialog.queryByRole('radio', { name: /Friday roast/ })).not.toBeInTheDocument());
    expect(view.dialog.getByRole('radio', { name: /Office beans/ })).toBeVisible();
  });

  it('asks which headline makes way where all places are taken', async () => {
    const texts = Array.from({ length: 15 }, (_, index) => `Roast number ${index + 1}`);
    const view = await openDialog({ ads: [aSavedAd({ contents: [aSearchAd({ headlines: unpinned(...texts) })] })] });
    await chooseAd(view, /Friday roast/);
    await view.user.selectOptions(view.dialog.getByLabelText('Which one it replaces'), 'Headline 3: Roast number 3');
    expect(view.dialog.getByRole('region', { name: 'What it replaces' })).toHaveTextContent('Roast number 3');
    await view.confirm();
    const field = await screen.findByRole('textbox', { name: 'Headline 3' });
    await waitFor(() => expect(field).toHaveValue('Beans With a Birthday'));
    expect(screen.getAllByRole('textbox', { name: /^Headline \d+$/ })).toHaveLength(15);
  });

  it('lets the person choose the button where no button says it', async () => {
    const written: WrittenCopy = { ...headline, kind: 'call_to_action', text: 'Wake up happy', platform: 'linkedin' };
    const view = await openDialog({ written, ads: [aSavedAd({ contents: [aLinkedinAd()] })] });
    await chooseAd(view, /Friday roast/);
    expect(view.dialog.getByText(/No button of LinkedIn says this/)).toBeVisible();
    await view.user.selectOptions(view.dialog.getByLabelText('Button'), 'Subscribe');
    await view.confirm();
    await waitFor(() => expect(screen.getByLabelText('Call to action')).toHaveDisplayValue('Subscribe'));
  });

  it('tells that nothing would change', async () => {
    const view = await openDialog({
      written: { ...headline, text: 'Fresh Coffee Beans' },
      ads: [aSavedAd({ contents: [aSearchAd()] })],
    });
    await chooseAd(view, /Friday roast/);
    await view.confirm();
    expect(view.dialog.getByText('The ad already says this.')).toBeVisible();
    expect(view.address()).toBe('/settings');
  });

  it('is put on top of what the ad says by then, and what was not stored of it is not lost', async () => {
    const view = await openDialog({ ads: [aSavedAd({ contents: [aSearchAd()] })] });
    await chooseAd(view, /Friday roast/);
    const [ad] = view.fake.account.ads;
    if (!ad) throw new Error('There is no ad.');
    const longer = aSearchAd({ headlines: unpinned('One', 'Two', 'Three', 'Four') });
    view.fake.account.ads = [{ ...ad, contents: [longer], revision: 5 }];
    await view.confirm();
    expect(await screen.findByRole('textbox', { name: 'Headline 5' })).toHaveValue('Beans With a Birthday');
    await saved();
    expect(view.stored()).toMatchObject({ revision: 6, contents: [{ headlines: { length: 5 } }] });
  });
});

it('puts in a whole ad, part by part', async () => {
  const text = 'Tired of stale beans?\nOurs are roasted to order.\nSign up today.';
  const view = await openDialog({ written: { kind: 'full_ad', text, platform: 'facebook', adType: 'display' } });
  await view.confirm();
  expect(await screen.findByRole('textbox', { name: 'Headline' })).toHaveValue('Tired of stale beans?');
  expect(screen.getByRole('textbox', { name: 'Primary text' })).toHaveValue(
    'Ours are roasted to order. Sign up today.',
  );
  expect(screen.getByLabelText('Call to action')).toHaveDisplayValue('Sign up');
  await view.user.click(await undo());
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
});

it('is handed over once: going back and forth puts nothing in twice', async () => {
  const { confirm, goBack, user } = await openDialog({ ads: [] });
  await confirm();
  expect(await screen.findByRole('textbox', { name: 'Headline 1' })).toHaveValue('Beans With a Birthday');
  await user.click(await undo());
  await user.click(screen.getByRole('link', { name: 'Templates' }));
  await screen.findByRole('heading', { level: 1, name: /Templates/ });
  goBack();
  expect(await screen.findByRole('textbox', { name: 'Headline 1' })).toHaveValue('');
});

it('keeps the dialog and says why where the ad could not be made', async () => {
  const { confirm, dialog, fake } = await openDialog();
  fake.answerNext('createAd', 'network-error');
  await confirm();
  expect(await dialog.findByText('Network error. Please try again.')).toBeVisible();
  await confirm();
  expect(await screen.findByRole('textbox', { name: 'Headline 1' })).toHaveValue('Beans With a Birthday');
});
