import { expect, test } from './fixtures';

test('ad copy is written, copied, found again and deleted', async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'AI Copy' }).click();
  await expect(page.getByText('Ready to Generate')).toBeVisible();
  await page.getByLabel('Product or service name').fill('Northfold Coffee subscription');
  await page.getByLabel('Target audience').fill('People who grind at home');
  await page.getByLabel('Platform').selectOption('Google Ads');
  await page.getByLabel('Benefit 1', { exact: true }).fill('Roasted the day before it ships');
  await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
  await expect(page.getByText('AI-powered ad copy generated successfully.')).toBeVisible();
  await expect(page.getByText(/^1 of .* generations used this month/)).toBeVisible();

  const results = page.getByRole('region', { name: 'Generated Content' });
  const headline = (await results.getByRole('listitem').first().getByRole('paragraph').first().textContent()) ?? '';
  await results.getByRole('button', { name: `Copy “${headline}”`, exact: true }).click();
  await expect(page.getByText('Content copied to clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(headline);

  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Open Northfold Coffee subscription' }).click();
  await expect(results.getByText(headline, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  await history.getByRole('button', { name: 'Delete Northfold Coffee subscription' }).click();
  await page.getByRole('dialog', { name: 'Delete this generation?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(history.getByText('Nothing written yet')).toBeVisible();
});
