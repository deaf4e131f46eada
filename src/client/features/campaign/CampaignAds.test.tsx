import { screen, waitFor, within } from '@testing-library/react';
import { aFeedAd, aLinkedinAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../api/adsApi';
import { aCampaign, aSavedAd, anImage } from '../../testing/builders';
import { aFakeWith, choose, findDialog } from '../../testing/campaignList';
import { renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };

function prepare(...ads: Partial<SavedAd>[]) {
  const campaign = aCampaign({ name: 'Autumn Lookbook' });
  const fake = aFakeWith(campaign);
  fake.account.ads = [
    ...ads.map((own) => aSavedAd({ campaign_id: campaign.id, ...own })),
    aSavedAd({ name: 'Of no campaign' }),
  ];
  return { campaign, fake };
}

async function openAds({ campaign, fake }: ReturnType<typeof prepare>) {
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  const section = within(await screen.findByRole('region', { name: 'Ads' }));
  return {
    ...view,
    section,
    names: () => section.queryAllByRole('article').map((card) => card.getAttribute('aria-label')),
    findAd: (name: string) => section.findByRole('article', { name }),
  };
}

describe('the ads of a campaign', () => {
  it('are drawn, with their formats and when they changed', async () => {
    const contents = [aFeedAd(), aLinkedinAd()];
    const { findAd, names } = await openAds(prepare({ name: 'Friday roast', contents }));
    const card = within(await findAd('Friday roast'));
    expect(names()).toEqual(['Friday roast']);
    expect(await card.findByRole('img', { name: /Fresh roast, every other Friday/ })).toHaveAttribute('width', '1080');
    expect(card.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Facebook feed', 'LinkedIn image']);
    expect(card.getByText('Edited Nov 2, 2026')).toBeVisible();
  });

  it('are drawn with images of the account’s own', async () => {
    const image = anImage();
    const prepared = prepare({ name: 'Friday roast', image_id: image.id });
    prepared.fake.account.images = [image];
    prepared.fake.account.imageFiles.set(image.id, new Blob(['picture'], { type: 'image/jpeg' }));
    const { findAd } = await openAds(prepared);
    const card = within(await findAd('Friday roast'));
    await waitFor(() => expect(card.getByRole('img', { name: /Fresh roast/ }).innerHTML).toContain('href="blob:'));
  });

  it('lead to the editor, by name and from the menu', async () => {
    const prepared = prepare({ name: 'Friday roast' });
    const view = await openAds(prepared);
    const address = `/create/${prepared.fake.account.ads[0]?.id}`;
    expect(within(await view.findAd('Friday roast')).getByRole('link')).toHaveAttribute('href', address);
    await choose(view, 'Friday roast', 'Edit');
    expect(view.address()).toBe(address);
  });

  it('are none yet, which leads to the first one', async () => {
    const prepared = prepare();
    const { section } = await openAds(prepared);
    expect(await section.findByText('No ads yet')).toBeVisible();
    expect(section.getByRole('link', { name: 'Create an ad' })).toHaveAttribute(
      'href',
      `/create?campaign=${prepared.campaign.id}`,
    );
  });

  it('have a way to the next one beside them', async () => {
    const prepared = prepare({ name: 'Friday roast' });
    const { section } = await openAds(prepared);
    expect(await section.findByRole('link', { name: 'Create an ad' })).toHaveAttribute(
      'href',
      `/create?campaign=${prepared.campaign.id}`,
    );
  });

  it('say that they are loading', async () => {
    const prepared = prepare();
    prepared.fake.answerNext('listAds', 'no-answer');
    const { section } = await openAds(prepared);
    expect(section.getByRole('status', { name: 'Loading ads' })).toBeVisible();
  });

  it('say why they did not load, and try again', async () => {
    const prepared = prepare({ name: 'Friday roast' });
    prepared.fake.answerNext('listAds', down);
    const { user, section, findAd } = await openAds(prepared);
    expect(await section.findByText('The database does not answer.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await findAd('Friday roast')).toBeVisible();
  });

  it('come by pages, and go back to the last page that has some', async () => {
    const view = await openAds(prepare(...Array.from({ length: 13 }, (_, index) => ({ name: `Ad ${index + 1}` }))));
    expect(await view.section.findByText('1–12 of 13')).toBeVisible();
    await view.user.click(view.section.getByRole('button', { name: 'Next' }));
    expect(await view.section.findByText('13–13 of 13')).toBeVisible();
    await choose(view, 'Ad 13', 'Remove');
    await waitFor(() => expect(view.names()).toHaveLength(12));
    expect(view.section.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('an ad', () => {
  it('is duplicated', async () => {
    const view = await openAds(prepare({ name: 'Friday roast' }));
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', 'Duplicate');
    expect(await view.findAd('Friday roast (copy)')).toBeVisible();
    expect(await screen.findByText('Ad duplicated')).toBeVisible();
  });

  it('is removed at once, and comes back when that is undone', async () => {
    const view = await openAds(prepare({ name: 'Friday roast' }));
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', 'Remove');
    expect(await view.section.findByText('No ads yet')).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await view.findAd('Friday roast')).toBeVisible();
    expect(await screen.findByText('Ad restored')).toBeVisible();
  });

  it('comes back from another page too', async () => {
    const { campaign, fake } = prepare({ name: 'Friday roast' });
    const view = await openAds({ campaign, fake });
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', 'Remove');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await view.user.click(screen.getByRole('link', { name: 'Templates' }));
    await view.user.click(undo);
    await waitFor(() => expect(fake.account.ads.map(({ name }) => name)).toContain('Friday roast'));
  });

  it.each([
    ['Duplicate', 'duplicateAd', 'Couldn’t duplicate the ad'],
    ['Remove', 'deleteAd', 'Couldn’t remove the ad'],
  ] as const)('stays as it is where the server refuses: %s', async (action, operation, title) => {
    const prepared = prepare({ name: 'Friday roast' });
    prepared.fake.answerNext(operation, down);
    const view = await openAds(prepared);
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', action);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${title}The database does not answer.`);
    expect(view.names()).toEqual(['Friday roast']);
  });

  it('says so where a removal can’t be undone any more', async () => {
    const prepared = prepare({ name: 'Friday roast' });
    const view = await openAds(prepared);
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', 'Remove');
    prepared.fake.answerNext('restoreAd', { status: 404, detail: 'This ad does not exist.' });
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t restore the ad');
  });
});

describe('a copy for another platform', () => {
  const headline = 'Coffee roasted this very morning and at your door by Thursday noon';

  async function askForCopy(own: Partial<SavedAd>) {
    const prepared = prepare({ name: 'Friday roast', ...own });
    const view = await openAds(prepared);
    await view.findAd('Friday roast');
    await choose(view, 'Friday roast', 'Copy for another platform…');
    await findDialog('Copy for another platform');
    return { ...view, ...prepared };
  }

  it('tells exactly what became of the texts, and leads to the copy', async () => {
    const contents = [aLinkedinAd({ headline, call_to_action: 'REGISTER' })];
    const { user, fake, address } = await askForCopy({ contents });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('option', { name: 'LinkedIn image' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Format'), 'Google search');
    await user.click(dialog.getByRole('button', { name: 'Create copy' }));
    const result = within(await findDialog('A copy for Google search'));
    const changes = within(result.getByRole('region', { name: 'What changes' }));
    expect(changes.getByText('Shortened: Headline')).toBeVisible();
    expect(changes.getByText(headline)).toBeVisible();
    expect(changes.getByText('Left out: Call to action')).toBeVisible();
    expect(within(result.getByRole('region', { name: 'Still to write' })).getAllByRole('listitem')).not.toHaveLength(0);
    await user.click(result.getByRole('link', { name: 'Open the copy' }));
    expect(address()).toBe(`/create/${fake.account.ads[0]?.id}`);
    expect(fake.account.ads[0]).toMatchObject({ name: 'Friday roast (copy)', contents: [{ format: 'google_search' }] });
  });

  it('takes the text that the ad has for a format as it is', async () => {
    const { user, findAd } = await askForCopy({ contents: [aFeedAd(), aSearchAd()] });
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Format'), 'Google search');
    expect(dialog.getByLabelText('Format')).toHaveAccessibleDescription(/already has text for it/);
    await user.click(dialog.getByRole('button', { name: 'Create copy' }));
    const result = within(await findDialog('A copy for Google search'));
    expect(result.getByText('Everything fits as is.')).toBeVisible();
    await user.click(result.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await findAd('Friday roast (copy)')).toBeVisible();
  });

  it('is asked for again where the server refuses', async () => {
    const { user, fake } = await askForCopy({ contents: [aFeedAd()] });
    const dialog = within(screen.getByRole('dialog'));
    fake.answerNext('duplicateAd', { status: 409, code: 'too_many', detail: 'You already have 5,000 ads.' });
    await user.selectOptions(dialog.getByLabelText('Format'), 'X image');
    await user.click(dialog.getByRole('button', { name: 'Create copy' }));
    expect(await dialog.findByText('You already have 5,000 ads.')).toBeVisible();
    expect(dialog.getByLabelText('Format')).toHaveValue('twitter_image');
    expect(screen.queryByText('Couldn’t duplicate the ad')).not.toBeInTheDocument();
  });
});

describe('sharing ads for review', () => {
  it('makes a link of the campaign, shows it once, lists it, and revokes it', async () => {
    const { user, section } = await openAds(prepare({ name: 'Friday roast' }));
    await user.click(await section.findByRole('button', { name: 'Share' }));
    const form = within(await findDialog('Share for review'));
    await user.clear(await form.findByRole('textbox', { name: 'Title' }));
    await user.click(form.getByRole('button', { name: 'Create link' }));
    expect(await form.findByText('Please give the page a title.')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Autumn ads');
    await user.type(form.getByRole('textbox', { name: 'Passphrase (optional)' }), 'warm');
    await user.click(form.getByRole('button', { name: 'Create link' }));
    expect(await form.findByText('Use at least 6 characters, or leave it empty.')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Passphrase (optional)' }), ' beans');
    await user.click(form.getByRole('button', { name: 'Create link' }));
    const shown = within(await findDialog('Copy your link'));
    const link = shown.getByRole<HTMLInputElement>('textbox', { name: 'Autumn ads' });
    expect(link.value).toMatch(/\/proofs\/proof-/);
    await user.click(shown.getByRole('button', { name: 'Done' }));

    await user.click(section.getByRole('button', { name: 'Share' }));
    const again = within(await findDialog('Share for review'));
    expect(await again.findByText(/with a passphrase/)).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Revoke Autumn ads' }));
    await user.click(within(await findDialog('Revoke this link?')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeInTheDocument();
    await waitFor(() => expect(again.queryByText('Autumn ads')).not.toBeInTheDocument());
  });

  it('makes a link of one ad from its card', async () => {
    const { user, findAd, fake } = await openAds(prepare({ name: 'Friday roast' }));
    const card = within(await findAd('Friday roast'));
    await user.click(card.getByRole('button', { name: 'Actions for Friday roast' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share for review…' }));
    const form = within(await findDialog('Share for review'));
    await user.click(await form.findByRole('button', { name: 'Create link' }));
    await findDialog('Copy your link');
    expect(fake.account.proofs.map(({ proof }) => [proof.name, proof.ad_ids.length])).toEqual([['Friday roast', 1]]);
  });
});

it('says on an ad’s card what a client decided', async () => {
  const prepared = prepare({ name: 'Friday roast' });
  const [ad] = prepared.fake.account.ads;
  const version = JSON.stringify({
    contents: ad?.contents,
    artwork: ad?.artwork,
    picture: ad?.picture,
    image_id: ad?.image_id,
    logo_id: ad?.logo_id,
  });
  const time = '2026-11-21T10:00:00.000Z';
  const decision = { ad_id: ad?.id ?? '', name: 'Dana', email: null, note: '', created_at: time, is_current: true };
  prepared.fake.account.decisions = [{ decision: { ...decision, kind: 'approved' }, version }];
  const { findAd } = await openAds(prepared);
  const card = within(await findAd('Friday roast'));
  expect(await card.findByText('Approved Nov 21, 2026 by Dana')).toBeInTheDocument();
});
