import { screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '../../api/api';
import { aCampaign } from '../../testing/builders';
import { aFakeOn, checkoutsOf, choose, columnOf, down, openBilling } from '../../testing/billingPage';

async function openChange(plan: PlanId, label: string, fake = aFakeOn(plan)) {
  const view = await openBilling({ fake });
  await choose(view, label);
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog };
}

describe('the own subscription', () => {
  it('stands below the plans in one line', async () => {
    await openBilling({ fake: aFakeOn('pro') });
    const line = 'Current Subscription: Pro - Status: active - Expires: Dec 6, 2026';
    expect(await screen.findByText(line)).toBeVisible();
    expect(await screen.findByText('It renews on Dec 6, 2026 for $29.00 USD.')).toBeVisible();
  });

  it('is left out when it can’t be read, and the plans stay', async () => {
    const fake = aFakeOn('pro');
    fake.answerNext('getSubscription', down);
    const { world } = await openBilling({ fake });
    await waitFor(() => expect(world.extra.log).toHaveBeenCalledWith('getSubscription failed', expect.anything()));
    expect(screen.queryByText(/Current Subscription/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upgrade to Business' })).toBeEnabled();
  });

  it('is cancelled after saying what that means', async () => {
    const { user, dialog, fake } = await openChange('pro', 'Cancel subscription');
    expect(await dialog.findByText(/You keep paid features until Dec 6, 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Subscription canceled')).toBeVisible();
    expect(await screen.findByText(/It ends on Dec 6, 2026/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.account.subscription?.cancel_at_period_end).toBe(true);
  });

  it('is cancelled by picking Free too, without any checkout', async () => {
    const { dialog, fake } = await openChange('pro', 'Downgrade to Free');
    expect(await dialog.findByText('Cancel your subscription?')).toBeVisible();
    expect(checkoutsOf(fake)).toEqual([]);
  });

  it('stays when the question is answered with no', async () => {
    const { user, dialog, fake } = await openChange('pro', 'Cancel subscription');
    await user.click(dialog.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.countCalls('cancelSubscription')).toBe(0);
  });

  it('stays, with the reason in the dialog, when cancelling fails', async () => {
    const { user, dialog, fake } = await openChange('pro', 'Cancel subscription');
    await dialog.findByText(/You keep paid features/);
    fake.answerNext('cancelSubscription', { status: 503, code: 'payments_away', detail: 'Try again in a minute.' });
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await dialog.findByText('Try again in a minute.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is resumed before it has ended', async () => {
    const fake = aFakeOn('pro');
    if (fake.account.subscription) fake.account.subscription.cancel_at_period_end = true;
    const { user } = await openBilling({ fake });
    await user.click(await screen.findByRole('button', { name: 'Resume subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume your subscription?' }));
    await user.click(dialog.getByRole('button', { name: 'Resume subscription' }));
    expect(await screen.findByText('Subscription resumed')).toBeVisible();
    expect(await screen.findByText('It renews on Dec 6, 2026 for $29.00 USD.')).toBeVisible();
  });

  it('can be paid when a payment has failed', async () => {
    const fake = aFakeOn('pro');
    if (fake.account.subscription) fake.account.subscription.status = 'past_due';
    const { user } = await openBilling({ fake });
    expect(await screen.findByText(/Status: past due/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please pay by Nov 13, 2026 to keep your subscription.');
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
    expect(checkoutsOf(fake)).toEqual(['?plan_id=pro']);
  });

  it('ends at once when it is cancelled while a payment is due, and the dialog says so', async () => {
    const fake = aFakeOn('pro');
    if (fake.account.subscription) fake.account.subscription.status = 'past_due';
    const { user } = await openBilling({ fake });
    await screen.findByText(/Status: past due/);
    await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your subscription?' }));
    expect(dialog.getByText(/your subscription ends right away/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/Current Subscription: Free/)).toBeVisible();
    await waitFor(() => expect(within(columnOf('Free')).getByRole('button')).toHaveAccessibleName('Current Plan'));
  });
});

describe('changing the plan', () => {
  it('says what an upgrade costs today and later before it opens the checkout', async () => {
    const { user, dialog, fake, address } = await openChange('pro', 'Upgrade to Business');
    expect(await dialog.findByText('Due today')).toBeVisible();
    const amounts = dialog.getAllByRole('definition').map((amount) => amount.textContent);
    expect(amounts).toEqual(['$49.50 USD', '-$14.50 USD', '$35.00 USD', '$99.00 USD']);
    expect(dialog.getByText('Every month from Dec 6, 2026')).toBeVisible();
    expect(checkoutsOf(fake)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
    expect(address()).toMatch(/^\/billing\/sandbox\//);
  });

  it('says what a downgrade credits and what is over its limits, and happens at once', async () => {
    const fake = aFakeOn('business');
    fake.account.campaigns = Array.from({ length: 51 }, () => aCampaign());
    const { user, dialog, address } = await openChange('business', 'Downgrade to Pro', fake);
    expect(await dialog.findByText('Saved as credit')).toBeVisible();
    expect(dialog.getByText('$35.00 USD')).toBeVisible();
    expect(dialog.getByText(/51 used, 50 included\. What is there stays\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change to Pro' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    expect(address()).toMatch(/^\/billing\/success\?session_id=/);
    expect(screen.getByText(/\$35\.00 USD was saved as credit/)).toBeVisible();
  });

  it('is not offered where the server refuses it, and the dialog says why', async () => {
    const fake = aFakeOn('business');
    fake.account.subscription = null;
    const { dialog } = await openChange('business', 'Downgrade to Pro', fake);
    expect(
      await dialog.findByText('Your account has the Business plan at no charge, and it includes this one.'),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('keeps the dialog with the reason when the checkout can’t be opened', async () => {
    const { user, dialog, fake } = await openChange('pro', 'Upgrade to Business');
    fake.answerNext('startCheckout', { status: 409, code: 'billing_busy', detail: 'Another change is under way.' });
    await user.click(await dialog.findByRole('button', { name: 'Continue to payment' }));
    expect(await dialog.findByText('Another change is under way.')).toBeVisible();
    expect(await screen.findByText('Failed to start subscription process')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  });

  it('works with a backend that has no previews', async () => {
    const fake = aFakeOn('pro');
    fake.answerNext('previewPlanChange', { status: 404, detail: 'Not found' });
    const { user, dialog } = await openChange('pro', 'Upgrade to Business', fake);
    await user.click(await dialog.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(checkoutsOf(fake)).toEqual(['?plan_id=business']));
  });
});
