import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { RunningServer } from '../../src/browser-tests/server';
import { launchBrowser } from './browser';
import { buildIfStale } from '../build/build-product';
import { median } from './median';

const rounds = 3;
const goalMs = 250;

/** A page by the link that leads to it, and its first content that is no placeholder. */
type Visit = { name: string; link: string; row: string; isInMenu?: boolean };

const visits: Visit[] = [
  { name: 'Campaigns', link: 'header a[href="/campaigns"]', row: 'main tbody a[href^="/campaigns/"]' },
  { name: 'Create Ad', link: 'header a[href="/create"]', row: 'main [role=tabpanel] article' },
  { name: 'Templates', link: 'header a[href="/templates"]', row: 'main [role=tabpanel] article' },
  { name: 'AI Copy', link: 'header a[href="/ai-generator"]', row: 'main form label' },
  { name: 'Teams', link: 'header a[href="/teams"]', row: 'main h2' },
  { name: 'Billing', link: '[role=menu] a[href="/billing"]', row: 'main ul li h2', isInMenu: true },
  { name: 'Settings', link: '[role=menu] a[href="/settings"]', row: 'main ul li', isInMenu: true },
  { name: 'Analytics', link: 'main a[href^="/analytics"]', row: 'main tbody tr' },
  { name: 'a campaign', link: 'main a[href^="/campaigns/0"]', row: 'main dd' },
];

/**
 * Runs in the page: from the click on the link until the first content has its words, in milliseconds. What the
 * dashboard shows meanwhile is none of it.
 */
const timeVisit = ({ name, link, row }: Visit) => `new Promise((resolve, reject) => {
  const before = new Set(document.querySelectorAll('${row}'));
  const start = performance.now();
  const look = () => {
    const found = [...document.querySelectorAll('${row}')].some((one) => !before.has(one) && one.textContent);
    if (found) resolve(performance.now() - start);
    else if (performance.now() - start > 20_000) reject(new Error('Nothing of ${name} was found.'));
    else requestAnimationFrame(look);
  };
  document.querySelector('${link}').click();
  look();
})`;

/** Runs in the page: opens the menu of the account, the last of the header. */
const openMenu = `[...document.querySelectorAll('header button[aria-haspopup=menu]')].at(-1).click()`;

/** Once the dashboard has nothing left to load, and as soon as its first campaign stands there. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  settled: (page) => page.waitForLoadState('networkidle'),
  'at once': () => Promise.resolve(),
};

/**
 * How long the first visit of each page takes from the click until its first content stands there, for a demo account
 * with its campaigns. The click comes without a pointer that moves there, so nothing is fetched ahead of it.
 */
export async function benchmarkFirstVisits(): Promise<void> {
  const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', DEMO: 'on', LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    const demo = await fetch(`${server.url}/api/auth/demo`, { method: 'POST' });
    const { access_token: token } = (await demo.json()) as { access_token: string };
    console.log('\nfirst visits: from the click until the first content stands there');
    for (const visit of visits) {
      for (const [moment, untilThen] of Object.entries(moments)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await timeOf(visit, { browser, baseURL: server.url, token, untilThen }));
        const time = median(times);
        const note = time > goalMs ? '  MISSED' : '';
        console.log(
          `${visit.name.padEnd(12)} ${moment.padEnd(8)} ${time.toFixed(0).padStart(5)} ms  goal ${goalMs}${note}`,
        );
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

type Around = { browser: Browser; baseURL: string; token: string; untilThen: (page: Page) => Promise<unknown> };

/** A fresh profile, which has seen the dashboard alone. */
async function timeOf(visit: Visit, { browser, baseURL, token, untilThen }: Around): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`localStorage.setItem('token', '${token}')`);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('main a[href^="/campaigns/0"]').first().waitFor();
  await untilThen(page);
  if (visit.isInMenu) {
    await page.evaluate(openMenu);
    await page.locator(visit.link).waitFor();
  }
  const time = await page.evaluate<number>(timeVisit(visit));
  await context.close();
  return time;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && (await buildIfStale()))
  await benchmarkFirstVisits();
