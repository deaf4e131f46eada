import type { Page } from '@playwright/test';
import { openLargeAd } from './accessibilityAdScreens';
import type { Screen } from './accessibilityCheck';
import { expect } from './fixtures';

/** The way from the free plan through a checkout, and what writes with the plan that was paid for. */
export const ofPlans: Screen[] = [
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

export async function showPlans(page: Page) {
  await page.goto('/billing');
  await expect(page.getByText('Most Popular')).toBeVisible();
}
