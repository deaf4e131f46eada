import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, untilStill } from './fixtures';

/** A screen, and how to get there; `show` may go on from the screen before it. */
export type Screen = { name: string; show: (page: Page) => Promise<void> };

/** Every screen at the widths of a phone and of a desk, light and dark. */
export const widths = [390, 1440];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The rules that look at colours. The page that is looked at stays open while the theme changes, which changes nothing
 * else: what the other rules say of it, they have said.
 */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Goes to the screen once and looks at it in every theme: the page follows the system's while it is open. The theme of
 * the screen before comes first.
 */
export async function expectNoViolation(page: Page, { name, show }: Screen): Promise<void> {
  await show(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).or(page.getByRole('menu')).first()).toBeVisible();
  // What lies behind a dialog is dimmed; it is out of reach, and out of these rules, once it is marked as hidden.
  if ((await page.getByRole('dialog').count()) > 0) {
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  }
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.evaluate(axe.source);
  await page.evaluate(layOutAll);
  expect.soft(await violationsIn(page, first), name).toEqual([]);
  expect.soft(await violationsIn(page, second, colourRules), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Runs in the page: what is out of sight is not dressed for another theme before it comes into sight. */
function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** What breaks one of the rules, or one of all, as `theme: rule at elements`. Expects axe in the page. */
async function violationsIn(page: Page, theme: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme);
  await untilStill(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(async (options) => (await window.axe.run(options)).violations, options);
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
