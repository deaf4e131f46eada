import { nextTask } from './lib/speed/nextTask';
import { styleNonce } from './lib/pageSettings';

// The toasts' library takes its nonce from here, before it is loaded.
Object.assign(window, { __nonce__: styleNonce() });

/**
 * Starts the product. Its code is in this very file, but evaluated and rendered in short tasks: a phone that did it in
 * one would hear neither a tap nor a scroll for most of a second. Without these tasks and those of `app/pages.ts`, the
 * dashboard's score falls from 97 to 82 and the library's from 95 to 90 (`npm run bench`).
 */
async function start() {
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './api/baseApi');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/rootReducer');
  await nextTask();
  const { startStore } = await import(/* webpackMode: "eager" */ './app/startStore');
  await nextTask();
  const store = startStore();
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles');
  await nextTask();
  await import(/* webpackMode: "eager" */ './theme/theme');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom');
  await nextTask();
  const { createStyleCache, renderApp } = await import(/* webpackMode: "eager" */ './app/renderApp');
  const styleCache = await createStyleCache();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  renderApp(createRoot(container), store, styleCache);
}

void start();
