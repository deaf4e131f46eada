import { expect, test } from './fixtures';

for (const { address, title, code } of [
  { address: '/', title: 'Dashboard', code: /\/dashboard\.\w+\.js$/ },
  { address: '/templates', title: 'Templates', code: /\/templates\.\w+\.js$/ },
]) {
  test(`the code of the page at ${address} comes together with the entry, once`, async ({ signedIn: page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const { asked, fetched } = await page.evaluate(() => ({
      asked: [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
        ({ href }) => href,
      ),
      fetched: performance.getEntriesByType('resource').map(({ name }) => name),
    }));
    expect(asked).toContainEqual(expect.stringMatching(code));
    expect(fetched.filter((name) => asked.includes(name)).toSorted()).toEqual(asked.toSorted());
  });
}

test('every script asks to be compiled while it arrives', async ({ page }) => {
  const begins: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()))
      begins.push(response.text().then((text) => text.split('\n', 1)[0] ?? ''));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
  expect(begins.length).toBeGreaterThan(4);
  expect(new Set(await Promise.all(begins))).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});
