import { expectNoViolation } from './accessibilityCheck';
import { expect, exploreDemo, makeCampaign, test } from './fixtures';

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const campaigns = Array.from({ length: 12 }, (_, index) => `Campaign ${index + 1}`);

/** Sorted by days, as platforms write it, and so long that it is read in a thread of its own. */
const rows = Array.from({ length: 1_000 }, (_, index) =>
  campaigns.map((name) => `${day(index + 1)},${name},1000,50,12.50,"${'A long text that nobody needs. '.repeat(3)}"`),
).flat();

const report = {
  name: 'years.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Day,Campaign,Impr.,Clicks,Cost,Notes', ...rows].join('\n')),
};

test('an import of years goes on in the background, and after the server was killed', async ({
  ownDemo: { server, page },
}) => {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  for (const name of campaigns) await makeCampaign(page.request, token, { name });
  await page.goto('/reports/import');
  await page.getByLabel(/Choose CSV or Excel files/).setInputFiles(report);
  await page.getByRole('button', { name: 'Import 12 campaigns' }).click();
  await expect(page.getByText(/^[\d,]+ of 12,000 rows imported$/)).toBeVisible();
  await expectNoViolation(page, {
    name: 'a long import',
    show: async () => {
      await expect(page.getByText(/^[1-9][\d,]+ of 12,000 rows imported$/)).toBeVisible();
    },
  });
  await server.kill('SIGKILL');
  await expect(page.getByText('Can’t reach the server. We’ll keep trying.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const status = page.getByRole('link', { name: /^Importing years.csv \d+%/ });
  await expect(status).toBeVisible();
  await server.run();
  // The toast that follows is there for five seconds, which a busy machine may not look at.
  await expect(status).toHaveCount(0, { timeout: 240_000 });
  await page.goto('/reports/import');
  const past = page.getByRole('list', { name: 'Past imports' });
  await expect(past.getByRole('listitem')).toHaveCount(1);
  await expect(past.getByText('12 campaigns')).toBeVisible();
  const answer = await page.request.get('/api/campaigns?limit=100', { headers: { Authorization: `Bearer ${token}` } });
  const stored = (await answer.json()) as { name: string; spent: number }[];
  const spent = stored.filter(({ name }) => campaigns.includes(name)).map((campaign) => campaign.spent);
  expect(spent).toEqual(campaigns.map(() => 12_500));
});

test('what is pressed next is shown with the table above it', async ({ page }) => {
  await exploreDemo(page);
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/report-campaigns/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/reports/import');
  const buffer = Buffer.from(`Day,Campaign,Impr.,Clicks,Cost\n${day(1)},Autumn,1000,50,12.50`);
  await page.getByLabel(/Choose CSV or Excel files/).setInputFiles({ ...report, name: 'day.csv', buffer });
  await expect(page.getByRole('status', { name: 'Loading the campaigns' })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('checkbox', { name: 'Import Autumn' })).toBeVisible();
  await expect(cancel).toBeVisible();
});
