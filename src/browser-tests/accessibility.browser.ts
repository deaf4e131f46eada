import { expectNoViolationAtAnyWidth } from './accessibilityCheck';
import { forVisitors, withData } from './accessibilityScreens';
import { expect, test } from './fixtures';

// The way through a checkout begins with the free plan.
test.use({ defaultPlan: 'free' });

test('no accessibility violation at any width, light and dark', async ({ page }) => {
  await expectNoViolationAtAnyWidth(page, forVisitors);
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore the demo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectNoViolationAtAnyWidth(page, withData);
});
