import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../api/api';
import { App } from '../app/App';
import { fetchFirstPage } from '../app/openAhead';
import { makeStore } from '../app/store';
import { appStarted } from '../redux/appStarted';
import { answerFrom } from './apiServer';
import { aUser } from './builders';
import { type FakeApi, createFakeApi } from './fakeApi';
import { createFakeWorld } from './fakeWorld';
import { lookAtTheEnd } from './statesAtTheEnd';
import { createTestStyles } from './testStyles';

type Options = {
  path?: string;
  /** Who is signed in; `null` for a visitor. A free account unless said otherwise. */
  account?: User | null;
  /** A backend that the test has prepared. */
  fake?: FakeApi;
  /** What the browser kept from earlier visits. */
  stored?: Record<string, string>;
  /** Whether the first page's data is asked for before anything is rendered, as a browser does. */
  asksEarly?: boolean;
  /** Shown beside the page, wherever that leads: a part whose own page is not what is tested. */
  beside?: ReactNode;
};

/** What a test holds of the opened product. */
export type AppView = ReturnType<typeof renderApp>;

/** Opens the product at a path: the real routes, store and listeners over a fake backend and a fake world. */
export function renderApp({
  path = '/',
  account = aUser(),
  fake = createFakeApi(account ? { user: account } : {}),
  stored = {},
  asksEarly = false,
  beside,
}: Options = {}) {
  answerFrom(fake);
  const world = createFakeWorld({ ...stored, ...(account ? { token: fake.signIn() } : {}) });
  const store = lookAtTheEnd(makeStore({ extra: world.extra }));
  const browser: Browser = { address: path, navigate: () => undefined };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <BrowserProbe onChange={(change) => Object.assign(browser, change)} />
      {children}
      {beside}
    </MemoryRouter>
  );
  const user = userEvent.setup();
  store.dispatch(appStarted());
  if (asksEarly) fetchFirstPage(store, new URL(path, globalThis.location.origin));
  const screen = render(<App store={store} Router={Router} styleCache={createTestStyles()} />);
  return {
    ...screen,
    store,
    user,
    fake,
    world,
    /** What the browser's address bar would show: path and query. */
    address: () => browser.address,
    /** Presses the browser's back button. */
    goBack: () => act(() => void browser.navigate(-1)),
  };
}

/** What a person sees and presses outside of the page. */
type Browser = { address: string; navigate: NavigateFunction };

function BrowserProbe({ onChange }: { onChange: (browser: Browser) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onChange({ address: pathname + search, navigate });
  });
  return null;
}
