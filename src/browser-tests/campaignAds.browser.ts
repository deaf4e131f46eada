import { feed, makeAd, openAd, storedAd } from './adFixtures';
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
  await expect(ads.getByRole('img', { name: /Fresh roast/ })).toBeVisible();

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
