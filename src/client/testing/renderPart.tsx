import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { sessionStarted } from '../api/authSlice';
import { makeStore } from '../app/store';
import { theme } from '../theme/theme';
import { answerFrom } from './apiServer';
import { type FakeApi, createFakeApi } from './fakeApi';
import { createFakeWorld } from './fakeWorld';
import { lookAtTheEnd } from './statesAtTheEnd';
import { createTestStyles } from './testStyles';

type Options = {
  /** A backend that the test has prepared; its account is signed in. */
  fake?: FakeApi;
};

/** Renders a part of a screen by itself: the real theme and store over a fake backend, without the product's routes. */
export function renderPart(part: ReactNode, { fake = createFakeApi() }: Options = {}) {
  answerFrom(fake);
  const store = lookAtTheEnd(makeStore({ extra: createFakeWorld().extra }));
  store.dispatch(sessionStarted({ token: fake.signIn(), user: fake.account.user }));
  // The styles of each test are removed behind it, so each has a cache of its own.
  const styleCache = createTestStyles();
  const around = (children: ReactNode) => (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} noSsr>
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
  const view = render(around(part));
  return {
    user: userEvent.setup(),
    store,
    fake,
    unmount: view.unmount,
    /** Renders the part again, with other props. */
    showNext: (next: ReactNode) => view.rerender(around(next)),
  };
}
