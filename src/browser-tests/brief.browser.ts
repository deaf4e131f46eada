import { expectNoViolation } from './accessibilityCheck';
import { feed, makeAd, openAd, search, storedAd } from './adFixtures';
import { expect, makeCampaign, test } from './fixtures';

test('a brief is written once, fills an ad, and the ad follows when its offer changes', async ({
  signedIn: page,
  account: { token },
  request,
}) => {
  const campaignId = await makeCampaign(request, token, { name: 'Northfold spring' });
  await page.goto(`/campaigns/${campaignId}`);
  await page.getByRole('button', { name: 'Write the brief' }).click();
  const brief = page.getByRole('dialog', { name: 'Campaign brief' });
  await brief.getByLabel('Product or service name').fill('Northfold Coffee subscription');
  await brief.getByLabel('Target audience').fill('People who grind at home');
  await brief.getByLabel('Offer').fill('20% off the first box');
  await brief.getByLabel('Deadline').fill('December 18');
  await brief.getByRole('textbox', { name: 'Benefit 1' }).fill('Skip or pause any week');
  await brief.getByRole('button', { name: 'Kind of benefit 1: What you can do, change' }).waitFor();
  await expectNoViolation(page, { name: 'campaign brief', show: () => Promise.resolve() });
  await brief.getByRole('button', { name: 'Save brief' }).click();
  await expect(page.getByRole('region', { name: 'Brief' }).getByText('20% off the first box')).toBeVisible();

  const id = await makeAd(request, token, { campaign_id: campaignId, contents: [search, feed] });
  await openAd(page, id);
  await page.getByRole('button', { name: 'Fill from brief' }).click();
  const fill = page.getByRole('dialog', { name: 'Fill from brief' });
  await fill.getByRole('button', { name: 'Fill the ad' }).click();
  await expect.poll(() => storedAd(request, token, id)).toContain('20% off the first box');
  await expect(page.getByTitle('Written from the brief').first()).toBeVisible();

  await page.getByRole('button', { name: 'Fill from brief' }).click();
  await fill.getByLabel('Offer').fill('25% off the first box');
  await fill.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('dialog', { name: 'What changes in the ad' });
  await expect(review.getByRole('list', { name: 'Texts that change' })).toBeVisible();
  await expectNoViolation(page, { name: 'what a changed brief changes', show: () => Promise.resolve() });
  await review.getByRole('button', { name: /^Change \d+ texts?$/ }).click();
  await expect.poll(() => storedAd(request, token, id)).toContain('25% off the first box');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => storedAd(request, token, id)).not.toContain('"text":"25%');
});
