import type { Page } from '@playwright/test';
import { addVariant, feed, makeAd, openAd, search, story } from './adFixtures';
import type { Screen } from './accessibilityCheck';
import { expect } from './fixtures';

/** From a template to an ad that is done. Expects the free plan. */
export const ofAds: Screen[] = [
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
    name: 'variants in the editor',
    show: async (page) => {
      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
      const id = await makeAd(page.request, token, { contents: [search, feed, story] });
      await addVariant(page.request, token, id);
      await openAd(page, id);
      await expect(page.getByRole('navigation', { name: 'Variants' })).toBeVisible();
    },
  },
  {
    name: 'variants compared',
    show: async (page) => {
      await page.getByRole('link', { name: 'Compare Variants' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Compare Variants' })).toBeVisible();
      await expect(page.locator('figure svg[role="img"]').first()).toBeVisible();
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
  {
    name: 'ads',
    show: async (page) => {
      await page.goto('/ads');
      await expect(page.locator('article svg[role="img"]').first()).toBeVisible();
    },
  },
];

/** An ad with every kind of preview, made through the API by the account that is signed in. */
export async function openLargeAd(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await openAd(page, await makeAd(page.request, token, { contents: [search, feed, story] }));
}
