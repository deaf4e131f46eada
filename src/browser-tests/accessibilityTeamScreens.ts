import type { Page } from '@playwright/test';
import type { Screen } from './accessibilityCheck';
import { expect } from './fixtures';

/** What the owner of a team with an invitation sees. */
export const ofTeams: Screen[] = [
  {
    name: 'no teams',
    show: async (page) => {
      await page.goto('/teams');
      await expect(page.getByText('No Teams Yet')).toBeVisible();
    },
  },
  {
    name: 'new team',
    show: async (page) => {
      await page.getByRole('button', { name: 'Create Your First Team' }).click();
      await expect(page.getByLabel('Team name')).toBeVisible();
    },
  },
  {
    name: 'team overview',
    show: async (page) => {
      await page.getByLabel('Team name').fill('Northfold Studio');
      await page.getByRole('dialog').getByRole('button', { name: 'Create Team' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/teams');
      await expect(page.getByRole('list', { name: 'Latest activity' })).toBeVisible();
    },
  },
  {
    name: 'inviting',
    show: async (page) => {
      await page.goto('/teams?tab=members');
      await openInvite(page);
      await page.getByLabel('Email').fill('tom@halden.example');
    },
  },
  {
    name: 'invitation link',
    show: async (page) => {
      await page.getByRole('button', { name: 'Send Invitation' }).click();
      await expect(page.getByRole('dialog', { name: 'Invitation link' })).toBeVisible();
    },
  },
  {
    name: 'team members',
    show: async (page) => {
      await page.goto('/teams?tab=members');
      await expect(page.getByRole('row', { name: /tom@halden/ })).toBeVisible();
    },
  },
  {
    name: 'role of a member',
    show: async (page) => {
      await page.getByRole('button', { name: 'Actions for tom@halden.example' }).click();
      await page.getByRole('menuitem', { name: 'Change Role' }).click();
      await expect(page.getByRole('radio', { name: /Viewer/ })).toBeVisible();
    },
  },
  {
    name: 'team campaigns',
    show: async (page) => {
      await page.goto('/teams?tab=campaigns');
      await expect(page.getByText('Team campaigns will be displayed here')).toBeVisible();
    },
  },
  {
    name: 'team settings',
    show: async (page) => {
      await page.goto('/teams?tab=settings');
      await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Require for admins' })).toBeVisible();
    },
  },
  {
    name: 'team details',
    show: async (page) => {
      await page.getByRole('button', { name: 'Edit Team Details' }).click();
      await expect(page.getByLabel('Team name')).toBeVisible();
    },
  },
  {
    name: 'deleting a team',
    show: async (page) => {
      await page.goto('/teams?tab=settings');
      await page.getByRole('button', { name: 'Delete team' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete team' }).click();
      await expect(page.getByText('That’s not the team’s name.')).toBeVisible();
    },
  },
];

/** The list of members has a button of its own while nobody is in it. */
export const openInvite = (page: Page) => page.getByRole('button', { name: 'Invite', exact: true }).first().click();
