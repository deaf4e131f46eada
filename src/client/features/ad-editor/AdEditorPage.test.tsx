import { screen, waitFor, within } from '@testing-library/react';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { taggedLink } from '../../../ad-kit/testing/adBuilders';
import type { AdContents, SavedAd } from '../../api/adsApi';
import { aSavedAd, aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { parseAd } from './state/adDraft';

const search: AdContents = {
  ...emptyAd('google_search'),
  headlines: ['Fresh Coffee Every 2 Weeks', 'Roasted to Order', 'Free Delivery Over $30'].map((text) => ({
    text,
    pin: null,
  })),
  descriptions: ['Pick a roast, set the rhythm.', 'Cancel in two clicks.'].map((text) => ({ text, pin: null })),
  final_url: taggedLink,
};
const feed: AdContents = {
  ...emptyAd('facebook_feed'),
  primary_text: 'We roast on Thursday and post the same afternoon.',
  headline: 'Coffee on a rhythm',
  final_url: taggedLink,
};

function openEditor(own: Partial<SavedAd> = {}, stored: Record<string, string> = {}) {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ contents: [search, feed], ...own });
  fake.account.ads = [ad];
  const view = renderApp({ path: `/create/${ad.id}`, account: user, fake, stored: copyOf(stored, user.id) });
  return { ...view, ad, savedAd: () => fake.account.ads.find(({ id }) => id === ad.id) };
}

const copyOf = (stored: Record<string, string>, accountId: string) =>
  Object.fromEntries(Object.entries(stored).map(([, value]) => [`ad-copies.${accountId}`, value]));

const headline = (number: number) => screen.findByRole('textbox', { name: `Headline ${number}` });
const status = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function rewrite(user: ReturnType<typeof renderApp>['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('what is written', () => {
  it('is stored by itself, and only what changed is sent', async () => {
    const { user, fake, savedAd } = openEditor();
    await rewrite(user, await headline(2), 'Roasted this week');
    expect(screen.getByText('Saving…')).toBeVisible();
    await status('Saved');
    expect(savedAd()?.contents[0]).toMatchObject({ headlines: [{}, { text: 'Roasted this week' }, {}] });
    const bodies = fake.calls
      .filter(({ operation }) => operation === 'updateAd')
      .map(({ body }) => Object.keys(body as object));
    // A slow machine types with pauses, and each of them is stored.
    expect([...new Set(bodies.map(String))]).toEqual(['contents,revision']);
  });

  it('is counted as the platform counts, and what is too long is shortened on demand', async () => {
    const { user } = openEditor();
    const field = await headline(1);
    await rewrite(user, field, 'Whole Bean or Ground for Your Brewer');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/6 characters over Google’s limit of 30/));
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: /^Shorten/ }));
    expect(field).toHaveValue('Whole Bean or Ground');
    expect(field).toBeValid();
  });

  it('is undone and done again by the keys and by the buttons', async () => {
    const { user } = openEditor();
    const field = await screen.findByRole('textbox', { name: 'Path 1' });
    // At once: texts that are typed slowly are undone in steps.
    await user.click(field);
    await user.paste('coffee');
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(field).toHaveValue('coffee');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(field).toHaveValue('coffee');
  });

  it('is undone by the keys after a click beside the fields too', async () => {
    const { user } = openEditor();
    const field = await screen.findByRole('textbox', { name: 'Path 1' });
    await user.click(field);
    await user.paste('coffee');
    await user.click(screen.getByRole('heading', { name: 'Live preview' }));
    expect(field).not.toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('');
    await user.keyboard('{Control>}y{/Control}');
    expect(field).toHaveValue('coffee');
  });

  it('goes on being stored when its page is left at once', async () => {
    const { user, savedAd } = openEditor();
    await user.type(await screen.findByRole('textbox', { name: 'Path 1' }), 'beans');
    await user.click(screen.getByRole('link', { name: 'Templates' }));
    await waitFor(() => expect(savedAd()?.contents[0]).toMatchObject({ path1: 'beans' }));
  });
});

