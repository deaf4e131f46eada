import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './account';
import { expectNoViolationAtAnyWidth } from './accessibilityCheck';
import { expect, test } from './fixtures';

const teamName = 'Northfold Studio';

/** Calls the API as the owner, for what is not looked at. */
function asOwner(request: APIRequestContext, { token }: Account) {
  const headers = { Authorization: `Bearer ${token}` };
  return async <T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
}

/** A team with one campaign, and an invitation into it. */
async function makeTeam(request: APIRequestContext, account: Account) {
  const call = asOwner(request, account);
  const { id } = await call<{ id: string }>('POST', '/teams', { name: teamName });
  await call('POST', `/campaigns?team_id=${id}`, { name: 'Harvest', platform: 'google', budget: 300 });
  const email = `ines-${crypto.randomUUID()}@halden.example`;
  const { link, member } = await call<{ link: string; member: { id: string } }>('POST', `/teams/${id}/invite`, {
    email,
    role: 'editor',
  });
  return { call, id, email, memberId: member.id, address: new URL(link).pathname };
}

async function workInTeam(page: Page): Promise<void> {
  await page.goto('/teams');
  await page.getByRole('button', { name: 'Switch to this team' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('row', { name: /Harvest/ })).toBeVisible();
}

async function edit(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Harvest' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel(field, { exact: true }).fill(value);
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();

test('two people: invited, joined, seen at work, in each other’s way, a viewer, and out', async ({
  signedIn: owner,
  account,
  request,
  browser,
  baseURL,
}) => {
  const { call, id, email, memberId, address } = await makeTeam(request, account);
  await workInTeam(owner);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await context.newPage();

  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(teamName);
  await guest.getByRole('button', { name: 'Sign up to join' }).click();
  await expect(guest.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  await guest.getByRole('dialog').getByLabel('Full Name').fill('Ines Duarte');
  await guest.getByRole('dialog').getByLabel('Password', { exact: true }).fill('correct horse');
  await guest.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await guest.getByRole('button', { name: `Join ${teamName}` }).dblclick();
  await expect(guest.getByRole('heading', { level: 1, name: 'Team Dashboard' })).toBeVisible();
  await guest.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
  await expect(guest.getByRole('row', { name: /Harvest/ })).toBeVisible();

  // The owner's list is open in another browser, and nobody touches it.
  await edit(guest, 'Budget', '900');
  await save(guest);
  await expect(owner.getByRole('row', { name: /Harvest/ })).toContainText('$900');

  await edit(owner, 'Objective (optional)', 'Leads');
  await edit(guest, 'Budget', '1000');
  await save(guest);
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await save(owner);
  const conflict = owner.getByRole('dialog', { name: 'This campaign was changed elsewhere' });
  await expect(conflict.getByRole('row', { name: 'Budget $900 $1000' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Use the other version' }).click();
  await expect(owner.getByRole('row', { name: /Harvest/ })).toContainText('$1,000');

  await edit(guest, 'Objective (optional)', 'Signups');
  await call('PATCH', `/teams/${id}/members/${memberId}`, { role: 'viewer' });
  await save(guest);
  await expect(guest.getByRole('dialog')).toContainText('You need the editor role for this.');
  await expect(guest.getByRole('dialog').getByLabel('Objective (optional)')).toHaveValue('Signups');
  await guest.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(guest.getByText('You have view-only access.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Create Campaign' })).toHaveCount(0);

  await call('DELETE', `/teams/${id}/members/${memberId}`);
  await expect(guest.getByText(`You’re no longer in ${teamName}.`)).toBeVisible();
  await expect(guest.getByRole('row', { name: /Harvest/ })).toHaveCount(0);
  await context.close();
});

test('no accessibility violation where teams meet other pages at any width, light and dark', async ({
  signedIn: page,
  account,
  request,
}) => {
  const { address } = await makeTeam(request, account);
  const openWorkspaces = async () => {
    await page.getByRole('button', { name: /^Workspace:/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
  await expectNoViolationAtAnyWidth(page, [
    { name: 'invitation for somebody else', show: async () => void (await page.goto(address)) },
    { name: 'invitation that does not exist', show: async () => void (await page.goto(`${address}x`)) },
    {
      name: 'choice of the workspace',
      show: async () => {
        await page.goto('/campaigns');
        await page.getByRole('button', { name: 'Open navigation' }).click();
        await openWorkspaces();
      },
      // There, it opens from the page's head: the menu is left, then the drawer.
      showAtDesk: async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('banner')).toBeVisible();
        await openWorkspaces();
      },
    },
    {
      name: 'moving a campaign',
      show: async () => {
        await page.goto('/teams?tab=campaigns');
        await page.getByRole('button', { name: 'Actions for Harvest' }).click();
        await page.getByRole('menuitem', { name: 'Move to…' }).click();
        await expect(page.getByRole('dialog', { name: 'Move “Harvest”' })).toBeVisible();
      },
    },
  ]);
});
