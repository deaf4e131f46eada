import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '../../api/api';
import { aCampaign, aUser } from '../../testing/builders';
import { type FakeApi, createFakeApi } from '../../testing/fakeApi';
import { type AppView, renderApp } from '../../testing/renderApp';

const down = { status: 503, detail: 'The database does not answer.' };
const now = () => Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;

/** A backend whose account pays for a plan, half of whose period is over. */
function aFakeOn(plan: PlanId) {
  const fake = createFakeApi({ user: aUser({ subscription_plan: plan }), now });
  if (plan !== 'free') {
    const [periodStart, periodEnd] = [now() - 15 * dayMs, now() + 15 * dayMs];
    fake.account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
  }
  return fake;
}

async function openBilling(options: Parameters<typeof renderApp>[0] = {}) {
  const view = renderApp({ path: '/billing', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Upgrade Your Test Product Experience' });
  await screen.findByRole('heading', { level: 2, name: 'Business' });
  return view;
}

function columnOf(plan: string) {
  return screen.getByRole('listitem', { name: plan });
}

function cellTexts(row: HTMLElement) {
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

function planButtons() {
  return ['Free', 'Pro', 'Business', 'Enterprise'].map(
    (name) => within(columnOf(name)).getByRole('button').textContent,
  );
}

async function choose({ user }: AppView, label: string) {
  await user.click(await screen.findByRole('button', { name: label }));
}

async function openChange(plan: PlanId, label: string, fake = aFakeOn(plan)) {
  const view = await openBilling({ fake });
  await choose(view, label);
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

async function signIn({ user }: AppView) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
  await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
  await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
}

function checkoutsOf(fake: FakeApi) {
  return fake.calls.filter(({ operation }) => operation === 'startCheckout').map(({ query }) => query);
}

describe('the plans', () => {
  it('are open to visitors, with name, price, features and the ribbon', async () => {
    await openBilling({ account: null });
    const pro = within(columnOf('Pro'));
    expect(pro.getByText('$29')).toBeVisible();
    expect(pro.getByText('/month')).toBeVisible();
    expect(pro.getByText('Most Popular')).toBeVisible();
    expect(pro.getByText('50 campaigns per month')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(screen.queryByText(/Current Subscription/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Usage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Payment history' })).not.toBeInTheDocument();
  });

  it.each<[string, PlanId | null, string[]]>([
    ['a visitor', null, ['Get Started', 'Upgrade to Pro', 'Upgrade to Business', 'Upgrade to Enterprise']],
    ['Free', 'free', ['Current Plan', 'Upgrade to Pro', 'Upgrade to Business', 'Upgrade to Enterprise']],
    ['Pro', 'pro', ['Downgrade to Free', 'Current Plan', 'Upgrade to Business', 'Upgrade to Enterprise']],
    ['Enterprise', 'enterprise', ['Downgrade to Free', 'Downgrade to Pro', 'Downgrade to Business', 'Current Plan']],
  ])('have the buttons for %s', async (_who, plan, labels) => {
    await openBilling(plan === null ? { account: null } : { fake: aFakeOn(plan) });
    await waitFor(() => expect(planButtons().map((text) => text?.replace('Processing...', ''))).toEqual(labels));
    const own = screen.queryByRole('button', { name: 'Current Plan' });
    if (plan === null) expect(own).not.toBeInTheDocument();
    else expect(own).toBeDisabled();
  });

  it('are skeletons while they load', async () => {
    const fake = aFakeOn('free');
    fake.answerNext('listPlans', 'no-answer');
    renderApp({ path: '/billing', fake });
    expect(await screen.findByRole('list', { name: 'Plans' })).toHaveAttribute('aria-busy', 'true');
  });

  it('say that they did not load, and load again', async () => {
    const fake = aFakeOn('free');
    fake.answerNext('listPlans', down);
    const { user } = renderApp({ path: '/billing', fake });
    expect(await screen.findByText('Failed to load pricing plans')).toBeVisible();
    // Once: the toast says why, the panel what may be done.
    expect(screen.getAllByText('The database does not answer.')).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('No prices to show')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  });

  it('say where nothing can be bought', async () => {
    const fake = aFakeOn('free');
    fake.state.checkout = 'off';
    await openBilling({ fake });
    const upgrade = await screen.findByRole('button', { name: 'Upgrade to Pro' });
    expect(await screen.findByText('Paid plans aren’t available here.')).toBeVisible();
    expect(upgrade).toBeDisabled();
    expect(upgrade).toHaveAccessibleDescription('Paid plans aren’t available here.');
  });

  it('say that no money moves in the sandbox', async () => {
    await openBilling({ fake: aFakeOn('free') });
    expect(await screen.findByText('This is a sandbox checkout. No real money is charged.')).toBeVisible();
  });

  it('work with a backend that serves the specified fields alone', async () => {
    const fake = aFakeOn('free');
    const plan = (id: PlanId, name: string, price: number) => ({ id, name, price, interval: 'month', features: [] });
    fake.answerNext('listPlans', {
      body: [plan('free', 'Free', 0), plan('pro', 'Pro', 29), plan('business', 'Business', 99)],
    });
    const subscription = { plan: { id: 'free', name: 'Free' }, status: 'active', expires_at: null };
    fake.answerNext('getSubscription', { body: { ...subscription, cancel_at_period_end: false } });
    fake.answerNext('getUsage', { status: 404, detail: 'Not found' });
    await openBilling({ fake });
    expect(await screen.findByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Usage' })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Campaigns per month/ })).toHaveTextContent('350200');
  });
});

describe('the comparison', () => {
  it('says for each plan what it offers, cell by cell', async () => {
    await openBilling({ account: null });
    const table = within(screen.getByRole('table', { name: 'Compare plans' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Feature',
      'Free',
      'Pro',
      'Business',
      'Enterprise',
    ]);
    const [no, yes] = ['–Not included', 'Included'];
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => [within(row).getByRole('rowheader').textContent, ...cellTexts(row)])).toEqual([
      ['Campaigns per month', '3', '50', '200', 'Unlimited'],
      ['Template Library', 'Basic (5)', 'Premium', 'Premium', 'Premium'],
      ['AI-Powered Ad Copy', no, yes, yes, yes],
      ['Advanced Analytics', no, yes, yes, yes],
      ['Team Collaboration', no, no, yes, yes],
      ['API Access', no, no, yes, yes],
      ['Support Level', 'Email', 'Priority', 'Priority', '24/7 Dedicated'],
    ]);
  });

  it('stands there even when the plans did not load', async () => {
    const fake = aFakeOn('free');
    fake.answerNext('listPlans', down);
    renderApp({ path: '/billing', fake });
    const table = await screen.findByRole('table', { name: 'Compare plans' });
    expect(within(table).getByRole('row', { name: /Support Level/ })).toHaveTextContent('EmailPriorityPriority24/7');
  });

  it('comes with answers to four questions', async () => {
    await openBilling({ account: null });
    const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
    expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(questions.getByText('By card or PayPal, through our card payment provider.')).toBeVisible();
  });
});

describe('choosing a first plan', () => {
  it('opens the checkout once, however often the button is pressed', async () => {
    const fake = aFakeOn('free');
    fake.state.checkout = 'stripe';
    let answer: (value: unknown) => void = () => undefined;
    fake.answerNext('startCheckout', { after: new Promise((resolve) => (answer = resolve)) });
    const { user, world } = await openBilling({ fake });
    const button = await screen.findByRole('button', { name: 'Upgrade to Pro' });
    await user.dblClick(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('Processing...');
    expect(screen.getByRole('button', { name: 'Upgrade to Business' })).toBeDisabled();
    answer(undefined);
    await waitFor(() => expect(world.extra.redirect).toHaveBeenCalledTimes(1));
    expect(world.extra.redirect).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//));
    expect(checkoutsOf(fake)).toEqual(['?plan_id=pro']);
    expect(button).toHaveAccessibleName('Processing...');
  });

  it('can be done again when the back button brings the page back as it was left', async () => {
    const fake = aFakeOn('free');
    fake.state.checkout = 'stripe';
    const view = await openBilling({ fake });
    await choose(view, 'Upgrade to Pro');
    await waitFor(() => expect(view.world.extra.redirect).toHaveBeenCalled());
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled());
  });

  it('goes to the sandbox where no money is taken', async () => {
    const view = await openBilling({ fake: aFakeOn('free') });
    await choose(view, 'Upgrade to Pro');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
    expect(view.address()).toMatch(/^\/billing\/sandbox\//);
  });

  it.each([
    ['the provider is away', { status: 503, code: 'payments_away' as const, detail: 'Try again in a minute.' }],
    ['a demo account may not buy', { status: 409, code: 'checkout_off' as const, detail: 'Not with a demo account.' }],
  ])('says so when %s, and can be tried again', async (_why, outcome) => {
    const fake = aFakeOn('free');
    const view = await openBilling({ fake });
    fake.answerNext('startCheckout', outcome);
    await choose(view, 'Upgrade to Pro');
    expect(await screen.findByText('Failed to start subscription process')).toBeVisible();
    expect(screen.getByText(outcome.detail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
    expect(view.address()).toBe('/billing');
  });
});

describe('choosing while signed out', () => {
  it('asks to sign in and then goes on to the checkout of that plan', async () => {
    const view = await openBilling({ account: null });
    await choose(view, 'Upgrade to Business');
    expect(await screen.findByText('Authentication Required')).toBeVisible();
    expect(screen.getByText('Please sign in to subscribe to a plan')).toBeVisible();
    expect(checkoutsOf(view.fake)).toEqual([]);
    await signIn(view);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Business, billed every month' })).toBeVisible();
    expect(checkoutsOf(view.fake)).toEqual(['?plan_id=business']);
  });

  it('goes on after a new account is made', async () => {
    const view = await openBilling({ account: null });
    await choose(view, 'Upgrade to Pro');
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
    await view.user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await view.user.type(dialog.getByLabelText('Full Name'), 'Ada Byron');
    await view.user.type(dialog.getByLabelText('Email'), 'ada@engine.example');
    await view.user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sandbox checkout' })).toBeVisible();
  });

  it('refuses the free plan to an account that turns out to have it', async () => {
    const view = await openBilling({ account: null });
    await choose(view, 'Get Started');
    await signIn(view);
    expect(await screen.findByText('Already on Free Plan')).toBeVisible();
    expect(screen.getByText("You're already on the free plan")).toBeVisible();
    expect(checkoutsOf(view.fake)).toEqual([]);
  });

  it('shows what the change costs to an account that turns out to pay for another plan', async () => {
    const view = await openBilling({ account: null, fake: aFakeOn('pro') });
    await choose(view, 'Upgrade to Business');
    await signIn(view);
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Business?' })).toBeVisible();
    expect(checkoutsOf(view.fake)).toEqual([]);
  });

  it('forgets the plan when the sign-in is turned down', async () => {
    const view = await openBilling({ account: null });
    await choose(view, 'Upgrade to Pro');
    await screen.findByRole('dialog', { name: 'Welcome to Test Product' });
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.address()).toBe('/billing');
    await view.user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign In' }));
    await signIn(view);
    expect(await screen.findByText(/Current Subscription: Free/)).toBeVisible();
    expect(checkoutsOf(view.fake)).toEqual([]);
  });
});

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

describe('usage', () => {
  it('is shown as a meter', async () => {
    const fake = aFakeOn('pro');
    fake.account.campaigns = [aCampaign(), aCampaign()];
    await openBilling({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Usage' }));
    const meter = await panel.findByRole('meter', { name: 'Campaigns this month' });
    expect(meter).toHaveAttribute('aria-valuenow', '2');
    expect(meter).toHaveAttribute('aria-valuemax', '50');
    expect(panel.getByText('2 of 50')).toBeVisible();
    expect(panel.getByText('Resets on Dec 1, 2026.')).toBeVisible();
  });

  it('has no meter without a limit', async () => {
    await openBilling({ fake: aFakeOn('enterprise') });
    expect(await screen.findAllByText('0 · Unlimited')).toHaveLength(2);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('says that it did not load, and loads again', async () => {
    const fake = aFakeOn('pro');
    fake.answerNext('getUsage', down);
    const { user } = await openBilling({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Usage' }));
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('meter')).toBeVisible();
  });
});

describe('the payment history', () => {
  const aTransaction = (id: number) => ({
    id: `0190a000-0000-7000-8000-0000000001${String(id).padStart(2, '0')}`,
    created_at: '2026-11-06T10:00:00.000Z',
    plan_id: 'pro' as const,
    description: `Pro, month ${id}`,
    amount_total: 2900,
    currency: 'usd',
    status: id === 2 ? ('failed' as const) : ('paid' as const),
  });

  it('lists payments with their receipts', async () => {
    const fake = aFakeOn('pro');
    fake.account.transactions = [aTransaction(1), aTransaction(2)];
    await openBilling({ fake });
    const table = within(await screen.findByRole('table', { name: 'Payment history' }));
    const [, first, second] = table.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    expect(cellTexts(first)).toEqual(['Nov 6, 2026', 'Pro, month 1', 'Paid', '$29.00 USD', 'Receipt']);
    expect(within(first).getByRole('link')).toHaveAttribute('href', `/billing/receipts/${aTransaction(1).id}`);
    expect(within(second).getByText('Failed')).toBeVisible();
    expect(within(second).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is turned page by page', async () => {
    const fake = aFakeOn('pro');
    fake.account.transactions = Array.from({ length: 12 }, (_, index) => aTransaction(index + 10));
    const { user } = await openBilling({ fake });
    expect(await screen.findByText('1–10 of 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Pro, month 21')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Pro, month 10')).toBeVisible();
  });

  it('says that there are none', async () => {
    await openBilling({ fake: aFakeOn('free') });
    expect(await screen.findByText('No payments yet')).toBeVisible();
  });

  it('says that it did not load, and loads again', async () => {
    const fake = aFakeOn('pro');
    fake.answerNext('listTransactions', down);
    const { user } = await openBilling({ fake });
    const panel = within(await screen.findByRole('region', { name: 'Payment history' }));
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('No payments yet')).toBeVisible();
  });
});

describe('the way back', () => {
  it('leads to the page that led here', async () => {
    const { user, address } = await openBilling({ path: '/billing?from=%2Fcampaigns%3Fstatus%3Dpaused' });
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    expect(address()).toBe('/campaigns?status=paused');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (from) => {
      await openBilling({ path: `/billing?from=${encodeURIComponent(from)}` });
      expect(screen.queryByRole('link', { name: 'Go back' })).not.toBeInTheDocument();
    },
  );
});

describe('against a backend that serves the specified calls alone', () => {
  const notServed = { status: 404, detail: 'Not found' };

  it('leaves out what is not served, without a word', async () => {
    const fake = createFakeApi();
    fake.answerNext('getUsage', notServed);
    fake.answerNext('listTransactions', notServed);
    const { store } = await openBilling({ fake });
    await waitFor(() => expect(screen.queryByText('Payment history')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Usage')).not.toBeInTheDocument());
    expect(fake.countCalls('listTransactions')).toBe(1);
    expect(store.getState().toasts.queue).toEqual([]);
  });
});
