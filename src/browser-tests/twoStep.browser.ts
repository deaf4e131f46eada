import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Account } from './account';
import { expectNoViolation, expectNoViolationAtAnyWidth, type Screen, widths } from './accessibilityCheck';
import { expect, test } from './fixtures';
import type { ReachableServer } from './server';

/** The code that the app shows, or the next one, which the server takes too: so no test waits for it. */
const codeOf = (secret: string, which: 'this' | 'next') =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (which === 'next' ? 30_000 : 0) });

async function confirmEmail(page: Page, server: ReachableServer, { email }: Account) {
  const link = await server.logged(new RegExp(`${email}.*?(/verify-email\\?token=[\\w-]+)`));
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
}

/** The secret as it stands on the screen. */
const secretOn = async (page: Page) =>
  (await page.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '');

async function askForSecret(page: Page, { password }: Account) {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const first = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await expect(first.getByLabel('Password')).toBeFocused();
  await first.getByLabel('Password').fill(password);
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /Mara Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Successfully logged out!')).toBeVisible();
}

async function enterPassword(page: Page, { email, password }: Account) {
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Campaign Studio' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  return dialog;
}

test('two-step sign-in is set up, asks for a code, and remembers the device that it is told to', async ({
  signedIn: page,
  account,
  server,
}) => {
  await confirmEmail(page, server, account);
  await page.goto('/settings');
  await askForSecret(page, account);
  const secret = await secretOn(page);
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await page.getByLabel('Code from the app').fill(codeOf(secret, 'this'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/10 recovery codes left\.$/)).toBeVisible();

  await logOut(page);
  const dialog = await enterPassword(page, account);
  await expect(dialog.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('[role="alert"]')).toContainText('That code isn’t right.');
  await dialog.getByLabel('Code').fill(codeOf(secret, 'next'));
  await dialog.getByLabel('Remember this device for 30 days').check();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();

  await logOut(page);
  await enterPassword(page, account);
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(/^Signs in without a code until/)).toBeVisible();

  // A browser that isn't remembered is asked for a code, and a recovery code is one.
  await page.context().clearCookies();
  await logOut(page);
  const again = await enterPassword(page, account);
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
});

const screensOf = (account: Account): Screen[] => [
  {
    name: 'two-step sign-in off',
    show: async (page) => {
      await page.goto('/settings');
      await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
    },
  },
  {
    name: 'secret for an app, refused',
    show: async (page) => {
      await askForSecret(page, account);
      await page.getByLabel('Code from the app').fill('000000');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
    },
  },
  {
    name: 'recovery codes',
    show: async (page) => {
      await page.getByLabel('Code from the app').fill(codeOf(await secretOn(page), 'this'));
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    },
  },
  {
    name: 'two-step sign-in on',
    show: async (page) => {
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
    },
  },
  {
    name: 'turning two-step sign-in off',
    show: async (page) => {
      await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })).toBeVisible();
    },
  },
  {
    name: 'second step of signing in',
    show: async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/');
      const dialog = await enterPassword(page, account);
      await expect(dialog.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    },
  },
];

test('two-step sign-in has no accessibility violation at any width, light and dark', async ({
  signedIn: page,
  account,
  server,
}) => {
  await confirmEmail(page, server, account);
  await expectNoViolationAtAnyWidth(page, screensOf(account));
});

/** Makes a team that asks for two-step sign-in, and turns the owner's own off again. */
async function makeAskingTeam(request: APIRequestContext, { token, password }: Account) {
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return answer;
  };
  const { secret } = (await (await post('/auth/two-step/setup', { password })).json()) as { secret: string };
  await post('/auth/two-step/turn-on', { code: codeOf(secret, 'this') });
  const { id } = (await (await post('/teams', { name: 'Halden Studio' })).json()) as { id: string };
  const asked = await request.put(`/api/teams/${id}/two-step`, { headers, data: { required: true } });
  expect(asked.ok()).toBe(true);
  await post('/auth/two-step/turn-off', { password, code: codeOf(secret, 'next') });
}

for (const width of widths) {
  test(`a team that asks for two-step sign-in can only be viewed without, and says so at ${width} px`, async ({
    signedIn: page,
    request,
    account,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await confirmEmail(page, server, account);
    await makeAskingTeam(request, account);
    await expectNoViolation(page, {
      name: 'team that asks for two-step sign-in',
      show: async () => {
        await page.goto('/teams');
        await expect(page.getByRole('link', { name: 'turn it on in your settings' })).toBeVisible();
      },
    });
    await page.goto('/teams?tab=settings');
    const rule = page.getByRole('region', { name: 'Two-step sign-in' });
    await expect(rule).toContainText('The owner and admins need two-step sign-in');
    await expect(rule.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete team' })).toBeDisabled();
    await page.getByRole('link', { name: 'turn it on in your settings' }).click();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  });
}
