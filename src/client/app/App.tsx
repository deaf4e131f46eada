import { StrictMode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { GlobalLook } from '../theme/GlobalLook';
import { theme } from '../theme/theme';
import type { AppStore } from './store';

type Props = { store: AppStore; router: RouterProviderProps['router']; styleCache: EmotionCache };

/** The product around its store and its router. */
export function App({ store, router, styleCache }: Props) {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme} noSsr>
          <GlobalLook />
          <Provider store={store}>
            <RouterProvider router={router} />
          </Provider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
