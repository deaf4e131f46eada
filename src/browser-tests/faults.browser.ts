import { expect, makeCampaign, test } from './fixtures';

test('with the network gone a form keeps what was typed, and goes through when it is back', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/campaigns/new');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await dialog.getByLabel('Name').fill('Typed on a train');
  await dialog.getByLabel('Budget').fill('50');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Typed on a train');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typed on a train' })).toBeVisible();
});

test('killed and started again, the server has everything and nobody is signed out', async ({
  ownDemo: { server, page },
}) => {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const id = await makeCampaign(page.request, token, { name: 'Written before the crash' });

  await server.kill('SIGKILL');
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await server.run();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Written before the crash' })).toBeVisible();
  await page.goto(`/campaigns/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Written before the crash' })).toBeVisible();
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('an unknown address is a page that says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('the content security policy is strict and nothing breaks it', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const response = await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(violations).toEqual([]);
});
