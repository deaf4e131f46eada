import { anArtwork } from '../ad-kit/testing/anArtwork';
import { feed, filesOf, makeAd } from './adFixtures';
import { expect, test } from './fixtures';

const tagged = 'https://www.northfold.example/beans?utm_source=facebook&utm_medium=paid-social';
const picture = { headline: 'Beans by Friday', subheadline: '', body: '', cta: 'Start' };
const artwork = anArtwork({ brand: 'Halden' });

test('what the artwork cuts is counted everywhere, and gone once it fits', async ({
  signedIn: page,
  account,
  request,
}) => {
  const subheadline = 'We roast on Thursday and post the same afternoon. '.repeat(6).trim();
  const contents = [{ ...feed, final_url: tagged }];
  const id = await makeAd(request, account.token, { contents, artwork, picture: { ...picture, subheadline } });
  await page.goto('/ads');
  const card = page.getByRole('article', { name: 'Friday roast' });
  await expect(card.getByText('1 warning')).toBeVisible();

  await page.goto(`/create/${id}/preflight`);
  await expect(page.getByText('Friday roast · 1 warning')).toBeVisible();
  const cut = page.getByRole('region', { name: 'Cuts in the artwork' }).getByRole('link');
  await expect(cut).toContainText('doesn’t have room for the full subheadline at');
  await expect(cut).toContainText('1200 × 628');
  await cut.click();
  const field = page.getByRole('textbox', { name: 'Subheadline' });
  await expect(field).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'Issues' }).getByRole('button', { name: /^Artwork: subheadline/ }),
  ).toBeVisible();

  await field.fill('Roasted on Thursday.');
  await expect(page.getByText('No issues. Your ad meets every platform’s rules.')).toBeVisible();
  await page.getByRole('button', { name: /^Download/ }).click();
  await expect(page.getByText('Friday roast · Ready to go')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All sizes and copy (ZIP)' }).click();
  expect(await filesOf(await archive)).not.toHaveProperty(['issues.txt']);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const sheet = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'US Letter' }).click();
  expect((await sheet).suggestedFilename()).toBe('friday-roast-preflight.pdf');
  await page.goto('/ads');
  await expect(card.getByText('Ready')).toBeVisible();
});
