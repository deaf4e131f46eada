import createCache from '@emotion/cache';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { browserWorld } from './app/browserWorld';
import { prefetchFirstPage } from './app/pages';
import { makeStore } from './app/store';
import { styleNonce } from './lib/pageSettings';
import { appStarted } from './redux/appStarted';

// The toasts' library takes its nonce from here, before it is loaded.
Object.assign(window, { __nonce__: styleNonce() });

const store = makeStore({ extra: browserWorld(window) });
store.dispatch(appStarted());
// What is shown is asked for again when somebody comes back to the tab or to the network.
setupListeners(store.dispatch);
prefetchFirstPage(store.getState().auth.status, window.location.pathname);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
createRoot(container).render(
  <App store={store} Router={BrowserRouter} styleCache={createCache({ key: 'css', nonce: styleNonce() })} />,
);
