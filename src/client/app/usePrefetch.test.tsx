import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { sessionStarted, tokenMissing } from '../api/authSlice';
import { aUser } from '../testing/builders';
import { createFakeWorld } from '../testing/fakeWorld';
import { makeStore } from './store';
import { quietMs, usePrefetch } from './usePrefetch';

const lists = { visitor: ['assets/sign-in.js'], account: ['assets/campaigns.js', 'assets/menu.js'] };

function Page() {
  usePrefetch();
  return null;
}

/** Opens a page, whose store is in no state yet, and tells which addresses it fetches. */
function openPage() {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(lists)));
  const store = makeStore({ extra: createFakeWorld().extra });
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return { store, fetched: () => fetch.mock.calls.map(([address]) => address) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('what is fetched ahead', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is nothing while the page settles, then what a visitor may open', async () => {
    const { store, fetched } = openPage();
    act(() => void store.dispatch(tokenMissing()));
    await wait(quietMs - 1);
    expect(fetched()).toEqual([]);
    await wait(1000);
    expect(fetched()).toEqual(['/ahead.json', '/assets/sign-in.js']);
  });

  it('is every other page for people who are signed in', async () => {
    const { store, fetched } = openPage();
    act(() => void store.dispatch(sessionStarted({ token: 'secret', user: aUser() })));
    await wait(quietMs + 1000);
    expect(fetched()).toEqual(['/ahead.json', '/assets/campaigns.js', '/assets/menu.js']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'is nothing on a connection with %j',
    async (connection) => {
      Object.assign(navigator, { connection });
      const { store, fetched } = openPage();
      act(() => void store.dispatch(tokenMissing()));
      await wait(60_000);
      expect(fetched()).toEqual([]);
    },
  );
});
