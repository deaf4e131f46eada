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

/** Renders the product as a transition, which React does in slices. */
export function renderApp(root: Root, store: AppStore, styleCache: EmotionCache) {
  startTransition(() => root.render(<App store={store} Router={BrowserRouter} styleCache={styleCache} />));
}
