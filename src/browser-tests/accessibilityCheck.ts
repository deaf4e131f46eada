import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, untilStill } from './fixtures';

/** A screen, and how to get there; `show` may go on from the screen before it. */
export type Screen = { name: string; show: (page: Page) => Promise<void> };

/** Every screen at the widths of a phone and of a desk, light and dark. */
export const widths = [390, 1440];
const themes = ['light', 'dark'] as const;

/**
 * The rules that look at colours. The page that is looked at stays open while the theme changes, which changes nothing
 * else: what the other rules say of it, they have said.
 */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Goes to the screen once and looks at it in every theme: the page follows the system's while it is open. */
export async function expectNoViolation(page: Page, { name, show }: Screen): Promise<void> {
  await show(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).or(page.getByRole('menu')).first()).toBeVisible();
  // What lies behind a dialog is dimmed; it is out of reach, and out of these rules, once it is marked as hidden.
  if ((await page.getByRole('dialog').count()) > 0) {
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  }
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme);
    await untilStill(page);
    // Nothing is told of what passes, and nothing merged in a further page: here are no frames.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (theme !== themes[0]) axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect.soft(found).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
