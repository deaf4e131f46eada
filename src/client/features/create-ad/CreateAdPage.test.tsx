import { screen, waitFor, within } from '@testing-library/react';
import { aBrief, aCampaign, aProAccount, aSavedAd } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { aTemplate } from '../../testing/fakeLibrary';
import { renderApp } from '../../testing/renderApp';

const open = (path: string, prepare: (fake: ReturnType<typeof createFakeApi>) => void = () => undefined) => {
  const fake = createFakeApi();
  prepare(fake);
  return renderApp({ path, fake });
};

it('begins blank: nothing is chosen beforehand, and a format is asked for', async () => {
  const { user, fake } = open('/create?from=blank');
  const formats = await screen.findByRole('group', { name: 'Platforms and formats' });
  for (const box of within(formats).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByText('Choose at least one format.')).toBeVisible();
  expect(fake.countCalls('createAd')).toBe(0);

  await user.click(screen.getByRole('checkbox', { name: 'Responsive search ad' }));
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByRole('textbox', { name: 'Ad name' })).toHaveValue('Untitled ad');
});

it('asks for brand and landing page once for all formats, and begins with the brand of the newest ad', async () => {
  const { user, fake } = open('/create?from=blank', ({ account }) => {
    account.ads = [aSavedAd({ artwork: { ...aSavedAd().artwork, brand: 'Halden' } })];
  });
  await waitFor(() => expect(screen.getByLabelText('Brand')).toHaveValue('Halden'));
  await user.type(screen.getByLabelText('Landing page'), 'halden.example/boots');
  await user.click(screen.getByRole('checkbox', { name: 'Single image ad' }));
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  await waitFor(() => expect(fake.account.ads).toHaveLength(2));
  expect(fake.account.ads[0]).toMatchObject({
    artwork: { brand: 'Halden' },
    contents: [{ final_url: 'https://halden.example/boots' }],
  });
});

it('begins with the brand kit, whatever the newest ad’s brand is', async () => {
  const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };
  const { user, fake } = open('/create?from=blank', ({ account }) => {
    account.ads = [aSavedAd({ artwork: { ...aSavedAd().artwork, brand: 'Halden' } })];
    account.brandKit = { name: 'Northfold', logo_id: null, colors, display_font: 'anton', text_font: null };
  });
  await waitFor(() => expect(screen.getByLabelText('Brand')).toHaveValue('Northfold'));
  await user.click(screen.getByRole('checkbox', { name: 'Single image ad' }));
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  await waitFor(() => expect(fake.account.ads).toHaveLength(2));
  expect(fake.account.ads[0]?.artwork).toMatchObject({
    brand: 'Northfold',
    colours: 'brand',
    brand_colors: colors,
    display_font: 'anton',
  });
});

