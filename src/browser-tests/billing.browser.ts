import type { APIRequestContext, Page } from '@playwright/test';
import { expect, makeCampaign, test } from './fixtures';

test.use({ defaultPlan: 'free' });
test.describe.configure({ mode: 'parallel' });

/** Opens the checkout of a plan from the pricing page of a signed-in account. */
async function openCheckout(page: Page, button: string) {
  await page.goto('/billing');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
}

async function pay(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function ask(request: APIRequestContext, token: string, path: string) {
  const response = await request.get(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

/** Subscribes through the API: what leads here has tests of its own. */
async function subscribe(request: APIRequestContext, token: string, plan: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const started = await request.post(`/api/billing/subscribe?plan_id=${plan}`, { headers });
  const { session_id: session } = (await started.json()) as { session_id: string };
  const paid = await request.post(`/api/billing/sandbox/${session}`, {
    headers,
    data: { action: 'pay', method: 'card' },
  });
  expect(paid.status()).toBe(200);
  return session;
}

test('a visitor chooses a plan, signs up, pays, and has it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade Your Campaign Studio Experience' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Please sign in to subscribe to a plan')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Campaign Studio' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full Name').fill('Mara Okafor');
  await dialog.getByLabel('Email').fill(`buyer-${Date.now()}@northfold.example`);
  await dialog.getByLabel('Password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
  await expect(page.getByText('No money is charged.')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Your subscription has been activated.')).toBeVisible();
  await expect(page.getByText('$29.00 USD')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  // The reloaded page verifies the payment again and stays: its success is shown, and no second reload is planned.
  await expect(page.getByText('Your subscription has been activated.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('banner').getByText('Pro', { exact: true })).toBeVisible();
  expect(loads).toBe(1);
});

test('a declined card can be followed by PayPal, and a slow payment is waited for', async ({ signedIn: page }) => {
  await openCheckout(page, 'Upgrade to Pro');
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).click();
  await page.getByLabel('Payment is confirmed').selectOption('After 5 seconds');
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Processing Payment' })).toBeVisible();
  await expect(page.getByText('Attempt 2 of 5')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
});

test('a payment that outlasts five attempts is not lost', async ({ signedIn: page, account, request }) => {
  await openCheckout(page, 'Upgrade to Business');
  await page.getByLabel('Payment is confirmed').selectOption('After 30 seconds');
  await pay(page);
  await expect(page.getByText('Payment Check Timeout')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText(/if the payment goes through later/)).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session_id') ?? '';
  await expect
    .poll(() => ask(request, account.token, `/billing/status/${session}`), { intervals: [2_000] })
    .toMatchObject({ payment_status: 'paid' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
});

test('leaving the result page ends its questions', async ({ signedIn: page }) => {
  await openCheckout(page, 'Upgrade to Pro');
  await page.getByLabel('Payment is confirmed').selectOption('After 30 seconds');
  await pay(page);
  await expect(page.getByText('Attempt 1 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  // A further question would come within two seconds.
  const question = page.waitForRequest(/\/billing\/status\//, { timeout: 4_000 }).catch(() => 'none');
  expect(await question).toBe('none');
});

test('an expired checkout says so and leads back', async ({ signedIn: page }) => {
  await openCheckout(page, 'Upgrade to Pro');
  await page.getByRole('button', { name: 'Let it expire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Session Expired' })).toBeVisible();
  await expect(page.getByText('Your payment session has expired. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
});

test('leaving the checkout costs nothing', async ({ signedIn: page, account, request }) => {
  await openCheckout(page, 'Upgrade to Enterprise');
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('No charges were made')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await ask(request, account.token, '/billing/transactions')).toEqual([]);
});

test('the back button from the checkout, and a double click, open one checkout', async ({ signedIn: page }) => {
  const sessions = new Set<string>();
  page.on('framenavigated', () => {
    const [, session] = /\/billing\/sandbox\/(.+)/.exec(page.url()) ?? [];
    if (session) sessions.add(session);
  });
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
  expect(sessions.size).toBe(1);
});

test('of two tabs that check out at once, one is paid', async ({ signedIn: page, account, request }) => {
  await openCheckout(page, 'Upgrade to Pro');
  const other = await page.context().newPage();
  await other.addInitScript((token) => localStorage.setItem('token', token), account.token);
  await openCheckout(other, 'Upgrade to Business');
  await pay(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await pay(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  expect(await ask(request, account.token, '/billing/transactions')).toMatchObject([{ amount_total: 9900 }]);
});

test('from Pro to Business, back, cancelled and resumed, each said before it happens', async ({
  signedIn: page,
  account,
  request,
}) => {
  await subscribe(request, account.token, 'pro');
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Upgrade to Business' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unused time on Pro')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/billing');
  await expect(page.getByText(/^Current Subscription: Business - Status: active - Expires: /)).toBeVisible();
  await page.getByRole('button', { name: 'Downgrade to Pro' }).click();
  await expect(dialog.getByText('Saved as credit')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change to Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/billing');
  await expect(page.getByText(/of credit goes toward your next payments/)).toBeVisible();
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(dialog.getByText(/You keep paid features until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await dialog.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('each payment has a receipt to print, and nobody else reads it', async ({ signedIn: page, account, request }) => {
  await subscribe(request, account.token, 'pro');
  await page.goto('/billing');
  await page
    .getByRole('table', { name: 'Payment history' })
    .getByRole('link', { name: /Receipt/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt from / })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/billing/receipts/01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d');
  await expect(page.getByText('Receipt not found')).toBeVisible();
});

test('a session of somebody else is no payment', async ({ signedIn: page, request }) => {
  const stranger = await request.post('/api/auth/register', {
    data: { email: `other-${crypto.randomUUID()}@northfold.example`, password: 'correct horse', full_name: 'Ida Ray' },
  });
  const { access_token: token } = (await stranger.json()) as { access_token: string };
  const session = await subscribe(request, token, 'pro');
  await page.goto(`/billing/success?session_id=${session}`);
  await expect(page.getByText('Failed to verify payment status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await page.goto('/billing/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
});

test('where the plan is used up there is a way to the plans and back', async ({ signedIn: page, account, request }) => {
  for (const name of ['One', 'Two', 'Three']) await makeCampaign(request, account.token, { name });
  await page.goto('/campaigns/new');
  const used = page.getByRole('dialog', { name: 'This month’s campaigns are used' });
  await used.getByRole('link', { name: 'See plans' }).click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await dialog.getByLabel('Name').fill('Four');
  await dialog.getByLabel('Budget').fill('10');
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible();
});

test('killed between the payment and its confirmation, the server still delivers it', async ({
  ownDemo: { server, page },
}) => {
  // A person is slower than the code of the toasts, which is fetched ahead.
  const toastsFetched = page.waitForResponse(/\/toasts\.\w+\.js$/);
  await page.goto('/billing');
  // A demo has a plan already, so what changes is shown first.
  await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Payment is confirmed').selectOption('After 5 seconds');
  await toastsFetched;
  await pay(page);
  await expect(page.getByText('Attempt 1 of 5')).toBeVisible();
  await server.kill('SIGKILL');
  await expect(page.getByText('Failed to verify payment status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await server.run();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
});
