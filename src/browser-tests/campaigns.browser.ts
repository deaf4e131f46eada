import { expect, makeCampaign, openDashboard, test } from './fixtures';

test('a campaign is created, edited, paused and found again after a reload', async ({ signedIn: page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  // The dashboard, which stays for a moment, has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Campaign' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await dialog.getByLabel('Name').fill('Free Shipping Week');
  await dialog.getByLabel('Platform').selectOption('google');
  await dialog.getByLabel('Budget').fill('1.005');
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(dialog.getByText('The budget can have up to two decimals.')).toBeVisible();
  await dialog.getByLabel('Budget').fill('12,000');
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Free Shipping Week' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit campaign' });
  await edit.getByLabel('Name').fill('Free Shipping Fortnight');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Free Shipping Fortnight' })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Free Shipping Fortnight' })).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});

test('a double click creates one campaign', async ({ signedIn: page, account }) => {
  await page.goto('/campaigns/new');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await dialog.getByLabel('Name').fill('Only once');
  await dialog.getByLabel('Budget').fill('10');
  await dialog.getByRole('button', { name: 'Create campaign' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Only once' })).toBeVisible();
  const list = await page.request.get('/api/campaigns', { headers: { Authorization: `Bearer ${account.token}` } });
  expect(list.headers()['x-total-count']).toBe('1');
});

test('the list is filtered, sorted and changed in bulk, and the address keeps the filter', async ({
  signedIn: page,
  account,
  request,
}) => {
  for (const [name, platform] of [
    ['Alpha', 'google'],
    ['Beta', 'facebook'],
    ['Gamma', 'google'],
  ] as const) {
    await makeCampaign(request, account.token, { name, platform });
  }
  await page.goto('/campaigns');
  const rows = page
    .getByRole('table', { name: 'Campaigns' })
    .getByRole('row')
    .filter({ hasNotText: /Total of/ });
  await expect(rows).toHaveCount(4);

  await page.getByLabel('Platform').selectOption('google');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Search campaigns').fill('gam');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Search campaigns')).toHaveValue('gam');

  await page.getByLabel('Search campaigns').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(rows.nth(1)).toContainText('Alpha');

  await page.getByRole('checkbox', { name: 'Select Alpha' }).check();
  await page.getByRole('checkbox', { name: 'Select Gamma' }).check();
  const bar = page.getByRole('region', { name: 'Selected campaigns' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('2 campaigns paused')).toBeVisible();
  await expect(rows.filter({ hasText: 'Paused' })).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
});

test('numbers are brought in from a CSV after a preview, and the same file changes nothing', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeCampaign(request, account.token, { name: 'With numbers' });
  const today = new Date().toISOString().slice(0, 10);
  const file = {
    name: 'report.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFdate;impressions;clicks;conversions;spend;revenue\n${today};1.000;50;5;25,50;99\nnever;1;1;1;1;1\n`,
    ),
  };
  const choose = async () => {
    await page.getByRole('button', { name: 'Import report' }).click();
    await page.getByLabel(/Choose a CSV or Excel file/).setInputFiles(file);
    return page.getByRole('dialog', { name: 'Import daily numbers' });
  };
  await page.goto(`/campaigns/${id}`);
  const preview = await choose();
  await expect(preview.getByRole('row').filter({ hasText: 'Added' })).toContainText('$25.50');
  await expect(preview.getByRole('row').filter({ hasText: 'Skipped' })).toContainText('"never" isn’t a valid date');
  await preview.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByText('$25.50').first()).toBeVisible();
  await expect(page.getByText('5.00% CTR')).toBeVisible();

  const again = await choose();
  await expect(again.getByRole('row').filter({ hasText: 'Unchanged' })).toHaveCount(1);
  await expect(again.getByRole('button', { name: 'Done, nothing to import' })).toBeVisible();
});

test('a campaign is reached and paused with the keyboard alone', async ({ signedIn: page, account, request }) => {
  await makeCampaign(request, account.token, { name: 'By keyboard' });
  await page.goto('/campaigns');
  const menu = page.getByRole('button', { name: 'Actions for By keyboard' });
  await expect(menu).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'By keyboard' })).toContainText('Paused');
  await expect(menu).toBeFocused();
});

test("another account's campaign looks as if it did not exist", async ({ signedIn: page, request, account }) => {
  const other = await request.post('/api/auth/register', {
    data: { email: `other-${crypto.randomUUID()}@northfold.example`, password: 'correct horse', full_name: 'Other' },
  });
  const { access_token } = (await other.json()) as { access_token: string };
  const id = await makeCampaign(request, access_token, { name: 'Secret' });
  expect(access_token).not.toBe(account.token);
  await page.goto(`/campaigns/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found' })).toBeVisible();
  await expect(page.getByText('Secret')).toHaveCount(0);
});
