import { feed, filesOf, makeAd, openAd } from './adFixtures';
import { expect, test } from './fixtures';

test('an ad gets two variants, which are compared and downloaded together', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeAd(request, account.token, { contents: [feed] });
  await openAd(page, id);
  await page.getByRole('button', { name: 'Add Variant' }).click();
  const variants = page.getByRole('navigation', { name: 'Variants' });
  await expect(variants.getByRole('link', { name: 'B', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Beans, boldly');
  await variants.getByRole('button', { name: 'Add Variant' }).click();
  await expect(variants.getByRole('link', { name: 'C', exact: true })).toHaveAttribute('aria-current', 'page');
  // It starts as what was written a moment ago.
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue('Beans, boldly');
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Beans, calmly');
  await variants.getByRole('link', { name: 'Compare Variants' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Variants' })).toBeVisible();
  const feeds = page.getByRole('region', { name: 'Facebook feed' });
  // What was typed last is saved on the way, and then shown here.
  for (const headline of ['Beans, calmly', 'Beans, boldly', 'Coffee on a rhythm'])
    await expect(feeds.getByText(headline)).toBeVisible();
  await feeds.getByRole('link', { name: 'A', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue('Coffee on a rhythm');

  await page.getByRole('button', { name: /^Download/ }).click();
  await page.getByRole('button', { name: /^Download(?! PDF)/ }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All variants (ZIP)' }).click();
  const files = await filesOf(await archive);
  expect(Object.keys(files).filter((name) => name.endsWith('copy.txt'))).toEqual([
    '1-a/copy.txt',
    '2-b/copy.txt',
    '3-c/copy.txt',
  ]);
  expect(files['3-c/copy.txt']?.toString()).toContain('Beans, calmly');
});
