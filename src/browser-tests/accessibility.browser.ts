import { ofAds } from './accessibilityAdScreens';
import { expectNoViolationAtAnyWidth } from './accessibilityCheck';
import { ofPlans } from './accessibilityPaidScreens';
import { forVisitors, ofAccounts } from './accessibilityScreens';
import { exploreDemo, test } from './fixtures';

// The way through a checkout begins with the free plan.
test.use({ defaultPlan: 'free' });

test('no accessibility violation for visitors at any width, light and dark', async ({ page }) => {
  await expectNoViolationAtAnyWidth(page, forVisitors);
});

for (const { name, screens } of [
  { name: 'on the way to an ad', screens: ofAds },
  { name: 'on the plans and what writes', screens: ofPlans },
  { name: 'on campaigns and settings', screens: ofAccounts },
]) {
  test(`no accessibility violation ${name} at any width, light and dark`, async ({ page }) => {
    await exploreDemo(page);
    await expectNoViolationAtAnyWidth(page, screens);
  });
}
