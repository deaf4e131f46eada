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
    expect(await main.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Explore the demo' })).not.toBeInTheDocument();
  });

  it('opens the sign-in dialog', async () => {
    const { user } = renderApp({ account: null });
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome to Test Product' })).toBeVisible();
  });

  it('marks its sample figures as such', async () => {
    renderApp({ account: null });
    expect(await screen.findByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/docs');
  });
});
