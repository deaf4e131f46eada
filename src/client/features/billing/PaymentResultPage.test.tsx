import { act, screen, waitFor, within } from '@testing-library/react';
import type { CheckoutStatus } from '../../api/billingApi';
import { createFakeApi } from '../../testing/fakeApi';
import { type AppView, renderApp } from '../../testing/renderApp';
import { paymentChecked } from './billingSlice';

const sessionId = '0190a000-0000-7000-8000-00000000beef';

function aPayment(own: Partial<CheckoutStatus> = {}): { body: CheckoutStatus } {
  const metadata = { plan_name: 'Pro' };
  const paid = { payment_status: 'paid', status: 'complete', amount_total: 2900, currency: 'usd', metadata } as const;
  return { body: { credited_total: 0, ...paid, ...own } };
}

const open = aPayment({ payment_status: 'unpaid', status: 'open' });

function openResult(...outcomes: ({ body: CheckoutStatus } | { status: number; detail: string })[]) {
  const fake = createFakeApi();
  fake.answerNext('getCheckoutStatus', ...outcomes);
  return renderApp({ path: `/billing/success?session_id=${sessionId}`, fake });
}

async function heading(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}

function expectWays(ways: Record<string, string>) {
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(ways);
}

const afterFailure = { 'Try Again': '/billing', 'Go to Dashboard': '/' };

describe('the payment result page', () => {
  it('says which attempt to see the payment this is', async () => {
    const fake = createFakeApi();
    fake.answerNext('getCheckoutStatus', 'no-answer');
    renderApp({ path: `/billing/success?session_id=${sessionId}`, fake });
    await heading('Processing Payment');
    expect(screen.getByText('Attempt 1 of 5')).toBeVisible();
  });

  it('says what was paid and for which plan', async () => {
    openResult(aPayment());
    await heading('Payment Successful!');
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['$29.00 USD', 'Pro']);
    expectWays({ 'Go to Dashboard': '/' });
    expect(await screen.findByText('Your subscription has been activated.')).toBeVisible();
  });

  it('writes other currencies without the dollar sign', async () => {
    openResult(aPayment({ currency: 'eur' }));
    expect(await screen.findByText('29.00 EUR')).toBeVisible();
  });

  it('loads itself anew once', async () => {
    const { world } = openResult(aPayment());
    await heading('Payment Successful!');
    await waitFor(() => expect(world.extra.reload).toHaveBeenCalledTimes(1));
  });

  it('says that the session is expired', async () => {
    openResult(aPayment({ payment_status: 'unpaid', status: 'expired' }));
    await heading('Payment Session Expired');
    expect(screen.getByText('Your payment session has expired. Please try again.')).toBeVisible();
    expectWays(afterFailure);
  });

  it('says that the payment failed when the status can’t be read', async () => {
    openResult({ status: 404, detail: 'There is no such checkout.' });
    await heading('Payment Failed');
    const text = 'There was an issue processing your payment. Please try again or contact support.';
    expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByText('Failed to verify payment status')).toBeVisible();
    expect(screen.queryByText(/Nothing is lost/)).not.toBeInTheDocument();
    expectWays(afterFailure);
  });

  it('says that the payment failed without a session', async () => {
    const { fake } = renderApp({ path: '/billing/success' });
    await heading('Payment Failed');
    expect(fake.countCalls('getCheckoutStatus')).toBe(0);
  });

  it('says so where the money was given back', async () => {
    openResult(aPayment({ payment_status: 'refunded' }));
    await heading('Payment Failed');
    expect(screen.getByText('Your subscription had already changed, so we refunded this payment.')).toBeVisible();
  });

  it('says after five attempts that nothing is lost if the payment completes later', async () => {
    const { store } = openResult(open);
    await screen.findByText('Attempt 1 of 5');
    act(() => void store.dispatch(paymentChecked({ outcome: 'timeout', payment: open.body })));
    await heading('Payment Failed');
    expect(screen.getByText(/Don’t worry: if the payment goes through later/)).toBeVisible();
    expectWays(afterFailure);
  });

  it('ends the check when it is left', async () => {
    const { user, store } = openResult(open);
    await screen.findByText('Attempt 1 of 5');
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await heading('Campaigns');
    expect(store.getState().billing.check).toBeNull();
  });

  it('asks to sign in first where the session of the account is over', async () => {
    renderApp({ path: `/billing/success?session_id=${sessionId}`, account: null });
    expect(await screen.findByRole('dialog', { name: 'Welcome to Test Product' })).toBeVisible();
  });
});

describe('the page of a cancelled payment', () => {
  it('says that nothing was charged, and leads on', async () => {
    renderApp({ path: '/billing/cancel' });
    await heading('Payment Cancelled');
    expect(screen.getByText('No charges were made')).toBeVisible();
    expectWays({ 'Try Again': '/billing', Dashboard: '/' });
  });

  it('is there for visitors too', async () => {
    renderApp({ path: '/billing/cancel', account: null });
    await heading('Payment Cancelled');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the page that led to the plans', () => {
  async function leaveFromPlans(): Promise<AppView> {
    const view = renderApp({ path: '/billing?from=%2Fcampaigns%2Fnew' });
    await view.user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    await screen.findByRole('button', { name: 'Pay $29.00 USD' });
    return view;
  }

  it('is one click away after the payment', async () => {
    const { user } = await leaveFromPlans();
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    await heading('Payment Successful!');
    expectWays({ 'Go to Dashboard': '/', 'Go back': '/campaigns/new' });
  });

  it('is kept for the next try after leaving the checkout', async () => {
    const { user } = await leaveFromPlans();
    await user.click(screen.getByRole('button', { name: 'Leave without paying' }));
    await heading('Payment Cancelled');
    expectWays({ 'Try Again': '/billing?from=%2Fcampaigns%2Fnew', Dashboard: '/' });
  });
});
