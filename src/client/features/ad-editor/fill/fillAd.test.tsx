import { screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import { wordsIn } from '../../../../ad-kit/sampleTexts';
import { aFeedAd } from '../../../../ad-kit/testing/adBuilders';
import type { AdToFill } from '../../../api/aiApi';
import { aBrief, aCampaign, aProAccount, aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { pasteInto } from '../../../testing/pasteInto';
import { renderApp } from '../../../testing/renderApp';

type Options = {
  account?: ReturnType<typeof aUser>;
  own?: Partial<ReturnType<typeof aSavedAd>>;
  brief?: ReturnType<typeof aBrief> | null;
};

const blank = { headline: '', subheadline: '', body: '', cta: '' };

function openEditor({ account = aProAccount(), own = {}, brief = aBrief() }: Options = {}) {
  const fake = createFakeApi({ user: account });
  const campaign = aCampaign({ name: 'Northfold spring', target_audience: 'Home brewers' });
  fake.account.campaigns = [campaign];
  if (brief) fake.account.briefs.set(campaign.id, { brief, revision: 1 });
  const ad = aSavedAd({
    contents: [emptyAd('google_search'), emptyAd('facebook_feed')],
    picture: blank,
    campaign_id: campaign.id,
    ...own,
  });
  fake.account.ads = [ad];
  const view = renderApp({ path: `/create/${ad.id}`, account, fake });
  const open = async (name = 'Fill from brief') => {
    await view.user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'Fill from brief' });
    // What is shown while the brief is loaded is another dialog.
    await waitFor(() => expect(fake.countCalls('getCampaignBrief')).toBeGreaterThan(0));
    await screen.findByText(/^(?:Writes every field|Change the brief|Ads filled from)/);
    return screen.getByRole('dialog', { name: 'Fill from brief' });
  };
  const saved = () => {
    const [stored] = fake.account.ads;
    if (!stored) throw new Error('The ad is gone.');
    return stored;
  };
  const wishes = () => fake.calls.filter(({ operation }) => operation === 'fillAd').map(({ body }) => body as AdToFill);
  return { ...view, open, saved, wishes, campaign };
}

it('writes every format and the artwork from the campaign’s brief, as one step, and marks what is from it', async () => {
  const { user, open, saved } = openEditor();
  const dialog = within(await open());
  expect(await dialog.findByLabelText('Offer')).toHaveValue('20% off the first box');
  await user.click(dialog.getByRole('button', { name: 'Fill the ad' }));
  await waitFor(() => expect(saved().from_brief?.brief).toEqual(aBrief()));
  const { contents, picture, from_brief: note } = saved();
  for (const ad of contents) {
    expect(wordsIn(ad).length).toBeGreaterThan(2);
    for (const { text } of wordsIn(ad)) expect(note?.texts).toContain(text);
  }
  expect(Object.values(picture)).not.toContain('');

  const field = await screen.findByRole('textbox', { name: 'Headline 1' });
  expect(screen.getAllByTitle('Written from the brief').length).toBeGreaterThan(3);
  await user.type(field, '!');
  expect(await screen.findByTitle('Edited since')).toBeVisible();
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(undo as HTMLElement);
  await user.click(undo as HTMLElement);
  await waitFor(() => expect(saved().contents).toEqual([emptyAd('google_search'), emptyAd('facebook_feed')]));
  expect(screen.queryByTitle('Written from the brief')).not.toBeInTheDocument();
});

it('keeps a brief that is typed here with the campaign, unless it is not to be', async () => {
  const { user, open, fake, campaign } = openEditor({ brief: null });
  const dialog = within(await open());
  expect(await dialog.findByLabelText('Target audience')).toHaveValue('Home brewers');
  await user.click(dialog.getByRole('button', { name: 'Fill the ad' }));
  expect(await dialog.findByText('Please enter a product or service.')).toBeVisible();
  await pasteInto(user, dialog.getByLabelText('Product or service name'), 'Northfold Coffee');
  await pasteInto(user, dialog.getByLabelText('Offer'), '20% off the first box');
  expect(dialog.getByLabelText('Save this as the brief of Northfold spring')).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Fill the ad' }));
  await waitFor(() =>
    expect(fake.account.briefs.get(campaign.id)).toMatchObject({
      brief: { product_name: 'Northfold Coffee', target_audience: 'Home brewers' },
      revision: 1,
    }),
  );
});

