import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { anArtwork } from '../ad-kit/testing/anArtwork';
import { expectNoViolation } from './accessibilityCheck';
import { feed, makeAd, openAd, search, storedAd } from './adFixtures';
import { expect, makeCampaign, test } from './fixtures';

test('an ad of a campaign is copied for another platform, removed and brought back', async ({
  signedIn: page,
  account: { token },
  request,
}) => {
  const campaignId = await makeCampaign(request, token, { name: 'Autumn Lookbook' });
  const headline = 'Coffee roasted this very morning and at your door by Thursday noon';
  await makeAd(request, token, { campaign_id: campaignId, contents: [{ ...feed, headline }] });
  await page.goto(`/campaigns/${campaignId}`);
  const ads = page.getByRole('region', { name: 'Ads' });
  const drawing = ads.getByRole('img', { name: /Fresh roast/ });
  await expect(drawing).toBeVisible();
  // No larger than what is drawn, although its card is wider: nothing beyond the drawing's edges is seen.
  const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(1, 2);

  const act = async (name: string, action: string) => {
    await ads.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Friday roast', 'Copy for another platform…');
  await page.getByRole('dialog').getByLabel('Format').selectOption('Google search');
  await page.getByRole('button', { name: 'Create copy' }).click();
  const result = page.getByRole('dialog', { name: 'A copy for Google search' });
  await expect(result.getByText('Shortened: Headline')).toBeVisible();
  await expect(result.getByText(headline)).toBeVisible();
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(ads.getByRole('article')).toHaveCount(2);

  await act('Friday roast (copy)', 'Remove');
  await expect(ads.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ad restored')).toBeVisible();
  await page.reload();
  await expect(ads.getByRole('article')).toHaveCount(2);
});

test('a link is built with a preset that the next ad has too', async ({
  signedIn: page,
  account: { token },
  request,
}) => {
  const open = async () => {
    const id = await makeAd(request, token, { contents: [feed] });
    await openAd(page, id);
    await page.getByRole('button', { name: 'Add UTM tags' }).click();
    return { id, dialog: page.getByRole('dialog', { name: 'Build a link' }) };
  };
  const first = await open();
  await first.dialog.getByLabel('Campaign', { exact: true }).fill('Spring Sale');
  await expect(first.dialog.getByText('In the link: spring_sale')).toBeVisible();
  await expect(first.dialog.getByText(/report this link as "Paid Social"/)).toBeVisible();
  await first.dialog.getByRole('radio', { name: 'spring-sale' }).check();
  await first.dialog.getByLabel('Save these values as').fill('Spring');
  await first.dialog.getByRole('button', { name: 'Save preset' }).click();
  await expect(first.dialog.getByText('facebook · paid-social · spring-sale')).toBeVisible();
  await first.dialog.getByRole('button', { name: 'Apply' }).click();
  const link = 'utm_source=facebook&utm_medium=paid-social&utm_campaign=spring-sale';
  await expect.poll(() => storedAd(request, token, first.id)).toContain(link);

  const second = await open();
  await second.dialog.getByRole('button', { name: 'Use Spring' }).click();
  await second.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => storedAd(request, token, second.id)).toContain(link);
});

test('a campaign’s ads are exported to Meta, after what stays is told', async ({
  signedIn: page,
  account: { token },
  request,
}) => {
  const campaign_id = await makeCampaign(request, token, { name: 'Autumn Lookbook' });
  const picture = { headline: 'Warm on Thursday', subheadline: '', body: '', cta: 'Start' };
  await makeAd(request, token, { campaign_id, contents: [feed], artwork: anArtwork({ brand: '' }), picture });
  await makeAd(request, token, { campaign_id, name: 'Search only', contents: [search] });
  const dialog = page.getByRole('dialog', { name: 'Export to Meta Ads Manager' });
  await expectNoViolation(page, {
    name: 'what goes to an ads manager',
    show: async () => {
      await page.goto(`/campaigns/${campaign_id}`);
      await page.getByRole('button', { name: 'Export ads' }).click();
      await page.getByRole('menuitem', { name: /Meta Ads Manager/ }).click();
      await expect(dialog.getByText(/^Friday roast \| Facebook feed \| \w{8}$/)).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Search only' })).toBeVisible();
    },
  });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('meta-ads-manager.zip');
  const names = Object.keys(unzipSync(await readFile(await file.path())));
  expect(names).toEqual(['ads.csv', expect.stringMatching(/^friday-roast-facebook-feed-\w{8}-1080x1080\.png$/)]);
  await expect(dialog).toBeHidden();
});
