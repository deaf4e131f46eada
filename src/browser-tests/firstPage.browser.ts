import type { Route } from '@playwright/test';
import { feed, makeAd } from './adFixtures';
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

test('who wants no motion has the focus ring at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const ring = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header a');
    link?.focus();
    return link && getComputedStyle(link).outlineWidth;
  });
  expect(ring).toBe('2px');
});

test('a chart tells the figures of what is pointed at', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  const chart = page.getByRole('region', { name: 'Monthly Performance' }).locator('.MuiChartsSurface-root');
  await chart.hover();
  const figures = page.locator('.MuiChartsTooltip-root');
  await expect(figures).toContainText(/^[A-Z][a-z]{2}Revenue\$[\d,]+\.\d\dSpend\$[\d,]+\.\d\d$/);
  // Beside the pointer, in the middle of the chart.
  const [box, place] = [await chart.boundingBox(), await figures.locator('table').boundingBox()];
  expect(place?.y).toBeGreaterThan(box?.y ?? 0);
  expect(place?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
});

test('nothing moves when the editor takes the place of what stands there while it loads', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeAd(request, account.token, { contents: [feed] });
  await page.setViewportSize({ width: 412, height: 823 });
  const asked = new Promise<Route>((resolve) => {
    void page.route(`**/api/ads/${id}`, resolve);
  });
  await page.goto(`/create/${id}`);
  await expect(page.getByRole('status', { name: 'Loading the ad…' })).toBeVisible();
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift' });
        addEventListener('told', () => resolve(sum));
      }),
  );
  await (await asked).continue();
  await expect(page.getByRole('navigation', { name: 'Editor sections' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => dispatchEvent(new Event('told')));
  expect(await shifts).toBe(0);
});
