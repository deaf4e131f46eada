import { expectNoViolationAtAnyWidth, type Screen } from './accessibilityCheck';
import { expect, test } from './fixtures';

test('a key is created by hand, works from a script, is replaced, and ends when it is revoked', async ({
  signedIn: page,
  request,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Manage API keys' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create API key' });
  await form.getByLabel('Name').fill('Nightly report');
  await form.getByLabel('Access to Campaigns').selectOption('Read');
  await form.getByRole('button', { name: 'Create key' }).dblclick();

  const shown = page.getByRole('dialog', { name: 'Copy your new key' });
  const secret = () => shown.getByLabel('Nightly report').inputValue();
  const first = await secret();
  const call = (token: string, path = '/campaigns') =>
    request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await call(first)).status()).toBe(200);
  expect(await (await call(first, '/ads')).json()).toMatchObject({ code: 'scope_required' });
  await page.goBack();
  await page.goForward();
  // It is shown once, and a double click made one.
  await expect(page.getByRole('listitem').filter({ hasText: 'Nightly report' })).toHaveCount(1);
  await expect(page.getByText(first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for Nightly report' }).click();
  await page.getByRole('menuitem', { name: 'Rotate…' }).click();
  await page.getByLabel('The old key').selectOption('Stops at once');
  await page.getByRole('button', { name: 'Create new key' }).click();
  const second = await secret();
  expect((await call(first)).status()).toBe(401);
  expect((await call(second)).status()).toBe(200);
  await shown.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Actions for Nightly report' }).click();
  await page.getByRole('menuitem', { name: 'Revoke…' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect((await call(second)).status()).toBe(401);
});

const screens: Screen[] = [
  { name: 'no keys', show: async (page) => void (await page.goto('/settings/api')) },
  {
    name: 'new key, refused',
    show: async (page) => {
      await page.getByRole('button', { name: 'Create key' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
      await expect(page.getByText('Choose at least one area.')).toBeVisible();
    },
  },
  {
    name: 'secret of a key',
    show: async (page) => {
      await page.getByLabel('Name').fill('Nightly report');
      await page.getByLabel('Access to Campaigns').selectOption('Read');
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
      await expect(page.getByRole('dialog', { name: 'Copy your new key' })).toBeVisible();
    },
  },
  {
    name: 'keys',
    show: async (page) => {
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Read campaigns.')).toBeVisible();
    },
  },
  {
    name: 'rotating a key',
    show: async (page) => {
      await page.getByRole('button', { name: 'Actions for Nightly report' }).click();
      await page.getByRole('menuitem', { name: 'Rotate…' }).click();
      await expect(page.getByRole('dialog', { name: 'Rotate key' })).toBeVisible();
    },
  },
];

test('keys have no accessibility violation at any width, light and dark', async ({ signedIn: page }) => {
  await expectNoViolationAtAnyWidth(page, screens);
});

test('the API reference shows no example where a parameter has none', async ({ page }) => {
  await page.goto('/api/docs#tag/campaigns/GET/campaigns');
  const status = page.locator('.property').filter({ hasText: 'Only campaigns in this status.' }).first();
  await expect(status).toBeVisible();
  await expect(status.locator('.property-example').getByRole('button').first()).toBeHidden();
  const label = page.locator('.property').filter({ hasText: 'Only campaigns with this label' }).first();
  await expect(label.getByRole('button', { name: /^Examples?$/ })).toBeVisible();
});
