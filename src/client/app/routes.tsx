import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../lib/paths';
import { AppLayout } from './AppLayout';
import { HomePage } from './HomePage';
import { NotFoundPage } from './NotFoundPage';
import { PageFallback } from './PageFallback';
import { RequireAccount } from './RequireAccount';
import { RouteError } from './RouteError';
import { pageLoaders } from './pages';

/** What the router's `useMatches` tells about a route. */
export type RouteHandle = { requiresAccount?: boolean };

type PageName = keyof typeof routePatterns;

function page(name: PageName): RouteObject {
  return {
    path: routePatterns[name],
    lazy: async () => ({ Component: await pageLoaders[name]() }),
    ErrorBoundary: RouteError,
  };
}

/** Every address and its page. Pages are fetched when they are first opened. */
export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: PageFallback,
    children: [
      { path: routePatterns.dashboard, Component: HomePage, ErrorBoundary: RouteError },
      {
        Component: RequireAccount,
        handle: { requiresAccount: true } satisfies RouteHandle,
        children: [page('campaigns'), page('newCampaign'), page('campaign'), page('settings')],
      },
      page('passwordReset'),
      { path: '*', Component: NotFoundPage },
    ],
  },
];
