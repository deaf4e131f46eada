import type { Page } from '@playwright/test';
import { feed, makeAd, openAd, search, story } from './adFixtures';
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

/** What an account with sample data sees. */
export const withData: Screen[] = [
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
  {
    name: 'templates',
    show: async (page) => {
      await page.goto('/templates');
      await expect(page.getByRole('button', { name: /^Preview/ }).first()).toBeVisible();
    },
  },
  {
    name: 'templates, list',
    show: async (page) => {
      await page.goto('/templates?view=list&category=Sale');
      await expect(page.getByRole('button', { name: /^Preview/ }).first()).toBeVisible();
    },
  },
  {
    name: 'templates by industry',
    show: async (page) => {
      await page.goto('/templates?tab=industries');
      await expect(page.getByRole('button', { name: /Finance/ })).toBeVisible();
    },
  },
  {
    name: 'template preview',
    show: async (page) => {
      await page.goto('/templates');
      await page
        .getByRole('button', { name: /^Preview/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'own templates',
    show: async (page) => {
      await page.goto('/templates');
      await page
        .getByRole('button', { name: /^Use Template/ })
        .first()
        .click();
      await expect(page.getByText('Template Ready!')).toBeVisible();
      await page.goto('/templates/own');
      await expect(page.locator('article svg[role="img"]').first()).toBeVisible();
    },
  },
  {
    name: 'ad from the library',
    show: async (page) => {
      await page.goto('/create');
      await expect(page.getByRole('button', { name: /^Use Template/ }).first()).toBeVisible();
    },
  },
  {
    name: 'ad from one of your templates',
    show: async (page) => {
      await page.goto('/create?from=templates');
      await expect(page.getByRole('button', { name: /^Use: / }).first()).toBeVisible();
    },
  },
  {
    name: 'setting up an ad',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Use: / })
        .first()
        .click();
      await expect(page.getByRole('group', { name: 'Google' })).toBeVisible();
      await expect(page.locator('svg[role="img"]').first()).toBeVisible();
    },
  },
  {
    name: 'blank ad without formats',
    show: async (page) => {
      await page.goto('/create?from=blank');
      await page.getByRole('button', { name: 'Open the editor' }).click();
      await expect(page.getByText('Choose at least one format.')).toBeVisible();
    },
  },
  {
    name: 'ad editor',
    show: async (page) => {
      await openLargeAd(page);
      await page.getByRole('textbox', { name: 'Headline 1', exact: true }).fill('Whole Bean or Ground for Your Brewer');
      await expect(page.getByRole('button', { name: /^Shorten/ })).toBeVisible();
    },
  },
  {
    name: 'ad editor, artwork',
    show: async (page) => {
      await page.getByRole('tab', { name: 'Artwork' }).click();
      await expect(page.getByRole('textbox', { name: 'Brand' })).toBeVisible();
    },
  },
  ...['Design', 'Preview', 'Issues'].map((part) => ({
    name: `ad editor, ${part.toLowerCase()}`,
    show: async (page: Page) => {
      await page.getByRole('navigation', { name: 'Editor sections' }).getByRole('button', { name: part }).click();
      await expect(page.getByRole('textbox', { name: 'Ad name' })).toBeVisible();
    },
    // There, all parts are in view at once.
    showAtDesk: (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  })),
  {
    name: 'preflight',
    show: async (page) => {
      await openLargeAd(page);
      await page.getByRole('button', { name: /^Download/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Preflight' })).toBeVisible();
      await expect(page.getByText('Checking…')).toHaveCount(0);
    },
  },
  {
    name: 'suggestions without a plan',
    show: async (page) => {
      await openLargeAd(page);
      await page.getByRole('button', { name: 'Suggest headlines' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'See plans' })).toBeVisible();
    },
  },
  {
    name: 'image picker',
    show: async (page) => {
      await openLargeAd(page);
      await page.getByRole('tab', { name: /Facebook feed/ }).click();
      await page.getByRole('button', { name: 'Use your own image' }).click();
      await page.getByLabel(/Upload an image/).setInputFiles({
        name: 'words.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture at all'),
      });
      await expect(page.getByRole('alert').filter({ hasText: 'This file isn’t a PNG' })).toBeVisible();
    },
  },
  {
    name: 'link builder',
    show: async (page) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Add UTM tags' }).click();
      await expect(page.getByRole('dialog', { name: 'Build a link' })).toBeVisible();
    },
  },
  { name: 'settings', show: async (page) => void (await page.goto('/settings')) },
  {
    name: 'brand kit',
    show: async (page) => {
      await page.goto('/brand-kit');
      await page.getByRole('button', { name: 'Add colors' }).click();
      await page.getByLabel('Accent', { exact: true }).fill('#fffff');
      await page.getByLabel('Light', { exact: true }).fill('#888888');
      await expect(page.getByText('Enter a color such as #0b6e4f.')).toBeVisible();
    },
  },
  { name: 'payment cancelled', show: async (page) => void (await page.goto('/billing/cancel')) },
  { name: 'payment failed', show: async (page) => void (await page.goto('/billing/success')) },
  {
    name: 'sandbox checkout',
    show: async (page) => {
      await showPlans(page);
      await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
      await page.getByRole('button', { name: 'Decline payment' }).click();
      await expect(page.getByText('The payment was declined.')).toBeVisible();
    },
  },
  {
    name: 'payment result',
    show: async (page) => {
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await reloaded;
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    },
  },
  {
    name: 'plans of a subscriber',
    show: async (page) => {
      await showPlans(page);
      await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    },
  },
  {
    name: 'plan change',
    show: async (page) => {
      await page.getByRole('button', { name: 'Upgrade to Business' }).click();
      await expect(page.getByRole('dialog').getByText('Due today')).toBeVisible();
    },
  },
  {
    name: 'cancelling',
    show: async (page) => {
      await showPlans(page);
      await page.getByRole('button', { name: 'Downgrade to Free' }).click();
      await expect(page.getByRole('dialog').getByText(/You keep paid features until/)).toBeVisible();
    },
  },
  {
    name: 'receipt',
    show: async (page) => {
      await showPlans(page);
      await page.getByRole('link', { name: /^Receipt/ }).click();
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    },
  },
  // What writes takes the plan that was paid for above.
  {
    name: 'suggestions',
    show: async (page) => {
      await openLargeAd(page);
      await page.getByRole('button', { name: 'Suggest headlines' }).click();
      const panel = page.getByRole('dialog', { name: 'Suggest headlines' });
      await panel
        .getByRole('button', { name: /^Use: / })
        .first()
        .click();
      await expect(panel.getByRole('button', { name: /^Added: / })).toBeVisible();
    },
  },
  {
    name: 'AI copy',
    show: async (page) => {
      await page.goto('/ai-generator');
      await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
      await expect(page.getByText('Please choose a platform.')).toBeVisible();
    },
  },
  {
    name: 'AI copy, written',
    show: async (page) => {
      await page.goto('/ai-generator');
      await page.getByLabel('Product or service name').fill('Northfold Coffee');
      await page.getByLabel('Target audience').fill('People who grind at home');
      await page.getByLabel('Platform').selectOption('Facebook');
      await page.getByLabel('Benefit 1', { exact: true }).fill('Roasted the day before it ships');
      await page.getByRole('button', { name: 'Generate Ad Copy' }).click();
      // It slides over the lines on a phone: a press that it comes in between is no click.
      await expect(page.getByText('AI-powered ad copy generated successfully.')).toBeVisible();
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Write another' }).click();
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    },
  },
  {
    name: 'AI copy, history',
    show: async (page) => {
      await page.getByRole('button', { name: 'History' }).click();
      await expect(page.getByRole('radio', { name: 'Favorites' })).toBeVisible();
    },
  },
  {
    name: 'brand voice',
    show: async (page) => {
      await page.goto('/ai-generator');
      await page.getByRole('button', { name: 'Brand voice' }).click();
      await expect(page.getByLabel('Banned words')).toBeVisible();
    },
  },
  {
    name: 'headlines',
    show: async (page) => {
      await page.goto('/ai-generator?tool=headlines');
      await page.getByRole('button', { name: 'Write headlines' }).click();
      await expect(page.getByText('Please choose a platform.')).toBeVisible();
    },
  },
  {
    name: 'improved text',
    show: async (page) => {
      await page.goto('/ai-generator?tool=improve');
      await page.getByLabel('Text to improve').fill('Buy our our coffee NOW!!! It is very very good.');
      await page.getByLabel('Platform').selectOption('Facebook');
      await page.getByRole('button', { name: 'Improve', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    },
  },
];

/** An ad with every kind of preview, made through the API by the account that is signed in. */
async function openLargeAd(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await openAd(page, await makeAd(page.request, token, { contents: [search, feed, story] }));
}

async function showPlans(page: Page) {
  await page.goto('/billing');
  await expect(page.getByText('Most Popular')).toBeVisible();
}
