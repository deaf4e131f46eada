import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { User } from '../api/api';
import { App } from '../app/App';
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
  const address = { current: path };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <AddressProbe onChange={(shown) => (address.current = shown)} />
      {children}
    </MemoryRouter>
  );
  const user = userEvent.setup();
  store.dispatch(appStarted());
  const screen = render(<App store={store} Router={Router} styleCache={createCache({ key: 'test' })} />);
  return {
    ...screen,
    store,
    user,
    fake,
    world,
    /** What the browser's address bar would show: path and query. */
    address: () => address.current,
  };
}

function AddressProbe({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  });
  return null;
}
