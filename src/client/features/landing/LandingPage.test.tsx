import { screen, within } from '@testing-library/react';
import { setPageSetting } from '../../testing/pageSettings';
import { renderApp } from '../../testing/renderApp';

describe('the landing page', () => {
  afterEach(() => setPageSetting('demo', 'on'));

  it('opens a demo account of its own', async () => {
    const { user, fake } = renderApp({ account: null });
    await user.click(await screen.findByRole('button', { name: 'Explore the demo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(fake.state.accounts.at(-1)?.user.is_demo).toBe(true);
  });

  it('says so when the demo can’t be started', async () => {
    const { user, fake } = renderApp({ account: null });
    fake.answerNext('createDemoAccount', { status: 429, detail: 'Too many demos. Try again in an hour.' });
    await user.click(await screen.findByRole('button', { name: 'Explore the demo' }));
    expect(await screen.findByText('Too many demos. Try again in an hour.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Explore the demo' })).toBeEnabled();
  });

  it('has no demo where the server offers none', async () => {
    setPageSetting('demo', 'off');
    renderApp({ account: null });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: 'Sign up free' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Explore the demo' })).not.toBeInTheDocument();
  });

  it('opens the dialog to sign up', async () => {
    const { user } = renderApp({ account: null });
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign up free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Test Product' }));
    expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  });

  it('computes its figures from its sample campaigns', async () => {
    renderApp({ account: null });
    // 17,453 of 26,500 spent on 18,030 clicks.
    expect(await screen.findByText('$0.97')).toBeVisible();
    expect(screen.getByText('1,106')).toBeVisible();
  });

  it('says of a headline what each platform makes of it', async () => {
    const { user } = renderApp({ account: null });
    const list = within(await screen.findByRole('list', { name: 'What each platform makes of it' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Google search32 / 30Google rejects it',
      'Facebook feed32 / 27Gets cut off',
      'LinkedIn image32 / 70Fits',
      'X image32 / 50Fits',
    ]);
    const field = screen.getByRole('textbox', { name: 'Your headline' });
    await user.clear(field);
    await user.type(field, 'Fresh roast');
    expect(list.getAllByText('Fits')).toHaveLength(4);
  });

  it('says what the plans of this installation cost', async () => {
    renderApp({ account: null });
    const plans = within(await screen.findByRole('list', { name: 'Plans' }));
    expect(plans.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'Pro$29 / month50 campaigns a month',
    );
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/billing');
  });

  it('marks its sample figures as such', async () => {
    renderApp({ account: null });
    expect(await screen.findByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/docs');
  });
});