describe('the artwork’s words', () => {
  const openArtwork = async (own: Partial<SavedAd> = {}) => {
    const view = openEditor(own);
    await view.user.click(await screen.findByRole('tab', { name: 'Artwork' }));
    return view;
  };
  const brand = () => screen.findByRole('textbox', { name: 'Brand' });

  it('stand in the first tab and are stored', async () => {
    const { user, savedAd } = await openArtwork();
    expect(screen.getAllByRole('tab')[0]).toHaveAccessibleName('Artwork');
    await rewrite(user, await screen.findByRole('textbox', { name: 'Headline' }), 'Fresh roast 🙂');
    expect(screen.getAllByText(/\/ 200/)[0]).toHaveTextContent('13 / 200');
    await rewrite(user, await brand(), 'Northfold Coffee');
    await status('Saved');
    expect(savedAd()).toMatchObject({
      picture: { headline: 'Fresh roast 🙂' },
      artwork: { brand: 'Northfold Coffee' },
    });
  });

  it('keep the brand within what can be saved', async () => {
    const { user } = await openArtwork();
    const field = await brand();
    await user.clear(field);
    await user.click(field);
    await user.paste('a'.repeat(70));
    expect(field).toHaveValue('a'.repeat(60));
  });

  it('say which layout shows the points', async () => {
    const { user } = await openArtwork();
    expect(await screen.findByText('Only the “Question and CTA” layout shows them.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Question and CTA' }));
    expect(screen.getByText('One point per line.')).toBeVisible();
  });
});

describe('a template’s made-up business', () => {
  const sampled = { sample_texts: ['NORTHFOLD', 'Fresh roast, every other Friday.'] };

  it('is found in the artwork, and leads to its field', async () => {
    const { user } = openEditor(sampled);
    const panel = within(await screen.findByRole('region', { name: 'Issues' }));
    expect(screen.getByRole('tab', { name: 'Artwork , has warnings' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: /Artwork: brand.*“NORTHFOLD” is the template’s sample brand/ }));
    const field = screen.getByRole('textbox', { name: 'Brand' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/sample brand/);
    await rewrite(user, field, 'Halden');
    await rewrite(user, screen.getByRole('textbox', { name: 'Headline' }), 'Boots, mended for life');
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Artwork/ })).not.toBeInTheDocument());
  });

  it('is no finding where the ad says other things', async () => {
    openEditor({
      ...sampled,
      artwork: { ...aSavedAd().artwork, brand: 'Halden' },
      picture: { ...aSavedAd().picture, headline: 'Mended for life' },
    });
    const panel = within(await screen.findByRole('region', { name: 'Issues' }));
    expect(panel.queryByRole('button', { name: /^Artwork/ })).not.toBeInTheDocument();
  });
});

describe('a template’s words in the formats', () => {
  const contents = [search, { ...feed, call_to_action: 'SHOP_NOW' }];
  const sampled: Partial<SavedAd> = {
    contents,
    sample_fields: [
      { format: 'google_search', field: 'headlines[0]' },
      { format: 'facebook_feed', field: 'primary_text' },
    ],
  };
  const issues = async () => within(await screen.findByRole('region', { name: 'Issues' }));

  it('are issues by the fields’ names, which lead there and are gone as soon as the words are others', async () => {
    const { user } = openEditor(sampled);
    const panel = await issues();
    expect(panel.getByText('2 warnings')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Google search.*has warnings/ })).toBeVisible();
    await user.click(panel.getByRole('button', { name: /Facebook feed.*Primary text is still the template’s sample/ }));
    await waitFor(() => expect(document.activeElement?.id).toBe('field-facebook_feed-primary_text'));
    await user.click(panel.getByRole('button', { name: /Google search.*Headline 1 is still the template’s sample/ }));
    const field = await headline(1);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/sample text/);
    await user.type(field, '!');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/sample text/));
    await rewrite(user, field, ' FRESH Coffee Every 2 Weeks');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/sample text/));
  });

  it('are found in another field too, where they were taken over', async () => {
    const { user } = openEditor(sampled);
    await rewrite(user, await headline(2), 'Fresh Coffee Every 2 Weeks');
    expect(await (await issues()).findByRole('button', { name: /Headline 2 is still the template’s/ })).toBeVisible();
  });
});

