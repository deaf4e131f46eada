import { screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '../../api/api';
import { aCampaign } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';
import { aFakeOn, columnOf, down, openBilling } from '../../testing/billingPage';

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
