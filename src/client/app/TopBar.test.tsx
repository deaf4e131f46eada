import { screen, waitFor, within } from '@testing-library/react';
import { aProAccount, aUser } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { navigationLinks } from './pages';

describe('the top bar', () => {
  it('shows a visitor Pricing, the way in and nothing else', async () => {
    renderApp({ account: null });
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/billing');
    expect(bar.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('leads to the pages that exist, in their order', async () => {
    renderApp();
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const shown = links.map((link) => ({ to: link.getAttribute('href'), label: link.textContent }));
    expect(shown).toEqual(navigationLinks);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/ads', 'Campaigns'],
    ['/campaigns/new', 'Campaigns'],
    ['/reports/import', 'Campaigns'],
    ['/analytics/insights', 'Dashboard'],
    ['/create', 'Create Ad'],
    ['/templates/own', 'Templates'],
    ['/settings', undefined],
  ])('marks on %s the link that one came by', async (path, label) => {
    renderApp({ path, account: aProAccount() });
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(label === undefined ? [] : [label]);
  });

  it('shows name, address and plan in the user menu', async () => {
    const { user } = renderApp({ account: aProAccount() });
    await user.click(await screen.findByRole('button', { name: 'Account of Mara Okafor' }));
    expect(await screen.findByText('mara@northfold.example')).toBeVisible();
    expect(screen.getAllByText('Pro')).not.toHaveLength(0);
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(items).toEqual(['Billing & Plans', 'Settings', 'Log out']);
    expect(screen.getByRole('menuitem', { name: 'Billing & Plans' })).toHaveAttribute('href', '/billing');
  });

  it('calls the user menu’s button by a name that holds every letter on it', async () => {
    renderApp();
    const button = await screen.findByRole('button', { name: 'Account of Mara Okafor' });
    expect(button).toHaveTextContent(/^$/);
  });

  it('has no badge for the free plan', async () => {
    renderApp({ account: aUser() });
    await screen.findByRole('button', { name: 'Account of Mara Okafor' });
    expect(screen.queryByText('Free')).not.toBeInTheDocument();
  });

  it('signs out to the landing page', async () => {
    const { user, address } = renderApp({ path: '/settings' });
    await user.click(await screen.findByRole('button', { name: 'Account of Mara Okafor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { level: 1, name: /One clear picture/ })).toBeVisible();
    expect(await screen.findByText('Successfully logged out!')).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves the focus to the page that was gone to', async () => {
    const { user } = renderApp({ path: '/settings' });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Dashboard · Test Product');
  });

  it('switches the theme', async () => {
    const { user } = renderApp({ account: null });
    await user.click(await screen.findByRole('button', { name: 'Use the dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  });
});
