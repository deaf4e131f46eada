import { startTransition } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { nextTask } from '../lib/speed/nextTask';
import { styleNonce } from '../lib/pageSettings';
import { globalLook } from '../theme/globalLook';
import { App } from './App';
import type { AppStore } from './store';

/** Where all styles go, with those that every page shares. */
export async function createStyleCache(): Promise<EmotionCache> {
  const styleCache = createCache({ key: 'css', nonce: styleNonce() });
  for (const part of globalLook()) {
    await nextTask();
    styleCache.insert('', part, styleCache.sheet, true);
  }
  return styleCache;
}

/**
 * Renders the product as a transition, which React does in slices. Without this and the deferred values of `HomePage`,
 * `RequireAccount`, `LoadedPage`, `DashboardPage`, and `LibraryResults`, the dashboard blocks for 256 ms on Lighthouse's
 * phone instead of 88 and scores 93 instead of 97, and the library blocks for 105 ms instead of 2 (`npm run bench`).
 */
export function renderApp(root: Root, store: AppStore, styleCache: EmotionCache) {
  startTransition(() => root.render(<App store={store} Router={BrowserRouter} styleCache={styleCache} />));
}
