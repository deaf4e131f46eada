import { screen, within } from '@testing-library/react';
import { type FakeApi, createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

async function openCheckout(fake: FakeApi = createFakeApi()) {
  const view = renderApp({ path: '/billing', fake });
  await view.user.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
  await screen.findByRole('button', { name: 'Pay $29.00 USD' });
  return view;
}

function sent(fake: FakeApi) {
  return fake.calls.find(({ operation }) => operation === 'finishSandboxCheckout')?.body;
}

describe('the sandbox checkout', () => {
  it('says what is paid for, and that no money moves', async () => {
    await openCheckout();
    expect(screen.getByText('Payments on this page are simulated. No money is charged.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pro, billed every month' })).toBeVisible();
    expect(screen.getByText('$29.00 USD')).toBeVisible();
  });

  it('pays by card, and the plan is there', async () => {
    const { user, fake } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    expect(sent(fake)).toEqual({ action: 'pay', method: 'card', delay_seconds: 0, renewals: 'paid' });
    const [topBar] = screen.getAllByRole('banner');
    expect(await within(topBar as HTMLElement).findByText('Pro')).toBeVisible();
  });

  it('pays with PayPal, late and with later payments declined, as it is asked to', async () => {
    const { user, fake } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await user.selectOptions(screen.getByLabelText('Payment is confirmed'), 'After 30 seconds');
    await user.selectOptions(screen.getByLabelText('Future payments'), 'Are declined');
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Processing Payment' })).toBeVisible();
    expect(sent(fake)).toEqual({ action: 'pay', method: 'paypal', delay_seconds: 30, renewals: 'declined' });
  });

  it('stays for another try after a declined payment', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Decline payment' }));
    expect(await screen.findByText(/The payment was declined/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  });

  it('lets its time run out', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Let it expire' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Session Expired' })).toBeVisible();
  });

  it('is left without paying', async () => {
    const { user, fake } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Leave without paying' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
    expect(fake.account.transactions).toEqual([]);
  });

  it('is not on the way back from its result', async () => {
    const { user, address, goBack } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' });
    goBack();
    expect(await screen.findByText(/Current Subscription: Pro/)).toBeVisible();
    expect(address()).toBe('/billing');
  });

  it('can’t be paid twice, and leads to the result instead', async () => {
    const { user, fake, address, unmount } = await openCheckout();
    const checkoutAddress = address();
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' });
    unmount();
    renderApp({ path: checkoutAddress, fake });
    expect(await screen.findByText('This checkout is over')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See result' })).toHaveAttribute(
      'href',
      checkoutAddress.replace('/sandbox/', '/success?session_id='),
    );
  });

  it('says why paying did not work, and can be tried again', async () => {
    const { user, fake } = await openCheckout();
    fake.answerNext('finishSandboxCheckout', { status: 503, detail: 'The database does not answer.' });
    await user.click(screen.getByRole('button', { name: 'Pay $29.00 USD' }));
    expect(await screen.findByText('The database does not answer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $29.00 USD' })).toBeEnabled();
  });

  it('says so where the checkout is not there, or somebody else’s', async () => {
    renderApp({ path: '/billing/sandbox/0190a000-0000-7000-8000-00000000beef' });
    expect(await screen.findByText('This checkout doesn’t exist, or it belongs to another account.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
