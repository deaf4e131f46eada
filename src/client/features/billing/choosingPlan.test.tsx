import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AppView } from '../../testing/renderApp';
import { aFakeOn, checkoutsOf, choose, openBilling } from '../../testing/billingPage';

async function signIn({ user }: AppView) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
  await user.type(dialog.getByLabelText('Email'), 'mara@northfold.example');
  await user.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
}

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
