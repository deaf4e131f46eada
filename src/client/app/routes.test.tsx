import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { paths, routePatterns } from '../lib/paths';
import { renderApp } from '../testing/renderApp';
import { routes } from './routes';

it.each(Object.keys(paths) as (keyof typeof paths)[])('%s is the address of its own page, whatever its id', (name) => {
  const path = paths[name];
  const id = 'an id/with?signs';
  const found = matchRoutes(routes, typeof path === 'string' ? path : path(id))?.at(-1);
  expect(found?.route.path).toBe(routePatterns[name]);
  expect(Object.values(found?.params ?? {})).toEqual(typeof path === 'string' ? [] : [id]);
});

it('says so where nothing is', async () => {
  renderApp({ path: '/no/such/page', account: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

describe('a page that needs an account', () => {
  it('is shown to a visitor as the landing page with the sign-in dialog over it', async () => {
    renderApp({ path: '/settings', account: null });
    expect(await screen.findByRole('dialog', { name: 'Welcome to Test Product' })).toBeVisible();
    const behind = { level: 1, name: /One clear picture/, hidden: true };
    expect(await screen.findByRole('heading', behind)).toBeInTheDocument();
  });

  it('is where signing in leads', async () => {
    const { user, address } = renderApp({ path: '/settings', account: null });
    await user.type(await screen.findByLabelText('Email'), 'mara@northfold.example');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(address()).toBe('/settings');
  });

  it('is left for the start page when the dialog is closed', async () => {
    const { user, address } = renderApp({ path: '/settings', account: null });
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: /One clear picture/ })).toBeVisible();
    expect(address()).toBe('/');
  });
});