it('offers what a changed offer changes, with the list before, and leaves what was edited by hand', async () => {
  const before = aBrief();
  const feed = aFeedAd({ primary_text: 'Get 20% off the first box.', headline: 'Ana says: 20% off', description: '' });
  const { user, open, saved, wishes } = openEditor({
    own: { contents: [feed], from_brief: { brief: before, texts: ['Get 20% off the first box.'] } },
    brief: aBrief({ offer: '25% off the first box' }),
  });
  expect(await screen.findByText('The brief has changed: offer.')).toBeVisible();
  const dialog = within(await open('Update from brief'));
  await user.click(await dialog.findByRole('button', { name: 'Review changes' }));
  const review = within(await screen.findByRole('dialog', { name: 'What changes in the ad' }));
  expect(wishes().at(-1)).toMatchObject({ previous_brief: before });
  const list = within(review.getByRole('list', { name: 'Texts that change' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Facebook feed: primary textGet 20% off the first box.Get 25% off the first box.',
  ]);
  expect(review.getByText('Ana says: 20% off')).toBeVisible();
  expect(saved().contents).toEqual([feed]);
  await user.click(review.getByRole('button', { name: 'Change 1 text' }));
  await waitFor(() => expect(saved().contents).toEqual([{ ...feed, primary_text: 'Get 25% off the first box.' }]));
  expect(await screen.findByText('Filled from a brief.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await waitFor(() => expect(saved().contents).toEqual([feed]));
});

it('keeps what is typed when the writing fails, and says why', async () => {
  const { user, open, fake, saved } = openEditor();
  const dialog = within(await open());
  await pasteInto(user, await dialog.findByLabelText('Offer'), ' today');
  fake.answerNext('fillAd', { status: 503, code: 'unavailable', detail: 'The model didn’t answer.' });
  await user.click(dialog.getByRole('button', { name: 'Fill the ad' }));
  expect(await dialog.findByText('The model didn’t answer.')).toBeVisible();
  expect(dialog.getByLabelText('Offer')).toHaveValue('20% off the first box today');
  expect(saved().contents).toEqual([emptyAd('google_search'), emptyAd('facebook_feed')]);
});

it('says at its field what the server refuses of the brief', async () => {
  const { user, open, fake } = openEditor();
  const dialog = within(await open());
  const errors = [{ field: 'brief.landing_page', message: 'Landing page must be a web address.' }];
  fake.answerNext('fillAd', { status: 422, code: 'validation_failed', detail: 'Please check.', errors });
  await user.click(await dialog.findByRole('button', { name: 'Fill the ad' }));
  expect(await dialog.findByText('Landing page must be a web address.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Landing page')).toHaveFocus());
});

it('lists what of the brief the ad does not say', async () => {
  const brief = aBrief({ key_benefits: ['Lose 20 lbs in 30 days guaranteed'] });
  const { user, open } = openEditor({ brief });
  const dialog = within(await open());
  await user.click(await dialog.findByRole('button', { name: 'Fill the ad' }));
  const done = within(await screen.findByRole('dialog', { name: 'Ad filled from the brief' }));
  expect(done.getByText('Lose 20 lbs in 30 days guaranteed')).toBeVisible();
  await user.click(done.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says which plans it takes, and asks for nothing', async () => {
  const { open, fake } = openEditor({ account: aUser() });
  const dialog = within(await open());
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Ads filled from a brief are part of the Pro, Business, and Enterprise plans.',
  );
  expect(fake.countCalls('fillAd')).toBe(0);
});

it('works with a campaign whose backend keeps no briefs', async () => {
  const { user, open, fake, saved } = openEditor({ brief: null });
  fake.leaveOut('getCampaignBrief');
  const dialog = within(await open());
  await pasteInto(user, await dialog.findByLabelText('Product or service name'), 'Northfold Coffee');
  await pasteInto(user, dialog.getByLabelText('Offer'), '20% off the first box');
  expect(dialog.queryByLabelText(/^Save this as the brief/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Fill the ad' }));
  await waitFor(() => expect(saved().from_brief?.brief.product_name).toBe('Northfold Coffee'));
});
