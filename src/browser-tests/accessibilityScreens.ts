import { showPlans } from './accessibilityPaidScreens';
import type { Screen } from './accessibilityCheck';
import { expect } from './fixtures';

export const forVisitors: Screen[] = [
  { name: 'landing', show: async (page) => void (await page.goto('/')) },
  {
    name: 'sign-in',
    show: async (page) => {
      await page.goto('/campaigns');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'pricing', show: showPlans },
  { name: 'password reset', show: async (page) => void (await page.goto('/password-reset?token=unknown')) },
  {
    name: 'sign-in link that no longer works',
    show: async (page) => {
      await page.goto('/sign-in-link?token=unknown');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('button', { name: 'Request a new link' })).toBeVisible();
    },
  },
  { name: 'not found', show: async (page) => void (await page.goto('/no/such/page')) },
];

/** An account's campaigns and its settings. Expects sample data. */
export const ofAccounts: Screen[] = [
  {
    name: 'dashboard',
    show: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
    },
  },
  {
    name: 'campaigns',
    show: async (page) => {
      await page.goto('/campaigns');
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
    },
  },
  {
    name: 'new campaign',
    show: async (page) => {
      await page.goto('/campaigns/new');
      await page.getByRole('dialog').getByRole('button', { name: 'Create campaign' }).click();
    },
  },
  {
    name: 'no match',
    show: async (page) => {
      await page.goto('/campaigns?search=nothing+like+it');
      await expect(page.getByText('No campaigns found')).toBeVisible();
    },
  },
  {
    name: 'campaign',
    show: async (page) => {
      await page.goto('/campaigns?status=active');
      await page.getByRole('table').or(page.getByRole('article')).getByRole('link').first().click();
      // A list on phones.
      const days = page.getByRole('table', { name: 'Daily numbers' });
      await expect(days.or(page.getByRole('list', { name: 'Daily numbers' }))).toBeVisible();
      await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
    },
  },
  {
    name: 'import preview',
    show: async (page) => {
      await page.goto('/campaigns?status=active');
      await page.getByRole('table').or(page.getByRole('article')).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Import report' }).click();
      await page.getByLabel(/Choose a CSV or Excel file/).setInputFiles({
        name: 'report.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('date,spend (EUR)\n2020-02-02,12.50\nnever,1\n'),
      });
      await page.getByRole('radio', { name: 'Import the amounts as is' }).check();
      await expect(page.getByLabel('Rows in this file').getByText('Skipped').first()).toBeVisible();
    },
  },
  { name: 'settings', show: async (page) => void (await page.goto('/settings')) },
  {
    name: 'brand kit',
    show: async (page) => {
      await page.goto('/brand-kit');
      await page.getByLabel('Accent', { exact: true }).fill('#fffff');
      await page.getByLabel('Light', { exact: true }).fill('#888888');
      await expect(page.getByText('Enter a color such as #0b6e4f.')).toBeVisible();
    },
  },
];
