import { expectNoViolationAtAnyWidth } from './accessibilityCheck';
import { ofTeams, openInvite } from './accessibilityTeamScreens';
import { expect, openDashboard, test } from './fixtures';

test('one person makes a team, invites by link, changes a role, removes, edits and deletes', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'Create Your First Team' }).click();
  await page.getByLabel('Team name').fill('Northfold Studio');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('combobox', { name: 'Active Team' })).toHaveValue(/./);
  await page.getByRole('button', { name: 'Switch to this team' }).click();
  await expect(page.getByText('Current workspace')).toBeVisible();

  await page.getByRole('tab', { name: 'Members' }).click();
  await openInvite(page);
  await page.getByLabel('Email').fill('tom@halden.example');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  const link = await page.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: /tom@halden/ });
  await page.getByRole('button', { name: 'Actions for tom@halden.example' }).click();
  await page.getByRole('menuitem', { name: 'Change Role' }).click();
  await page.getByRole('radio', { name: /Viewer/ }).check();
  await page.getByRole('button', { name: 'Change Role' }).click();
  await expect(row).toContainText('Viewer');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Actions for tom@halden.example' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await expect(page.getByText('Just you so far')).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Team Details' }).click();
  await page.getByLabel('Team name').fill('Halden Wool');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('edited the team’s details');
  await page.getByRole('button', { name: 'Delete team' }).click();
  await page.getByLabel('Type Halden Wool to confirm').fill('Halden Wool');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete team' }).click();
  await expect(page.getByText('No Teams Yet')).toBeVisible();
});

test('no accessibility violation on the team page at any width, light and dark', async ({ signedIn: page }) => {
  await expectNoViolationAtAnyWidth(page, ofTeams);
});
