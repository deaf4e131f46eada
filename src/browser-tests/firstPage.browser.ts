import type { Page, Route } from '@playwright/test';
import { makeAccount } from './account';
import { feed, makeAd } from './adFixtures';
import { expect, openDashboard, test } from './fixtures';

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

for (const { width, height } of [
  { width: 412, height: 823 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px nothing moves while the parts of a page arrive one by one`, async ({ page, request }) => {
    const { token } = await makeAccount(request);
    await request.post('/api/campaigns/sample-data', { headers: { Authorization: `Bearer ${token}` } });
    const ad = `/create/${await makeAd(request, token)}`;
    const pages = ['/', '/campaigns', ad, '/templates', '/ai-generator', '/teams', '/billing', '/settings'];
    await expectNoShift(page, { token, pages, width, height });
  });

  test(`at ${width} px nothing moves either for somebody in a team`, async ({ page, request }) => {
    const demo = await request.post('/api/auth/demo');
    const { access_token: token } = (await demo.json()) as { access_token: string };
    const pages = ['/', '/campaigns', '/templates', '/ai-generator', '/billing', '/settings'];
    await expectNoShift(page, { token, pages, width, height });
  });
}

type Visit = { token: string; pages: readonly string[]; width: number; height: number };

/** Opens pages whose calls are answered one after the other, each after what the one before showed was painted. */
async function expectNoShift(page: Page, { token, pages, width, height }: Visit): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? 'something'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width, height });
  let turn = Promise.resolve();
  let address = '';
  await page.route('**/api/**', (route) => {
    const askedAt = address;
    turn = turn.then(async () => {
      try {
        await page.getByRole('banner').waitFor();
        await page.evaluate(twoFrames);
        await route.fulfill({ response: await route.fetch() });
      } catch (error) {
        // A page asks every few seconds what has changed, and may be left while it waits for the answer.
        if (askedAt === address) throw error;
      }
    });
    return turn;
  });
  for (const next of pages) {
    address = next;
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await turn;
    await page.evaluate(twoFrames);
    expect.soft(await page.evaluate('shifts'), address).toEqual([]);
  }
}

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
  await page.evaluate(twoFrames);
  await page.evaluate(() => dispatchEvent(new Event('told')));
  expect(await shifts).toBe(0);
});

test('the page before stays for a moment, and then it is told that the next one loads', async ({ signedIn: page }) => {
  await openDashboard(page);
  const title = page.getByRole('heading', { level: 1 });
  const loading = page.getByRole('main').getByText('Loading…');
  const asked = new Promise<Route>((resolve) => {
    void page.route(/\/billing\.\w+\.js$/, resolve);
  });
  await page.evaluate(watchMain);
  await page.getByRole('button', { name: /Mara Okafor/ }).click();
  await page.getByRole('menuitem', { name: /Billing|Plan/ }).click();
  await expect(loading).toBeAttached();
  await (await asked).continue();
  await expect(title).toContainText('Upgrade Your');
  expect(await page.evaluate('told')).toEqual(['Dashboard', 'Loading…', expect.stringContaining('Upgrade Your')]);
});

/** Runs in the page: notes which titles, and which word that a page loads, have stood there. */
const watchMain = () => {
  const told: string[] = [];
  Object.assign(globalThis, { told });
  const main = document.querySelector('main');
  new MutationObserver(() => note()).observe(document.body, { subtree: true, childList: true, characterData: true });
  note();
  function note() {
    const word = main?.querySelector('h1')?.textContent ?? main?.querySelector('[role=status]')?.textContent;
    if (word && word !== told.at(-1)) told.push(word);
  }
};

/** Runs in the page: what it has is painted. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('the drawer of a tablet closes when turning it makes room for the links', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});
