import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { paths, routePatterns } from '../lib/paths';
import { renderApp } from '../testing/renderApp';
import { routes } from './routes';

describe('addresses', () => {
  it('are these', () => {
    const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('an id/with?signs')));
    expect(addresses).toMatchInlineSnapshot(`
     [
       "/",
       "/campaigns",
       "/campaigns/new",
       "/campaigns/an%20id%2Fwith%3Fsigns",
       "/settings",
       "/password-reset",
     ]
    `);
  });

  it.each(Object.entries(routePatterns))('%s leads to a page', (_name, pattern) => {
    expect(matchRoutes(routes, pattern.replace(':id', 'x'))?.at(-1)?.route.path).toBe(pattern);
  });
});

it('says so where nothing is', async () => {
  renderApp({ path: '/no/such/page', account: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});
