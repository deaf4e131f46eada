import { ofAds } from './accessibilityAdScreens';
import { expectNoViolationAtAnyWidth } from './accessibilityCheck';
import { ofPlans } from './accessibilityPaidScreens';
import { forVisitors, ofAccounts } from './accessibilityScreens';
import { exploreDemo, openDashboard, test } from './fixtures';

// The way through a checkout begins with the free plan.
test.use({ defaultPlan: 'free' });

test('no accessibility violation for visitors at any width, light and dark', async ({ page }) => {
  await expectNoViolationAtAnyWidth(page, forVisitors);
});

for (const { name, screens } of [
  { name: 'on the way to an ad', screens: ofAds },
  { name: 'on the plans and what writes', screens: ofPlans },
]) {
  test(`no accessibility violation ${name} at any width, light and dark`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await request.post('/api/campaigns/sample-data', { headers: { Authorization: `Bearer ${account.token}` } });
    await openDashboard(page);
    await expectNoViolationAtAnyWidth(page, screens);
  });
}

test('no accessibility violation on campaigns and settings at any width, light and dark', async ({ page }) => {
  await exploreDemo(page);
  await expectNoViolationAtAnyWidth(page, ofAccounts);
});
