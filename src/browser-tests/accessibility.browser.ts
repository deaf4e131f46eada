import { expectNoViolation, widths } from './accessibilityCheck';
import { forVisitors, withData } from './accessibilityScreens';
import { expect, test } from './fixtures';

// The way through a checkout begins with the free plan.
test.use({ defaultPlan: 'free' });

for (const width of widths) {
  test(`no accessibility violation at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of forVisitors) await expectNoViolation(page, screen);
    await page.goto('/');
    await page.getByRole('button', { name: 'Explore the demo' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const screen of withData) await expectNoViolation(page, screen);
  });
}
