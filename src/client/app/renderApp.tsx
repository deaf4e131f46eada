import { startTransition } from 'react';
import createCache from '@emotion/cache';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { styleNonce } from '../lib/pageSettings';
import { App } from './App';
import type { AppStore } from './store';

/** Renders the product as a transition, which React does in slices. */
export function renderApp(root: Root, store: AppStore) {
  const styleCache = createCache({ key: 'css', nonce: styleNonce() });
  startTransition(() => root.render(<App store={store} Router={BrowserRouter} styleCache={styleCache} />));
}
