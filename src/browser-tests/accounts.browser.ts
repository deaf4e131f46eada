import { makeAccount } from './account';
import { expect, openDashboard, test } from './fixtures';

test('a newcomer signs up and is on the dashboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Campaign Studio' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full Name').fill('Mara Okafor');
  await dialog.getByLabel('Email').fill(`new-${Date.now()}@northfold.example`);
  await dialog.getByLabel('Password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
});

test('a wrong password keeps the dialog, what was typed, and says so', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('[role="alert"]')).toContainText('Incorrect email or password.');
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Incorrect email or password.');
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
});

test('a visitor who asks for a page gets it after signing in', async ({ page, account }) => {
  await page.goto('/campaigns?status=paused');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?status=paused');
});

test('reloading keeps the session; signing out in one tab ends the others', async ({ signedIn: page }) => {
  await openDashboard(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/campaigns');
  await expect(other.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await page.getByRole('button', { name: /Mara Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Successfully logged out!')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a forgotten password is set anew through the mailed link, which works once', async ({
  page,
  account,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Request link' }).click();
  const link = await server.logged(new RegExp(`${account.email}.*?(http://[\\d.:]+/password-reset\\?token=[\\w-]+)`));

  await page.goto(link);
  await page.getByLabel('New password').fill('another horse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(account.email);
  await page.getByRole('dialog').getByLabel('Password').fill('another horse');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();

  const used = await page.request.post('/api/auth/password-reset/confirm', {
    data: { token: new URL(link).searchParams.get('token'), password: 'third horse' },
  });
  expect(used.status()).toBe(409);
});

test('someone who is refused for too many tries signs in through a mailed link, which works once', async ({
  page,
  account,
  server,
}) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Too many sign-in attempts.', code: 'rate_limited' } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Request a sign-in link' }).click();
  await expect(dialog.getByText(/^Email isn’t set up here. Ask the person who runs this site/)).toBeVisible();
  const link = await server.logged(new RegExp(`${account.email}.*?(http://[\\d.:]+/sign-in-link\\?token=[\\w-]+)`));

  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const used = await page.request.post('/api/auth/sign-in-link/confirm', {
    data: { token: new URL(link).searchParams.get('token') },
  });
  expect(used.status()).toBe(409);
});

test('the demo is a private account with data', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('an account is deleted only when its address is typed', async ({ page, request }) => {
  const account = await makeAccount(request);
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('token', token);
    sessionStorage.setItem('seeded', 'yes');
  }, account.token);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm/).fill('somebody@else.example');
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/to confirm/).fill(account.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  const after = await request.post('/api/auth/login', { data: { email: account.email, password: account.password } });
  expect(after.status()).toBe(401);
});