it('offers no template’s brand as one’s own', async () => {
  const { user, fake } = open('/create?from=blank', ({ account }) => {
    account.ads = [aSavedAd({ sample_texts: ['NORTHFOLD'] })];
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Single image ad' }));
  await waitFor(() => expect(fake.countCalls('listAds')).toBe(1));
  expect(screen.getByLabelText('Brand')).toHaveValue('');
});

it('keeps what was said when the server refuses', async () => {
  const { user, fake } = open('/create?from=blank');
  fake.answerNext('createAd', { status: 503, detail: 'The database does not answer.', code: 'unavailable' });
  const name = await screen.findByLabelText('Ad name');
  await user.clear(name);
  await user.type(name, 'Friday roast');
  await user.click(screen.getByRole('checkbox', { name: 'Single image ad' }));
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  expect(name).toHaveValue('Friday roast');
  expect(screen.getByRole('checkbox', { name: 'Single image ad' })).toBeChecked();
});

it('tells at the name what is wrong with it, and above the form what is with anything else', async () => {
  const { user, fake } = open('/create?from=blank');
  fake.answerNext('createAd', {
    status: 422,
    detail: 'Please correct these fields: Name, Artwork.',
    code: 'validation_failed',
    errors: [
      { field: 'name', message: 'Name is taken.' },
      { field: 'artwork', message: 'Artwork is not known.' },
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Single image ad' }));
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByText('Artwork is not known.')).toBeVisible();
  expect(screen.getByLabelText('Ad name')).toHaveAccessibleDescription('Name is taken.');
  expect(screen.getByLabelText('Ad name')).toHaveFocus();
  expect(screen.queryByText(/Please correct/)).not.toBeInTheDocument();
});

it('is for the campaign of the address, or another one', async () => {
  const [autumn, winter] = [aCampaign({ name: 'Autumn' }), aCampaign({ name: 'Winter' })];
  const { user, fake } = open(`/create?from=blank&campaign=${winter.id}`, ({ account }) => {
    account.campaigns = [autumn, winter];
  });
  const choice = await screen.findByLabelText('Campaign');
  await waitFor(() => expect(choice).toHaveDisplayValue('Winter'));
  await user.selectOptions(choice, 'Autumn');
  await user.click(screen.getByRole('button', { name: 'Open the editor' }));
  await waitFor(() => expect(fake.account.ads).toMatchObject([{ campaign_id: autumn.id }]));
});

it('begins with the usual format of its campaign’s platform', async () => {
  const campaign = aCampaign({ platform: 'linkedin' });
  open(`/create?from=blank&campaign=${campaign.id}`, ({ account }) => {
    account.campaigns = [campaign];
  });
  expect(await screen.findByRole('checkbox', { name: 'Single image ad' })).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Create an ad' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What to create' })).not.toBeInTheDocument();
});

it('is first about a campaign, with an ad or without one, for who comes to create one', async () => {
  const { user, address } = open('/');
  await user.click(await screen.findByRole('link', { name: 'Create Campaign' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create a campaign or an ad' })).toBeVisible();
  const choice = within(screen.getByRole('list', { name: 'What to create' }));
  expect(choice.getByText('Campaign with an ad')).toBeVisible();
  await user.click(choice.getByRole('link', { name: /^Campaign only/ }));
  expect(await screen.findByRole('dialog', { name: 'Create campaign' })).toBeVisible();
  expect(address()).toBe('/campaigns/new');
});

it('is for a campaign that is created on the way, and does not submit the ad with it', async () => {
  const { user, fake } = open('/create?from=blank');
  await user.click(await screen.findByRole('button', { name: 'New campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create campaign' }));
  await user.type(dialog.getByLabelText('Name'), 'Spring');
  await user.type(dialog.getByLabelText(/^Budget/), '500');
  await user.click(dialog.getByRole('button', { name: 'Create campaign' }));
  await waitFor(() => expect(screen.getByLabelText('Campaign')).toHaveDisplayValue('Spring'));
  expect(screen.queryByText('Choose at least one format.')).not.toBeInTheDocument();
  expect(fake.countCalls('createAd')).toBe(0);
});

it('begins with a template of the library, which becomes the account’s own and is drawn', async () => {
  const { user, address, fake } = open('/create');
  const [first] = await screen.findAllByRole('button', { name: /^Use Template/ });
  if (!first) throw new Error('The library is empty.');
  await user.click(first);
  expect(await screen.findByRole('heading', { name: 'Set up the ad' })).toBeVisible();
  const [copy] = fake.account.templates;
  expect(address()).toBe(`/create?template=${copy?.id}`);
  await user.click(await screen.findByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByRole('textbox', { name: 'Ad name' })).toHaveValue(copy?.name);
  expect(fake.account.ads).toMatchObject([{ picture: { headline: copy?.headline } }]);
});

it('begins with a template of one’s own, whose use is counted', async () => {
  const template = aTemplate({ name: 'Autumn launch', uses: 2 });
  const { user, fake } = open('/create?from=templates', ({ account }) => {
    account.templates = [template];
  });
  await user.click(await screen.findByRole('button', { name: 'Use: Autumn launch' }));
  await user.click(await screen.findByRole('button', { name: 'Open the editor' }));
  expect(await screen.findByRole('textbox', { name: 'Ad name' })).toHaveValue('Autumn launch');
  await waitFor(() => expect(fake.account.templates).toMatchObject([{ uses: 3 }]));
});

it('says that a template is gone', async () => {
  open('/create?template=0190a000-0000-7000-8000-00000000dead');
  expect(await screen.findByText('Template not found')).toBeVisible();
});

it('leads to the ads, which were a tab of it, with the filters and the page of the old address', async () => {
  const fake = createFakeApi();
  const oldAddress = '/create?from=ads&platform=google&label=Halden&page=2';
  const { address } = renderApp({ path: oldAddress, fake });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ads' })).toBeVisible();
  expect(address()).toBe('/ads?platform=google&label=Halden&page=2');
});

it('leads to the ads', async () => {
  open('/create');
  expect(await screen.findByRole('link', { name: 'Ads' })).toHaveAttribute('href', '/ads');
});

it('keeps the campaign where the address asks for a page of the library behind the last one', async () => {
  const { address, goBack } = open('/create?campaign=autumn&page=99', () => undefined);
  await waitFor(() => expect(address()).toBe('/create?page=3&campaign=autumn'));
  expect(await screen.findByText('49–72 of 72')).toBeVisible();
  goBack();
  expect(address()).not.toContain('page=99');
});

describe('for a campaign with a brief', () => {
  const openFor = (brief: ReturnType<typeof aBrief> | null) => {
    const account = aProAccount();
    const fake = createFakeApi({ user: account });
    const campaign = aCampaign({ name: 'Northfold spring', platform: 'facebook' });
    fake.account.campaigns = [campaign];
    if (brief) fake.account.briefs.set(campaign.id, { brief, revision: 1 });
    return { ...renderApp({ path: `/create?from=blank&campaign=${campaign.id}`, account, fake }), campaign };
  };
  const create = () => screen.findByRole('button', { name: 'Open the editor' });

  it('begins with what is written from it, leading where the person says', async () => {
    const { user, fake } = openFor(aBrief());
    expect(await screen.findByLabelText('Write the ad from the campaign’s brief')).toBeChecked();
    await user.type(screen.getByLabelText('Landing page'), 'northfold.example/spring');
    await user.click(await create());
    await waitFor(() => expect(fake.account.ads).toHaveLength(1));
    const [ad] = fake.account.ads;
    expect(ad?.from_brief?.brief).toEqual(aBrief());
    expect(ad?.contents[0]).toMatchObject({ final_url: 'https://northfold.example/spring' });
    expect(ad?.picture.headline).not.toBe('');
  });

  it('begins empty where that is not wanted', async () => {
    const { user, fake } = openFor(aBrief());
    await user.click(await screen.findByLabelText('Write the ad from the campaign’s brief'));
    await user.click(await create());
    await waitFor(() => expect(fake.account.ads).toHaveLength(1));
    expect(fake.countCalls('fillAd')).toBe(0);
    expect(fake.account.ads[0]?.picture.headline).toBe('');
  });

  it('keeps what was said where nothing can be written', async () => {
    const { user, fake } = openFor(aBrief());
    await screen.findByLabelText('Write the ad from the campaign’s brief');
    fake.answerNext('fillAd', { status: 503, code: 'unavailable', detail: 'The model didn’t answer.' });
    await user.click(await create());
    expect(await screen.findByText('The model didn’t answer.')).toBeVisible();
    expect(fake.account.ads).toHaveLength(0);
    expect(screen.getByLabelText('Ad name')).toHaveValue('Untitled ad');
  });

  it('offers to write one first', async () => {
    const { user } = openFor(null);
    await user.click(await screen.findByRole('button', { name: 'Write the campaign’s brief' }));
    const form = within(await screen.findByRole('dialog', { name: 'Campaign brief' }));
    await user.type(await form.findByLabelText('Offer'), 'Free beans');
    await user.click(form.getByRole('button', { name: 'Save brief' }));
    expect(await screen.findByLabelText('Write the ad from the campaign’s brief')).toBeChecked();
  });
});
