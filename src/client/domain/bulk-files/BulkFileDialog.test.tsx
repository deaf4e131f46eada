import { screen, waitFor, within } from '@testing-library/react';
import { aDisplayAd, aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import type { SavedAd } from '../../api/adsApi';
import { aCampaign, aSavedAd } from '../../testing/builders';
import { aFakeWith } from '../../testing/campaignList';
import { renderApp } from '../../testing/renderApp';

function openCampaign(...ads: Partial<SavedAd>[]) {
  const campaign = aCampaign({ name: 'Autumn Lookbook' });
  const fake = aFakeWith(campaign);
  fake.account.ads = ads.map((own) => aSavedAd({ campaign_id: campaign.id, ...own }));
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  const ask = async (manager: RegExp) => {
    await view.user.click(await screen.findByRole('button', { name: 'Export ads' }));
    await view.user.click(await screen.findByRole('menuitem', { name: manager }));
    return screen.findByRole('dialog');
  };
  return { ...view, fake, ask };
}

it('says what goes, what stays and why, and what to fill in; then hands over the file', async () => {
  const { user, fake, world, ask } = openCampaign(
    { name: 'Friday roast', contents: [aSearchAd()] },
    { name: 'Banner', contents: [aDisplayAd()] },
  );
  fake.answerNext('exportBulkFile', { body: 'the file' });
  const dialog = within(await ask(/Google Ads Editor/));
  const going = await dialog.findByRole('region', { name: '1 ad in this file' });
  expect(going).toHaveTextContent(/Friday roast \| Google search \| \w{8}/);
  const staying = within(dialog.getByRole('region', { name: '1 ad left out' }));
  expect(staying.getByRole('link', { name: 'Banner' })).toHaveAttribute('href', expect.stringContaining('/create/'));
  expect(staying.getByText(/no columns for the images/)).toBeVisible();
  expect(dialog.getByText(/daily budget/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(world.files).toHaveLength(1);
});

it('offers no download where nothing is ready', async () => {
  const { ask } = openCampaign({ name: 'Banner', contents: [aDisplayAd()] });
  const dialog = within(await ask(/Meta Ads Manager/));
  expect(await dialog.findByRole('region', { name: 'No ads are ready for this file' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
});

it('says why the ads can’t be checked, and tries again', async () => {
  const { user, fake, ask } = openCampaign({ contents: [aFeedAd()] });
  fake.answerNext('getBulkFilePreview', { status: 503, detail: 'The database does not answer.' });
  const dialog = within(await ask(/Meta Ads Manager/));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database does not answer.');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('region', { name: /in this file|left out|No ads/ })).toBeVisible();
});

it('says why there is no file, and stays open', async () => {
  const { user, fake, ask } = openCampaign({ name: 'Friday roast', contents: [aFeedAd()] });
  fake.answerNext('exportBulkFile', { status: 503, detail: 'The server is very busy right now.' });
  const dialog = within(await ask(/Meta Ads Manager/));
  await user.click(await dialog.findByRole('button', { name: 'Download' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is very busy right now.');
  expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
});
