import { screen, waitFor, within } from '@testing-library/react';
import {
  aDisplayAd,
  aLinkedinAd,
  aSearchAd,
  aTwitterAd,
  taggedLink,
  unpinned,
} from '../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../api/adsApi';
import { aCampaign, anImage, aSavedAd, aUser, aUuid } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const tagged = { final_url: taggedLink };
const tooLong = 'A headline that is longer than thirty characters';
const badSearch = aSearchAd({ ...tagged, headlines: unpinned(tooLong, 'Roasted to Order', 'In Two Days') });

function openPreflight(
  own: Partial<SavedAd> = {},
  prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined,
) {
  const user = aUser();
  const fake = createFakeApi({ user });
  const ad = aSavedAd({ contents: [aSearchAd(tagged)], ...own });
  fake.account.ads = [ad];
  prepare(fake);
  return { ...renderApp({ path: `/create/${ad.id}/preflight`, account: user, fake }), ad };
}

const heavy = { body: 'x'.repeat(3_200_000) };
const light = { body: 'x'.repeat(900_000) };

const group = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (user: ReturnType<typeof renderApp>['user'], label: string, file: RegExp) => {
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitem', { name: file }));
};

it('goes through an ad in plain order, and says where nothing is found', async () => {
  openPreflight();
  await group('Sample text');
  expect(screen.getByRole('heading', { level: 1, name: 'Preflight' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sample text',
    'Empty fields',
    'Truncated text',
    'Cuts in the artwork',
    'Logo contrast',
    'Text on photos and colors',
    'Advertising rules',
    'Links',
    'Files',
  ]);
  expect((await group('Sample text')).getByText('All of the text is your own.')).toBeVisible();
  expect(
    (await group('Links')).getByText('Every link is complete, with UTM tags that fit its campaign.'),
  ).toBeVisible();
  expect((await group('Logo contrast')).getByText('This ad has no logo.')).toBeVisible();
});

it('says nothing good of links where there is none', async () => {
  openPreflight({ contents: [aSearchAd({ final_url: ' ' }), aTwitterAd({ final_url: '' })] });
  expect((await group('Links')).getByText('This ad has no link yet.')).toBeVisible();
});

it('leads from each finding to its field in the editor, which has the focus there', async () => {
  const { user, address, ad } = openPreflight({
    contents: [badSearch, aLinkedinAd({ ...tagged, call_to_action: null })],
  });
  const line = (await group('Truncated text')).getByRole('link', { name: /^Google search.*30/ });
  expect(
    (await group('Empty fields')).getByRole('link', { name: /LinkedIn recommends a call to action/ }),
  ).toBeVisible();
  await user.click(line);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Headline 1' })).toHaveFocus());
  expect(address()).toBe(`/create/${ad.id}?at=google_search%3Aheadlines%5B0%5D`);
  await user.click(await screen.findByRole('button', { name: /^Download/ }));
  await user.click((await group('Empty fields')).getByRole('link', { name: /LinkedIn/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Call to action' })).toHaveFocus());
});

it('leads to the artwork’s own fields', async () => {
  const { user } = openPreflight({ sample_texts: ['NORTHFOLD'] });
  await user.click((await group('Sample text')).getByRole('link', { name: /^Artwork: brand/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveFocus());
});

it('knows the campaign of the links and the facts of the images', async () => {
  const own = aCampaign({ name: 'Autumn beans' });
  const other = aCampaign({ name: 'Beans' });
  const image = anImage({ width: 200, height: 200 });
  openPreflight({ campaign_id: own.id, contents: [aLinkedinAd({ ...tagged, image: image.id })] }, ({ account }) => {
    account.campaigns = [own, other];
    account.images = [image];
  });
  const elsewhere = /is tagged for “Beans”, but this ad is in “Autumn beans”/;
  expect(await (await group('Links')).findByRole('link', { name: elsewhere })).toBeVisible();
  expect(await (await group('Files')).findByRole('link', { name: /200×200 pixels/ })).toBeVisible();
});

it('weighs the files of drawings with an image of one’s own', async () => {
  const image = anImage();
  openPreflight({ contents: [aTwitterAd(tagged)], image_id: image.id }, (api) => {
    api.account.images = [image];
    // Effects run twice here, and each size is asked for as a PNG and a JPEG.
    api.answerNext('getAdPicture', ...Array.from({ length: 8 }, () => heavy));
  });
  const line = /^Artwork: image.*The 1200 × 628 image is 3.1 MB; X recommends at most 3 MB/;
  expect(await (await group('Files')).findByRole('link', { name: line })).toBeVisible();
});

it('saves images as the account chose once, which then are what is weighed', async () => {
  const image = anImage();
  const { user, world, fake } = openPreflight({ contents: [aTwitterAd(tagged)], image_id: image.id }, (api) => {
    api.account.images = [image];
    // The first effect is left with its first call.
    api.answerNext('getAdPicture', heavy, heavy, light, heavy, light, light, light);
    api.answerNext('exportAd', { body: 'the file' });
  });
  expect(
    await (await group('Files')).findByRole('link', { name: /1200 × 628 .* Your download has a JPEG/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Save images as PNG' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Save images as JPEG' }));
  expect(screen.getByRole('menuitemradio', { name: 'Save images as JPEG' })).toBeChecked();
  expect(screen.getByRole('menuitem', { name: 'Image 1200 × 628 (JPEG)' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: /ZIP/ }));
  await waitFor(() => expect(world.files).toHaveLength(1));
  expect(fake.calls.find(({ operation }) => operation === 'exportAd')?.query).toBe('?pictures=jpeg');
  expect(world.stored(`picture-type.${fake.account.user.id}`)).toBe('jpeg');
  expect(await (await group('Files')).findByText(/^Every file has a size/)).toBeVisible();
});

it('says where the logo is too small for Google’s logo files', async () => {
  const logo = anImage({ width: 64, height: 16 });
  openPreflight({ contents: [aDisplayAd(tagged)], logo_id: logo.id }, ({ account }) => {
    account.images = [logo];
  });
  const line = /^Artwork: logo.*The logo is 64 × 16 pixels, too small/;
  expect(await (await group('Files')).findByRole('link', { name: line })).toBeVisible();
});

it('says where the logo is lost on white because there is to be no plate', async () => {
  const tones = Array.from({ length: 24 }, (_, tone) => (tone === 23 ? 1000 : 0));
  const logo = anImage({ width: 640, height: 160, transparent: true, tones });
  const artwork = { ...aSavedAd().artwork, logo_plate: 'none' as const };
  openPreflight({ contents: [aDisplayAd(tagged)], logo_id: logo.id, artwork }, ({ account }) => {
    account.images = [logo];
  });
  const line = /^Artwork: logo.*The logo is hard to see on white/;
  expect(await (await group('Logo contrast')).findByRole('link', { name: line })).toBeVisible();
});

describe('of a variant', () => {
  const contents = [aSearchAd({ final_url: `${taggedLink}&utm_content=beans` })];
  const variant_group = aUuid();
  const open = (prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined) =>
    openPreflight({ contents, variant_group, variant_name: 'A' }, (fake) => {
      fake.account.ads.push(aSavedAd({ contents, variant_group, variant_name: 'B' }));
      prepare(fake);
    });

  it('says which links reports can’t tell from those of another', async () => {
    open();
    const line = /Final URL has the same utm_content as in variant B, so reports can’t tell them apart/;
    expect(await (await group('Links')).findByRole('link', { name: line })).toBeVisible();
  });

  it('says so where the others could not be had', async () => {
    open((fake) => fake.answerNext('listVariants', { status: 500, code: 'internal', detail: 'Something went wrong.' }));
    expect(await (await group('Links')).findByText(/^Couldn’t compare the links of its variants/)).toBeVisible();
  });
});

it('leaves no choice of a type for an ad of words alone', async () => {
  const { user } = openPreflight();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitem', { name: /ZIP/ })).toBeVisible();
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

it('says where the files couldn’t be weighed', async () => {
  const image = anImage();
  openPreflight({ contents: [aTwitterAd(tagged)], image_id: image.id }, (api) => {
    api.account.images = [image];
    const busy = { status: 503, detail: 'Too much is waiting.', code: 'busy' } as const;
    api.answerNext('getAdPicture', busy, busy);
  });
  expect(
    await (await group('Files')).findByText(/Couldn’t check the artwork’s files. Too much is waiting/),
  ).toBeVisible();
});

describe('the PDF', () => {
  it('is on the paper that is chosen', async () => {
    const { user, world, fake } = openPreflight();
    await choose(user, 'Download PDF', /US Letter/);
    await waitFor(() => expect(world.files).toHaveLength(1));
    expect(fake.calls.find(({ operation }) => operation === 'exportAdPreflight')?.query).toBe(
      '?paper=letter&pictures=png',
    );
  });

  it('says why it failed', async () => {
    const { user } = openPreflight({}, (api) =>
      api.answerNext('exportAdPreflight', { status: 503, detail: 'Too much is waiting.', code: 'busy' }),
    );
    await choose(user, 'Download PDF', /A4/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much is waiting.');
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });
});

describe('the download', () => {
  it('begins with nothing in its way', async () => {
    const { user, world, fake } = openPreflight({}, (api) => api.answerNext('exportAd', { body: 'the file' }));
    expect(await screen.findByText('Friday roast · Ready to go')).toBeVisible();
    await choose(user, 'Download', /ZIP/);
    await waitFor(() => expect(world.files).toHaveLength(1));
    expect(fake.countCalls('exportAd')).toBe(1);
  });

  it('has all variants, where the ad is one of several', async () => {
    const own = { variant_group: aUuid(), variant_name: 'B' };
    const { user, world, fake } = openPreflight(own, (api) => api.answerNext('exportVariants', { body: 'the file' }));
    expect(await screen.findByText('Friday roast · B · Ready to go')).toBeVisible();
    await choose(user, 'Download', /^All variants/);
    await waitFor(() => expect(world.files).toHaveLength(1));
    expect(fake.countCalls('exportVariants')).toBe(1);
  });

  it('can be made anyway where there are errors or sample text', async () => {
    const { user, world } = openPreflight({ contents: [badSearch], sample_texts: ['NORTHFOLD'] }, (api) =>
      api.answerNext('exportAd', { body: 'the file' }),
    );
    expect(await screen.findByText('Friday roast · 1 error to fix before this ad can run, 1 warning')).toBeVisible();
    await choose(user, 'Download anyway', /ZIP/);
    await waitFor(() => expect(world.files).toHaveLength(1));
  });

  it('says why it failed', async () => {
    const { user } = openPreflight({}, (api) =>
      api.answerNext('exportAd', { status: 503, detail: 'Too much is waiting.', code: 'busy' }),
    );
    await choose(user, 'Download', /ZIP/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much is waiting.');
  });

  it('offers the files for ads managers', async () => {
    const { user } = openPreflight();
    await choose(user, 'Download', /Google Ads Editor/);
    expect(await screen.findByRole('dialog', { name: /Google Ads Editor/ })).toBeVisible();
  });
});

it('says why an ad did not load, and tries again', async () => {
  const { user } = openPreflight({}, (api) =>
    api.answerNext('getAd', { status: 503, detail: 'The database does not answer.', code: 'unavailable' }),
  );
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Links' })).toBeVisible();
});

it('says that there is no such ad', async () => {
  renderApp({ path: '/create/0190a000-0000-7000-8000-00000000dead/preflight' });
  expect(await screen.findByText('Ad not found')).toBeVisible();
});
