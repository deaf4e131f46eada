import { type ComponentType, type ReactNode, StrictMode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import { theme } from '../theme/theme';
import { routes } from './routes';
import type { AppStore } from './store';

type Props = {
  store: AppStore;
  /** Where the address comes from: the browser, or a test. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Holds the global look already. */
  styleCache: EmotionCache;
};

/** The product around its store and its router. */
export function App({ store, Router, styleCache }: Props) {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme} noSsr disableStyleSheetGeneration>
          <Provider store={store}>
            <Router>
              <Pages />
            </Router>
          </Provider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}

function Pages() {
  return useRoutes(routes);
}
