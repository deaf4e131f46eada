import { expect, openDashboard, test } from './fixtures';

test.use({ defaultPlan: 'free' });

test('a template is found, looked at, used and kept', async ({ signedIn: page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('potery');
  await expect(page.getByText(/^Showing \d+ filtered results$/)).toBeVisible();
  // Its uses are counted for everybody: no other test takes this one.
  const card = page.getByRole('article', { name: 'Admit One' });
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  const usesBefore = Number(/\b\d{1,9}(?= uses?\b)/.exec(await card.innerText())?.[0]);
  await card.getByRole('button', { name: /^Preview/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Admit One' });
  await expect(dialog.getByText('Conversion tips')).toBeVisible();
  await dialog.getByRole('button', { name: /^Use This Template/ }).click();
  await expect(page.getByText('Template added to your workspace')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up the ad' })).toBeVisible();
  await page.goBack();
  await expect(card).toContainText(new RegExp(`\\b${usesBefore + 1} uses?\\b`));

  await page.getByRole('link', { name: 'Your templates' }).click();
  const own = page.getByRole('article', { name: 'Admit One' });
  await expect(own.getByRole('img', { name: /Open studio night/ })).toBeVisible();
  await own.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Winter pots');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Winter pots' })).toBeVisible();
});

test('the browser draws what the server draws', async ({ signedIn: page, request, account }) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  const copy = await request.post('/api/template-library/templates/roasters-shelf/use', { headers });
  expect(copy.status()).toBe(201);
  await page.goto('/templates/own');
  const drawing = page.locator('article svg[role="img"]').first();
  await expect(drawing).toBeVisible();
  const ofServer = await (await request.get('/api/template-library/templates/roasters-shelf/artwork')).text();
  const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths(await drawing.evaluate((svg) => svg.outerHTML))).toEqual(paths(ofServer));
});

test('a locked template leads to the plans, and is open after paying', async ({ signedIn: page }) => {
  await page.goto('/templates?view=list');
  const unlock = page.getByRole('link', { name: /^Unlock / }).first();
  const name = (await unlock.getAttribute('aria-label'))?.replace('Unlock ', '') ?? '';
  await unlock.click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByRole('button', { name: `Use Template: ${name}` }).click();
  await expect(page.getByText('Template Ready!')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the library keeps its length while its cards come into sight`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/templates');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(24);
    const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await lengthOf();
    for (const card of await cards.all()) {
      await card.getByText(/ uses?( ·|$)/).scrollIntoViewIfNeeded();
    }
    expect(await lengthOf()).toBe(before);
  });
}
