import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, untilStill } from './fixtures';

/** A screen, and how to get there; `show` may go on from the screen before it. */
export type Screen = {
  name: string;
  show: (page: Page) => Promise<void>;
  /** What is still to be done where there is the room of a desk. */
  showAtDesk?: (page: Page) => Promise<void>;
};

const phone = 390;
const desk = 1440;
export const widths = [phone, desk];

/** Half as long as `axe.source`: every page that is looked at compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
 * Goes to each screen once, on a phone, and looks at it there and with the room of a desk, in every theme: the page
 * follows the width and the system's theme while it is open.
 */
export async function expectNoViolationAtAnyWidth(page: Page, screens: Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize({ width: phone, height: 900 });
    await goTo(page, screen);
    await expectNoViolationOn(page, `${screen.name} at ${phone} px`);
    await page.setViewportSize({ width: desk, height: 900 });
    await screen.showAtDesk?.(page);
    await expectNoViolationOn(page, `${screen.name} at ${desk} px`);
  }
}

/** Goes to the screen once and looks at it in every theme. */
export async function expectNoViolation(page: Page, screen: Screen): Promise<void> {
  await goTo(page, screen);
  await expectNoViolationOn(page, screen.name);
}

async function goTo(page: Page, { show }: Screen): Promise<void> {
  await show(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).or(page.getByRole('menu')).first()).toBeVisible();
  // What lies behind a dialog is dimmed; it is out of reach, and out of these rules, once it is marked as hidden.
  if ((await page.getByRole('dialog').count()) > 0) {
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  }
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(prepare);
}

/** Looks at what the page shows, first in the theme that it has. */
async function expectNoViolationOn(page: Page, name: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  expect.soft(await violationsIn(page, first), name).toEqual([]);
  expect.soft(await violationsIn(page, second, colourRules), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * Runs in the page: what is out of sight is not dressed for another theme before it comes into sight. The HTML of each
 * element, which nobody reads, takes up to a quarter of the time of all rules.
 */
function prepare() {
  window.axe.configure({ noHtml: true });
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
