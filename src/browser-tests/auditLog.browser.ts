import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './account';
import { expectNoViolationAtAnyWidth, type Screen } from './accessibilityCheck';
import { expect, makeCampaign, test } from './fixtures';

/** Does what the log keeps: a key, a campaign that is deleted with it, and an export. */
async function doThings(request: APIRequestContext, { token }: Account) {
  const as = (bearer: string) => ({ headers: { Authorization: `Bearer ${bearer}` } });
  const data = { name: 'Nightly report', scopes: ['campaigns:write'], role: 'admin' };
  const created = await request.post('/api/api-keys', { ...as(token), data });
  const { secret } = (await created.json()) as { secret: string };
  const id = await makeCampaign(request, token, { name: 'Free Shipping Week' });
  expect((await request.delete(`/api/campaigns/${id}`, as(secret))).status()).toBe(204);
  expect((await request.get('/api/campaigns/export', as(token))).status()).toBe(200);
}

const entries = (page: Page) => page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');

test('the audit log tells who did what and with which key, is narrowed down, and goes out as a file', async ({
  signedIn: page,
  request,
  account,
}) => {
  await doThings(request, account);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Open audit log' }).click();
  await expect(entries(page)).toHaveText([
    /^Mara Okafor exported campaigns/,
    /^Mara Okafor deleted the campaign Free Shipping Week.*API key Nightly report csk_/,
    /^Mara Okafor created the API key Nightly report/,
    /^Mara Okafor created the account/,
  ]);

  await page.getByLabel('Type').selectOption('Deletions');
  await expect(entries(page)).toHaveCount(1);
  await page.reload();
  await expect(entries(page)).toHaveText([/deleted the campaign/]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Free Shipping Week');

  await page.getByLabel('Search people and things').fill('nobody');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // The export of the log is in it.
  await expect(entries(page)).toHaveCount(5);
});

const screens: Screen[] = [
  {
    name: 'audit log',
    show: async (page) => {
      await page.goto('/settings/audit-log');
      await expect(entries(page)).toHaveCount(4);
    },
  },
  {
    name: 'audit log without matches',
    show: async (page) => {
      await page.goto('/settings/audit-log?search=nobody');
      await expect(page.getByText('No entries found')).toBeVisible();
    },
  },
];

test('the audit log has no accessibility violation at any width, light and dark', async ({
  signedIn: page,
  request,
  account,
}) => {
  await doThings(request, account);
  await expectNoViolationAtAnyWidth(page, screens);
});
