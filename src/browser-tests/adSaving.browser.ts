import type { Page } from '@playwright/test';
import { makeAd, openAd, pathField, saveStatus, storedAd } from './adFixtures';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

test('changes of several fields are undone and done again by the keys', async ({
  signedIn: page,
  account,
  request,
}) => {
  await openAd(page, await makeAd(request, account.token));
  const [first, second, path] = [
    page.getByRole('textbox', { name: 'Headline 1', exact: true }),
    page.getByRole('textbox', { name: 'Headline 2', exact: true }),
    pathField(page),
  ];
  await first.fill('Whole Beans');
  await second.fill('Or Ground');
  await path.pressSequentially('coffee');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(path).toHaveValue('');
  await expect(second).toHaveValue('Roasted to Order');
  await expect(first).toHaveValue('Whole Beans');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(first).toHaveValue('Fresh Coffee Every 2 Weeks');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(saveStatus(page)).toHaveText('Saved');

  await page.reload();
  await expect(first).toHaveValue('Whole Beans');
  await expect(second).toHaveValue('Or Ground');
  await expect(path).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('without the network what is written is kept, and stored when it is back', async ({
  signedIn: page,
  account,
  request,
  context,
}) => {
  const id = await makeAd(request, account.token);
  await openAd(page, id);
  await context.setOffline(true);
  await pathField(page).fill('beans');
  await expect(saveStatus(page)).toHaveText('Kept on this device');
  await expect(page.getByText(/The server can’t be reached/)).toBeVisible();
  await context.setOffline(false);
  await expect(saveStatus(page)).toHaveText('Saved');
  expect(await storedAd(request, account.token, id)).toContain('"path1":"beans"');
});

test('what a crash left unsaved comes back in a new tab and is stored', async ({ ownDemo: { server, page: lost } }) => {
  const context = lost.context();
  const token = (await lost.evaluate(() => localStorage.getItem('token'))) ?? '';
  const id = await makeAd(context.request, token);
  await openAd(lost, id);
  await server.kill('SIGKILL');
  await pathField(lost).fill('beans');
  await expect(saveStatus(lost)).toHaveText('Kept on this device');
  await lost.close();

  await server.run();
  const page = await context.newPage();
  await openAd(page, id);
  await expect(pathField(page)).toHaveValue('beans');
  await expect(page.getByText(/brought back changes/)).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Saved');
  expect(await storedAd(context.request, token, id)).toContain('"path1":"beans"');
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.reload();
  await expect(pathField(page)).toHaveValue('beans');
  await expect(page.getByText(/brought back changes/)).toBeHidden();
});

test.describe('two tabs with one ad', () => {
  /** Both open the ad, the other tab saves first, then this one writes. */
  async function writeInBoth(page: Page, id: string) {
    await openAd(page, id);
    const other = await page.context().newPage();
    await openAd(other, id);
    // "Saved" still stands there for the frame that it takes to pass a typed text on.
    const stored = other.waitForResponse((response) => response.request().method() === 'PUT');
    await pathField(other).fill('theirs');
    expect((await stored).status()).toBe(200);
    await pathField(page).fill('mine');
    const dialog = page.getByRole('dialog', { name: 'This ad was changed elsewhere' });
    await expect(dialog.getByRole('row', { name: /^Google search: path 1 mine theirs$/ })).toBeVisible();
    return dialog;
  }

  test('this tab’s version is kept', async ({ signedIn: page, account, request }) => {
    const id = await makeAd(request, account.token);
    const dialog = await writeInBoth(page, id);
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(saveStatus(page)).toHaveText('Saved');
    expect(await storedAd(request, account.token, id)).toContain('"path1":"mine"');
  });

  test('the other tab’s version is taken, and undo brings this one back', async ({
    signedIn: page,
    account,
    request,
  }) => {
    const id = await makeAd(request, account.token);
    const dialog = await writeInBoth(page, id);
    await dialog.getByRole('button', { name: 'Use the other version' }).click();
    await expect(dialog).toBeHidden();
    await expect(pathField(page)).toHaveValue('theirs');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(pathField(page)).toHaveValue('mine');
    await expect(saveStatus(page)).toHaveText('Saved');
    expect(await storedAd(request, account.token, id)).toContain('"path1":"mine"');
  });

  test('this tab’s version becomes an ad of its own', async ({ signedIn: page, account, request }) => {
    const id = await makeAd(request, account.token);
    const dialog = await writeInBoth(page, id);
    await dialog.getByRole('button', { name: 'Save mine as a new ad' }).click();
    await expect(page.getByRole('textbox', { name: 'Ad name' })).toHaveValue('Friday roast (copy)');
    await expect(pathField(page)).toHaveValue('mine');
    expect(await storedAd(request, account.token, id)).toContain('"path1":"theirs"');
  });
});
