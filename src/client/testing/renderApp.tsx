import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import type { User } from '../api/api';
import { App } from '../app/App';
import { routes } from '../app/routes';
import { makeStore } from '../app/store';
import { appStarted } from '../redux/appStarted';
import { answerFrom } from './apiServer';
import { aUser } from './builders';
import { type FakeApi, createFakeApi } from './fakeApi';
import { createFakeWorld } from './fakeWorld';

type Options = {
  path?: string;
  /** Who is signed in; `null` for a visitor. A free account unless said otherwise. */
  account?: User | null;
  /** A backend that the test has prepared. */
  fake?: FakeApi;
};

/** Opens the product at a path: the real routes, store and listeners over a fake backend and a fake world. */
export function renderApp({
  path = '/',
  account = aUser(),
  fake = createFakeApi(account ? { user: account } : {}),
}: Options = {}) {
  answerFrom(fake);
  const world = createFakeWorld(account ? { token: fake.signIn() } : {});
  const store = makeStore({ extra: world.extra });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  store.dispatch(appStarted());
  const screen = render(<App store={store} router={router} styleCache={createCache({ key: 'test' })} />);
  return { ...screen, store, router, user, fake, world };
}
