import { setupListeners } from '@reduxjs/toolkit/query';
import { appStarted } from '../redux/appStarted';
import { browserWorld } from './browserWorld';
import { fetchFirstPage } from './openAhead';
import { type AppStore, makeStore } from './store';

/** Makes the browser's store, takes up the session and starts to fetch what the first page will show. */
export function startStore(): AppStore {
  const store = makeStore({ extra: browserWorld(window) });
  store.dispatch(appStarted());
  // Refetches what is shown when the tab is focused again or the network is back.
  setupListeners(store.dispatch);
  fetchFirstPage(store, window.location);
  return store;
}
