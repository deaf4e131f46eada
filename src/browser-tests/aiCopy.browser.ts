import { expect, openDashboard, test } from './fixtures';

test('ad copy is written, copied, found again and deleted', async ({ signedIn: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(page);
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

test('on a phone a toast covers no menu', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ai-generator');
  await page.getByLabel('Product or service name').fill('Northfold Roasters');
  await page.getByLabel('Target audience').fill('People who grind coffee at home');
  await page.getByLabel('Platform').selectOption('Facebook');
  await page.getByLabel('Benefit 1', { exact: true }).fill('Roasted the day before it ships');
  await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
  await expect(page.getByText('AI-powered ad copy generated successfully.')).toBeVisible();
  const more = page.getByRole('button', { name: /^More for/ }).first();
  await more.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 430));
  await more.click();
  const items = page.getByRole('menuitem');
  await expect(items.last()).toBeVisible();
  const inFront = await items.evaluateAll((all) =>
    all.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(inFront).toEqual(inFront.map(() => true));
  // The toast is still there, behind them.
  await expect(page.getByText('AI-powered ad copy generated successfully.')).toBeVisible();
});

test('single texts are changed, marked and kept in the brand’s words', async ({ signedIn: page }) => {
  await page.goto('/ai-generator');
  await page.getByRole('button', { name: 'Brand voice' }).click();
  const voice = page.getByRole('dialog', { name: 'Brand voice' });
  await voice.getByLabel('Banned words').fill('coffee\nfresh');
  await voice.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Brand voice on: 2 banned words')).toBeVisible();

  await page.getByLabel('Product or service name').fill('Northfold Roasters');
  await page.getByLabel('Target audience').fill('People who grind coffee at home');
  await page.getByLabel('Platform').selectOption('Facebook');
  await page.getByLabel('Benefit 1', { exact: true }).fill('Roasted the day before it ships, with free shipping');
  await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
  const results = page.getByRole('region', { name: 'Generated Content' });
  for (const tab of ['Headlines', 'Descriptions', 'CTAs', 'Full Ads']) {
    await results.getByRole('tab', { name: tab }).click();
    await expect(results.getByRole('listitem').first()).toBeVisible();
    expect(await results.getByRole('list').textContent()).not.toMatch(/\b(coffee|fresh)\b/i);
  }

  await results.getByRole('tab', { name: 'Descriptions' }).click();
  const row = results.getByRole('listitem').first();
  const before = (await row.getByRole('paragraph').first().textContent()) ?? '';
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Write another' }).click();
  await row.getByRole('button', { name: /^Undo/ }).waitFor();
  await expect(row.getByText(before, { exact: true })).toBeHidden();
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row.getByText(before, { exact: true }).first()).toBeVisible();
  await expect(row.getByRole('button', { name: /^More for/ })).toBeFocused();

  await results.getByRole('button', { name: 'Favorite' }).click();
  await expect(results.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('radio', { name: 'Favorites' }).check();
  await expect(history.getByRole('button', { name: 'Open Northfold Roasters' })).toBeVisible();
});

test('headlines are written alone, and a text is improved', async ({ signedIn: page }) => {
  await page.goto('/ai-generator');
  await page.getByLabel('Product or service name').fill('Northfold Coffee');
  await page.getByRole('radio', { name: 'Headlines only' }).click();
  await expect(page.getByLabel('Product or service name')).toHaveValue('Northfold Coffee');
  await page.getByLabel('Target audience').fill('Home baristas');
  await page.getByLabel('Platform').selectOption('Google Ads');
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Write headlines' }).click();
  await expect(page.getByRole('region', { name: 'Your Headlines' }).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('radio', { name: 'Improve text' }).click();
  await page.getByLabel('Text to improve').fill('Buy our our coffee NOW!!! It is very very good.');
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  const improved = page.getByRole('region', { name: 'Improved Text' });
  await expect(improved.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(improved.getByRole('deletion').first()).toBeVisible();
});
