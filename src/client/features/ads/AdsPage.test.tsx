import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedAd } from '../../api/adsApi';
import { aFeedAd, aSearchAd, taggedLink } from '../../../ad-kit/testing/adBuilders';
import { aCampaign, aSavedAd, aUuid } from '../../testing/builders';
import { choose } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { aFullAccount } from '../../testing/fullAccount';
import { openInTeam, viewersAreTold } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

function openAds(...ads: Partial<SavedAd>[]) {
  const fake = createFakeApi();
  fake.account.ads = ads.map((own) => aSavedAd(own));
  return renderApp({ path: '/ads', fake });
}

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const findAd = (name: string) => screen.findByRole('article', { name });

describe('the ads where one works', () => {
  it('are found by name, and come by pages', async () => {
    const { user } = openAds(...Array.from({ length: 13 }, (_, index) => ({ name: `Roast ${index + 1}` })));
    expect(await screen.findByText('1–12 of 13')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(['Roast 13']));
    await user.type(screen.getByRole('searchbox', { name: 'Search your ads' }), 'roast 2');
    await waitFor(() => expect(names()).toEqual(['Roast 2']));
    await user.type(screen.getByRole('searchbox', { name: 'Search your ads' }), 'x');
    expect(await screen.findByText('No ads found')).toBeVisible();
  });

  it('are filtered by all that is chosen in quick succession', async () => {
    const fake = createFakeApi();
    const campaign = aCampaign({ name: 'Autumn' });
    fake.account.campaigns = [campaign];
    fake.account.ads = [aSavedAd({ campaign_id: campaign.id })];
    const { address } = renderApp({ path: '/ads', fake });
    await findAd('Friday roast');
    await screen.findByRole('option', { name: 'Autumn' });
    const choose = (field: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } });
    act(() => {
      choose('Platform', 'facebook');
      choose('Campaign', campaign.id);
    });
    expect(address()).toBe(`/ads?in=${campaign.id}&platform=facebook`);
  });

  it('are filtered by what clients decided, which the address keeps', async () => {
    const { fake, ad } = aFullAccount();
    fake.account.ads = [{ ...ad, name: 'Shared' }, aSavedAd({ name: 'Not shared' })];
    const { user, address } = renderApp({ path: '/ads', fake });
    await findAd('Not shared');
    const filter = screen.getByRole('combobox', { name: 'Approval' });
    await user.selectOptions(filter, 'Waiting for an answer');
    await waitFor(() => expect(names()).toEqual(['Shared']));
    expect(address()).toBe('/ads?approval=waiting');
    await user.selectOptions(filter, 'Approved');
    expect(await screen.findByText('No ads found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toEqual(['Shared', 'Not shared']));
  });

  it('go back a page when the last one of a page is removed', async () => {
    const view = openAds(...Array.from({ length: 13 }, (_, index) => ({ name: `Roast ${index + 1}` })));
    await view.user.click(await screen.findByRole('button', { name: 'Next' }));
    await findAd('Roast 13');
    await choose(view, 'Roast 13', 'Remove');
    await waitFor(() => expect(names()).toHaveLength(12));
  });

  it('say why they did not load, and try again', async () => {
    const fake = createFakeApi();
    fake.account.ads = [aSavedAd()];
    fake.answerNext('listAds', down);
    const { user } = renderApp({ path: '/ads', fake });
    expect(await screen.findByText('Couldn’t load your ads')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findAd('Friday roast')).toBeVisible();
  });
});

