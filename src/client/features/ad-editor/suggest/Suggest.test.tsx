import { screen, waitFor, within } from '@testing-library/react';
import { adFormats, formats } from '../../../../ad-kit/formats';
import { measure } from '../../../../ad-kit/measure';
import { aCarouselAd, aFeedAd, aSearchAd, unpinned } from '../../../../ad-kit/testing/adBuilders';
import { proseFieldsOf } from '../../../../ad-kit/writer/suggest/place';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import type { TextWish } from '../../../api/aiApi';
import { aCampaign, aProAccount, aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';
import type { AdContents } from '../../../api/adsApi';
import { suggestedNoun } from './suggestTarget';

function openEditor(contents: AdContents[], { account = aProAccount(), campaignWords = '', brand = 'NORTHFOLD' } = {}) {
  const fake = createFakeApi({ user: account });
  const campaign = aCampaign({ name: 'Northfold spring', target_audience: campaignWords });
  fake.account.campaigns = [campaign];
  const ad = aSavedAd({ contents, campaign_id: campaignWords === '' ? null : campaign.id });
  ad.artwork.brand = brand;
  fake.account.ads = [ad];
  const view = renderApp({ path: `/create/${ad.id}`, account, fake });
  const ask = async (noun: string) => {
    const button = await screen.findByRole('button', { name: `Suggest ${noun}` });
    await view.user.click(button);
    const panel = within(await screen.findByRole('dialog', { name: `Suggest ${noun}` }));
    return { button, panel };
  };
  return { ...view, ask, savedAd: () => fake.account.ads[0], wishes: () => wishesIn(fake) };
}

const wishesIn = (fake: ReturnType<typeof createFakeApi>) =>
  fake.calls.filter(({ operation }) => operation === 'suggestTexts').map(({ body }) => body as TextWish);

type Panel = Awaited<ReturnType<ReturnType<typeof openEditor>['ask']>>['panel'];

const offers = (panel: Panel) => panel.findAllByRole('button', { name: /^Use: / });
const offered = async (panel: Panel) =>
  (await offers(panel)).map((button) => button.getAttribute('aria-label')?.slice(5) ?? '');

it('offers at least three texts for the field with what the ad and its campaign say, within its limits', async () => {
  const { ask, wishes } = openEditor([aSearchAd()], { campaignWords: 'People who grind at home' });
  const { panel } = await ask('headlines');
  const texts = await offered(panel);
  expect(texts.length).toBeGreaterThanOrEqual(3);
  for (const text of texts) {
    expect(measure(text, 'display_width')).toBeLessThanOrEqual(30);
  }
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(texts.map((text) => expect.stringMatching(`${measure(text, 'display_width')} / 30`) as unknown));
  expect(wishes().at(-1)).toMatchObject({
    format: 'google_search',
    field: 'headlines',
    tone: 'professional',
    target_audience: 'People who grind at home',
    avoid: ['Fresh Coffee Beans', 'Roasted to Order', 'Delivered in Two Days'],
  });
});

it('puts a text into its field as one step that undo takes back, also right after typing, and stores it', async () => {
  const { user, ask, savedAd } = openEditor([aFeedAd()]);
  const field = await screen.findByRole('textbox', { name: 'Headline' });
  await user.click(field);
  await user.paste(' today');
  const { button, panel } = await ask('headline');
  const [text = ''] = await offered(panel);
  await user.click(panel.getByRole('button', { name: `Use: ${text}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field).toHaveValue(text);
  expect(button).toHaveFocus();
  await waitFor(() => expect(savedAd()?.contents[0]).toMatchObject({ headline: text }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveValue('Coffee that is still warm today');
});

it('fills the first empty place of a list, then adds to it, each as a step of its own', async () => {
  const { user, ask } = openEditor([aSearchAd({ headlines: unpinned('Fresh Coffee Beans', 'Roasted to Order', '') })]);
  const { panel } = await ask('headlines');
  const [first = '', second = ''] = await offered(panel);
  await user.click(panel.getByRole('button', { name: `Use: ${first}` }));
  await user.click(panel.getByRole('button', { name: `Use: ${second}` }));
  expect(panel.getByRole('button', { name: `Added: ${first}` })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('textbox', { name: 'Headline 3' })).toHaveValue(first);
  expect(screen.getByRole('textbox', { name: 'Headline 4' })).toHaveValue(second);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('textbox', { name: 'Headline 4' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Headline 3' })).toHaveValue(first);
});

it('asks which text of a full list makes way', async () => {
  const texts = Array.from({ length: 15 }, (_, index) => `Roast number ${index + 1}`);
  const { user, ask } = openEditor([aSearchAd({ headlines: unpinned(...texts) })]);
  const { panel } = await ask('headlines');
  await user.selectOptions(panel.getByLabelText(/Which one should it replace/), '4: Roast number 4');
  const [text = ''] = await offered(panel);
  await user.click(panel.getByRole('button', { name: `Use: ${text}` }));
  await user.click(panel.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('textbox', { name: 'Headline 4' })).toHaveValue(text);
  expect(screen.getAllByRole('textbox', { name: /^Headline \d+$/ })).toHaveLength(15);
});

it('gives others on demand, none of which was shown before', async () => {
  const { user, ask, wishes } = openEditor([aSearchAd()]);
  const { panel } = await ask('headlines');
  const before = await offered(panel);
  await user.click(panel.getByRole('button', { name: 'More' }));
  await waitFor(async () => expect((await offers(panel)).length).toBeGreaterThan(before.length));
  const after = await offered(panel);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
  expect(wishes().at(-1)?.avoid).toEqual(expect.arrayContaining(before));
});

it('shortens and lengthens what the field says', async () => {
  const text = 'Roasted this morning in small batches. At your door on Thursday, with free delivery.';
  const { user, ask, wishes } = openEditor([aFeedAd({ primary_text: text })]);
  const { panel } = await ask('primary text');
  await offers(panel);
  await user.click(panel.getByRole('radio', { name: 'Shorten' }));
  await waitFor(() => expect(wishes().at(-1)).toMatchObject({ change: 'shorten', text }));
  await waitFor(async () => {
    for (const shorter of await offered(panel)) expect(shorter.length).toBeLessThan(text.length);
  });
});

it('remembers the tone', async () => {
  const { user, ask, wishes } = openEditor([aFeedAd()]);
  const { panel } = await ask('headline');
  await user.selectOptions(panel.getByLabelText('Tone'), 'Urgent');
  await waitFor(() => expect(wishes().at(-1)).toMatchObject({ tone: 'urgent' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await ask('primary text');
  expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Urgent');
});

it('returns the focus to its button when it is cancelled', async () => {
  const { user, ask } = openEditor([aFeedAd()]);
  const { button, panel } = await ask('headline');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Coffee that is still warm');
});

it('asks what is advertised where nothing says it', async () => {
  const { user, ask, wishes } = openEditor([emptyAd('facebook_feed')], { brand: '' });
  const { panel } = await ask('headline');
  await user.type(await panel.findByLabelText('What are you advertising?'), 'Northfold Coffee');
  await user.click(panel.getByRole('button', { name: 'Suggest' }));
  expect((await offered(panel)).length).toBeGreaterThanOrEqual(3);
  expect(wishes().at(-1)).toMatchObject({ product_name: 'Northfold Coffee', avoid: [] });
});

it('writes for the brand of the artwork', async () => {
  const { ask, wishes } = openEditor([emptyAd('facebook_feed')], { brand: 'Hearth & Co' });
  const { panel } = await ask('headline');
  await offered(panel);
  expect(wishes().at(-1)).toMatchObject({ product_name: 'Hearth & Co' });
});

it('is there for each card by itself', async () => {
  const { user, ask } = openEditor([aCarouselAd()]);
  const { panel } = await ask('headline for card 2');
  const [text = ''] = await offered(panel);
  await user.click(panel.getByRole('button', { name: `Use: ${text}` }));
  const card = within(await screen.findByRole('group', { name: 'Card 2' }));
  await waitFor(() => expect(card.getByRole('textbox', { name: 'Headline' })).toHaveValue(text));
});

describe('when no texts come', () => {
  it('tells why and tries again', async () => {
    const { user, fake, ask } = openEditor([aFeedAd()]);
    fake.answerNext('suggestTexts', 'network-error');
    const { panel } = await ask('headline');
    expect(await panel.findByText('Couldn’t get suggestions')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect((await offered(panel)).length).toBeGreaterThanOrEqual(3);
  });

  it('says a refusal in its own words, with the way to the plans', async () => {
    const { fake, ask } = openEditor([aFeedAd()]);
    fake.account.suggestionsMade = 2000;
    const { panel } = await ask('headline');
    expect(await panel.findByText(/used all 2,000 suggestions your plan includes/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'See plans' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('leads to the plans where the plan has none, and asks for nothing', async () => {
    const { ask, wishes } = openEditor([aFeedAd()], { account: aUser() });
    const { panel } = await ask('headline');
    expect(panel.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', expect.stringContaining('/billing'));
    expect(wishes()).toEqual([]);
  });
});

it.each(adFormats)('is offered for the fields of %s that texts can be suggested for', (format) => {
  const written = formats[format].fields.filter(({ kind }) =>
    ['text', 'long_text', 'texts', 'pinnable_texts'].includes(kind),
  );
  const offeredFields = written.filter(({ name, label }) => suggestedNoun(name, label) !== undefined);
  expect(offeredFields.map(({ name }) => name)).toEqual(proseFieldsOf(format));
});