describe('what formats share', () => {
  it('is set in all of them by one button, and undone in one step', async () => {
    const { user, savedAd } = openEditor({ contents: [feed, { ...search, final_url: '' }] });
    const field = await screen.findByRole('textbox', { name: 'Final URL' });
    await rewrite(user, field, 'northfold.example/sale');
    await user.click(await screen.findByRole('button', { name: 'Use in all formats (Final URL)' }));
    expect(await screen.findByText('Final URL updated in 1 more format')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use in all formats (Final URL)' })).not.toBeInTheDocument();
    await status('Saved');
    expect(savedAd()?.contents.map(({ final_url }) => final_url)).toEqual(
      Array(2).fill('https://northfold.example/sale'),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('https://northfold.example/sale');
    expect(screen.getByRole('button', { name: 'Use in all formats (Final URL)' })).toBeVisible();
  });

  it('is a headline for the artwork too', async () => {
    const { user, savedAd } = openEditor({ contents: [feed] });
    await rewrite(user, await screen.findByRole('textbox', { name: 'Headline' }), 'Beans by Friday');

    await user.click(await screen.findByRole('button', { name: 'Use in artwork (Headline)' }));
    await status('Saved');
    expect(savedAd()?.picture.headline).toBe('Beans by Friday');
    expect(screen.queryByRole('button', { name: /^Use in/ })).not.toBeInTheDocument();
  });
});

describe('lists of texts', () => {
  it('grow up to what the platform takes, and do not shrink below what it asks for', async () => {
    const { user } = openEditor();
    await headline(3);
    expect(screen.queryByRole('button', { name: 'Remove headline 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add headline' }));
    expect(await headline(4)).toHaveValue('');
    expect(screen.getByText('3 of 15 (min 3)')).toBeVisible();
    await user.type(await headline(4), 'Ground for you');
    await waitFor(() => expect(screen.getByText('4 of 15 (min 3)')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Remove headline 1' }));
    expect(await headline(1)).toHaveValue('Roasted to Order');
  });

  it('can pin a text to a position', async () => {
    const { user, savedAd } = openEditor();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Position of headline 2' }),
      'Only position 1',
    );
    await waitFor(() => expect(savedAd()?.contents[0]).toMatchObject({ headlines: [{}, { pin: 1 }, {}] }));
  });
});

describe('findings', () => {
  it('are listed, the worst first, and lead to their fields', async () => {
    const { user } = openEditor({ contents: [search, { ...feed, primary_text: '' }] });
    const panel = within(await screen.findByRole('region', { name: 'Issues' }));
    await user.click(panel.getByRole('button', { name: /Facebook feed.*primary text/i }));
    expect(screen.getByRole('tab', { name: /Facebook feed/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(document.activeElement?.id).toBe('field-facebook_feed-primary_text'));
  });

  it('are none where every platform takes the ad', async () => {
    openEditor({ contents: [search] });
    expect(await screen.findByText('No issues. Your ad meets every platform’s rules.')).toBeVisible();
  });
});

describe('formats', () => {
  it('are added with the text that is there, and say beforehand what becomes of it', async () => {
    const { user, savedAd } = openEditor({ contents: [search] });
    await user.click(await screen.findByRole('button', { name: 'Add a format' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a format' }));
    await user.selectOptions(dialog.getByLabelText('Format'), 'X image');
    expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(/Left out/);
    await user.click(dialog.getByRole('button', { name: 'Add format' }));
    expect(await screen.findByRole('tab', { name: /X image/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(savedAd()?.contents.map(({ format }) => format)).toEqual(['google_search', 'twitter_image']),
    );
  });

  it('are removed, which can be undone', async () => {
    const { user } = openEditor();
    await user.click(await screen.findByRole('tab', { name: /Facebook feed/ }));
    await user.click(screen.getByRole('button', { name: 'Remove Facebook feed ad' }));
    expect(screen.queryByRole('tab', { name: /Facebook feed/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: /Facebook feed/ })).toBeVisible();
  });
});

describe('when storing fails', () => {
  it('keeps what is written on this device while the network is gone, and stores it when it is back', async () => {
    const { user, fake, world, savedAd } = openEditor();
    fake.answerNext('updateAd', 'network-error');
    await user.type(await screen.findByRole('textbox', { name: 'Path 1' }), 'beans');
    await status('Kept on this device');
    expect(world.stored(`ad-copies.${fake.account.user.id}`)).toContain('beans');
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await status('Saved');
    expect(savedAd()?.contents[0]).toMatchObject({ path1: 'beans' });
    expect(world.stored(`ad-copies.${fake.account.user.id}`)).toBeUndefined();
  });

  it('says what the server refuses, and keeps it', async () => {
    const { user, fake } = openEditor();
    fake.answerNext('updateAd', { status: 422, detail: 'Final URL must be a web address.', code: 'validation_failed' });
    await user.type(await screen.findByRole('textbox', { name: 'Path 1' }), 'beans');
    expect(await screen.findByText(/Final URL must be a web address/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Path 1' })).toHaveValue('beans');
  });

  describe('with what an earlier visit could not store', () => {
    function openWithCopy(change: Partial<SavedAd>) {
      const ad = aSavedAd({ contents: [search] });
      const copy = { draft: { ...parseAd(ad), ...change }, revision: 1, at: 1 };
      return openEditor(ad, { copies: JSON.stringify({ [ad.id]: { earlier: copy } }) });
    }

    it('brings it back and stores it', async () => {
      const { fake, world, savedAd } = openWithCopy({ name: 'Written in the train' });
      expect(await screen.findByRole('textbox', { name: 'Ad name' })).toHaveValue('Written in the train');
      expect(screen.getByText(/brought back changes/)).toBeVisible();
      await status('Saved');
      expect(savedAd()?.name).toBe('Written in the train');
      expect(world.stored(`ad-copies.${fake.account.user.id}`)).toBeUndefined();
    });

    it('can throw it away', async () => {
      const { user, savedAd } = openWithCopy({ name: 'Written in the train' });
      await user.click(await screen.findByRole('button', { name: 'Discard them' }));
      expect(screen.getByRole('textbox', { name: 'Ad name' })).toHaveValue('Friday roast');
      await waitFor(() => expect(savedAd()).toMatchObject({ name: 'Friday roast', revision: 3 }));
    });

    it('forgets it where the server has it already', async () => {
      const { fake, world } = openWithCopy({});
      await headline(1);
      expect(screen.queryByText(/brought back changes/)).not.toBeInTheDocument();
      expect(world.stored(`ad-copies.${fake.account.user.id}`)).toBeUndefined();
    });
  });
});

describe('an ad that was changed elsewhere', () => {
  async function openConflict() {
    const view = openEditor();
    const field = await screen.findByRole('textbox', { name: 'Path 1' });
    view.fake.account.ads = [{ ...view.ad, name: 'Saturday roast', revision: 7 }];
    // At once: the conflict may be found between two keys of a slow machine.
    await view.user.click(field);
    await view.user.paste('beans');
    const dialog = within(await screen.findByRole('dialog', { name: 'This ad was changed elsewhere' }));
    return { ...view, dialog };
  }

  it('shows where the versions differ', async () => {
    const { dialog } = await openConflict();
    expect(dialog.getByRole('row', { name: /^Name Friday roast Saturday roast/ })).toBeVisible();
    expect(dialog.getByRole('row', { name: /^Google search: path 1 beans/ })).toBeVisible();
    expect(dialog.getAllByRole('row')).toHaveLength(3);
  });

  it('goes on with this version', async () => {
    const { user, dialog, savedAd } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await status('Saved');
    expect(savedAd()).toMatchObject({ name: 'Friday roast', revision: 8, contents: [{ path1: 'beans' }, {}] });
  });

  it('goes on with the other version', async () => {
    const { user, dialog, fake } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ad name' })).toHaveValue('Saturday roast'));
    expect(screen.getByRole('textbox', { name: 'Path 1' })).toHaveValue('');
    expect(fake.account.ads).toMatchObject([{ name: 'Saturday roast', revision: 7 }]);
  });

  it('becomes two ads', async () => {
    const { user, dialog, fake, ad, address } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Save mine as a new ad' }));
    await waitFor(() => expect(fake.account.ads).toHaveLength(2));
    const mine = fake.account.ads.find(({ id }) => id !== ad.id);
    expect(mine).toMatchObject({ name: 'Friday roast (copy)', contents: [{ path1: 'beans' }, {}] });
    await waitFor(() => expect(address()).toBe(`/create/${mine?.id}`));
  });

  it('waits for the decision when it is put off', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

it('brings back an ad that was deleted meanwhile, with what was written', async () => {
  const { user, fake, ad, savedAd } = openEditor();
  const field = await screen.findByRole('textbox', { name: 'Path 1' });
  fake.account.ads = [];
  fake.account.deletedAds = [ad];
  await user.type(field, 'beans');
  const dialog = within(await screen.findByRole('dialog', { name: 'This ad was deleted' }));
  await user.click(dialog.getByRole('button', { name: 'Restore it' }));
  await status('Saved');
  expect(savedAd()?.contents[0]).toMatchObject({ path1: 'beans' });
});

it('makes a template of the picture and its texts', async () => {
  const { user, fake } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Save as template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await rewrite(user, dialog.getByLabelText('Name'), 'Roast, bag on a shelf');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Template saved')).toBeVisible();
  expect(fake.account.templates).toMatchObject([
    {
      name: 'Roast, bag on a shelf',
      headline: 'Fresh roast, every other Friday.',
      best_platforms: ['google', 'facebook'],
    },
  ]);
});

it('stores what is written before it goes on to the download', async () => {
  const { user, savedAd, address, ad } = openEditor();
  await user.type(await screen.findByRole('textbox', { name: 'Path 1' }), 'beans');
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  // Under the heading once the ad is there; while it loads, the page has a heading of its own.
  expect(await screen.findByText(/^Friday roast · /)).toBeVisible();
  expect(address()).toBe(`/create/${ad.id}/preflight`);
  expect(savedAd()?.contents[0]).toMatchObject({ path1: 'beans' });
});

it('stays where the latest changes can’t be stored, and says so', async () => {
  const { user, fake } = openEditor();
  await user.type(await screen.findByRole('textbox', { name: 'Path 1' }), 'b');
  fake.answerNext('updateAd', { status: 403, detail: 'Viewers can’t edit ads.' });
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  expect(await screen.findByText(/your latest changes aren’t saved yet/)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1, name: 'Preflight' })).not.toBeInTheDocument();
});

it('says that there is no such ad', async () => {
  const { fake } = renderApp({ path: '/create/0190a000-0000-7000-8000-00000000dead' });
  expect(await screen.findByText('Ad not found')).toBeVisible();
  expect(fake.countCalls('getAd')).toBe(1);
});

it('says why an ad did not load, and tries again', async () => {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd();
  fake.account.ads = [ad];
  fake.answerNext('getAd', { status: 503, detail: 'The database does not answer.', code: 'unavailable' });
  const view = renderApp({ path: `/create/${ad.id}`, account: user, fake });
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Ad name' })).toHaveValue('Friday roast');
});