describe('an ad of the list', () => {
  it('leads to its editor', async () => {
    const { user, fake, address } = openAds({ name: 'Friday roast' });
    const card = within(await findAd('Friday roast'));
    await user.click(card.getByRole('link', { name: 'Edit: Friday roast' }));
    await waitFor(() => expect(address()).toBe(`/create/${fake.account.ads[0]?.id}`));
  });

  it('says its campaign, when it was edited, and whether the platforms would take it', async () => {
    const fake = createFakeApi();
    const campaign = aCampaign({ name: 'Autumn beans' });
    fake.account.campaigns = [campaign];
    fake.account.ads = [
      aSavedAd({ name: 'Fine', contents: [aSearchAd({ final_url: taggedLink })], campaign_id: campaign.id }),
      aSavedAd({ name: 'Empty' }),
    ];
    renderApp({ path: '/ads', fake });
    expect(await within(await findAd('Fine')).findByText('Autumn beans · Edited Nov 2, 2026')).toBeVisible();
    expect(await within(await findAd('Fine')).findByText('Ready')).toBeVisible();
    expect(within(await findAd('Empty')).getByText(/^\d+ errors$/)).toBeVisible();
  });

  it('is not ready while a template’s words are left in it', async () => {
    const contents = [aSearchAd({ final_url: taggedLink })];
    openAds(
      { name: 'In a field', contents, sample_fields: [{ format: 'google_search', field: 'descriptions[0]' }] },
      { name: 'In the artwork', contents, sample_texts: ['NORTHFOLD', 'Fresh roast, every other Friday.'] },
    );
    expect(await within(await findAd('In a field')).findByText('1 warning')).toBeVisible();
    expect(await within(await findAd('In the artwork')).findByText('2 warnings')).toBeVisible();
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
  });

  it('say whether their links are those of another variant', async () => {
    const contents = [aSearchAd({ final_url: `${taggedLink}&utm_content=beans` })];
    const variant_group = aUuid();
    const { fake } = openAds(
      { name: 'Roast', contents, variant_group, variant_name: 'A' },
      { name: 'Roast', contents, variant_group, variant_name: 'B' },
      { name: 'Alone', contents },
    );
    expect(await within(await findAd('Alone')).findByText('Ready')).toBeVisible();
    expect(await screen.findAllByText('1 warning')).toHaveLength(2);
    expect(fake.countCalls('listVariants')).toBe(0);
  });

  it('is duplicated, and a refusal is told once', async () => {
    const view = openAds({ name: 'Friday roast' });
    await findAd('Friday roast');
    await choose(view, 'Friday roast', 'Duplicate');
    expect(await findAd('Friday roast (copy)')).toBeVisible();
    view.fake.answerNext('duplicateAd', down);
    await choose(view, 'Friday roast \\(copy\\)', 'Duplicate');
    expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
    expect(names()).toHaveLength(2);
  });
});

it('keeps its filters in the address, and clears them where nothing matches', async () => {
  const fake = createFakeApi();
  const campaign = aCampaign({ name: 'Autumn beans' });
  fake.account.campaigns = [campaign];
  fake.account.ads = [
    aSavedAd({ name: 'Search' }),
    aSavedAd({ name: 'Feed', contents: [aFeedAd()], campaign_id: campaign.id }),
  ];
  const { user, address } = renderApp({ path: '/ads?platform=facebook', fake });
  await findAd('Feed');
  expect(names()).toEqual(['Feed']);
  await user.selectOptions(screen.getByLabelText('Platform'), 'Google');
  await waitFor(() => expect(names()).toEqual(['Search']));
  await user.selectOptions(screen.getByLabelText('Campaign'), 'Autumn beans');
  expect(address()).toBe(`/ads?platform=google&in=${campaign.id}`);
  expect(await screen.findByText('No ads found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(address()).toBe('/ads');
});

describe('the page', () => {
  it('is found from the campaigns, and leads back to them, to a new ad and to the brand kit', async () => {
    const { user, address } = renderApp({ path: '/campaigns', fake: createFakeApi() });
    await user.click(await screen.findByRole('link', { name: 'Ads' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ads' })).toBeVisible();
    expect(address()).toBe('/ads');
    expect(document.title).toMatch(/^Ads/);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/campaigns');
    expect(page.getByRole('link', { name: 'Create Ad' })).toHaveAttribute('href', '/create');
    expect(page.getByRole('link', { name: 'Brand kit' })).toHaveAttribute('href', '/brand-kit');
    expect(await page.findByText('No ads yet')).toBeVisible();
  });

  it('offers viewers of a team no new ad', async () => {
    openInTeam('viewer', { path: () => '/ads' });
    await screen.findByRole('heading', { level: 1, name: 'Ads' });
    await screen.findByText(viewersAreTold);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Create Ad' })).not.toBeInTheDocument();
  });
});
