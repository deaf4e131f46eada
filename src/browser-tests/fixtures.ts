import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import { type Account, makeAccount } from './account';
import { RunningServer, type ReachableServer } from './server';
import { type Plan, sharedServer } from './sharedServers';

export { expect };

type Fixtures = {
  /** The plan of accounts without a subscription. Tests of anything but plans have the limits of a paid one. */
  defaultPlan: Plan;
  /** The server that this test shares with all others of the same plan. */
  server: ReachableServer;
  /** A fresh account of this test. */
  account: Account;
  /** A page on which the account of this test is signed in; what it opens is up to the test. */
  signedIn: Page;
  /** A server of this test's own, to be killed and started again, and a page that explores its demo. */
  ownDemo: { server: RunningServer; page: Page };
};

/** Every test has an account of its own, so tests do not see each other. */
export const test = base.extend<Fixtures>({
  defaultPlan: ['business', { option: true }],
  server: async ({ defaultPlan }, use) => use(sharedServer(defaultPlan)),
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ request }, use) => use(await makeAccount(request)),
  signedIn: async ({ page, account }, use) => {
    await page.addInitScript((token) => {
      // Only before the first page: a test that signs out must stay signed out.
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('token', token);
      sessionStorage.setItem('seeded', 'yes');
    }, account.token);
    await use(page);
  },
  ownDemo: [
    async ({ browser, defaultPlan }, use) => {
      const server = await RunningServer.start({ DEFAULT_PLAN: defaultPlan });
      const context = await browser.newContext({ baseURL: server.url });
      try {
        const page = await context.newPage();
        await exploreDemo(page);
        await use({ server, page });
      } finally {
        await context.close();
        await server.dispose();
      }
    },
    { timeout: 300_000 },
  ],
});

/** Signs in to a new account with sample data. */
export async function exploreDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

type CampaignFields = {
  name: string;
  platform?: string;
  budget?: number;
  status?: string;
  start_date?: string;
  end_date?: string;
};

/** Creates a campaign through the API and answers its id. */
export async function makeCampaign(
  request: APIRequestContext,
  token: string,
  { name, platform = 'google', budget = 1000, status = 'active', ...dates }: CampaignFields,
): Promise<string> {
  const response = await request.post('/api/campaigns', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name, platform, budget, status, ...dates },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/**
 * Waits for what fades or moves to be where it goes: on the way there its colors are others. What inherits a color moves
 * after its parent has, so it waits until a whole frame has nothing that moves.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let stillFrames = 0;
    while (stillFrames < 2) {
      const found = moving();
      stillFrames = found.length === 0 ? stillFrames + 1 : 0;
      await Promise.allSettled(found.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}
