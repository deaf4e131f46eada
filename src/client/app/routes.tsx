import { type ReactNode, Suspense, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../lib/paths';
import { AppLayout } from './AppLayout';
import { HomePage } from './HomePage';
import { NotFoundPage } from './NotFoundPage';
import { PageBoundary } from './PageBoundary';
import { PageFallback } from './PageFallback';
import { RequireAccount } from './RequireAccount';
import { type PageName, accountPages, pageLoaders } from './pages';

function page(name: PageName): RouteObject {
  const Page = lazy(async () => ({ default: await pageLoaders[name]() }));
  return { path: routePatterns[name], element: framed(<Page />) };
}

/** A page of its own: neither its crash nor the wait for its code touches the rest of the product. */
function framed(content: ReactNode) {
  return (
    <PageBoundary>
      <Suspense fallback={<PageFallback />}>{content}</Suspense>
    </PageBoundary>
  );
}

/** Every address and its page. Pages are fetched when they are first opened. */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      { path: routePatterns.dashboard, element: framed(<HomePage />) },
      { element: framed(<RequireAccount />), children: accountPages.map(page) },
      page('passwordReset'),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
