import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../lib/paths';
import { AppLayout } from './AppLayout';
import { BareLayout } from './BareLayout';
import { HomePage } from './HomePage';
import { LoadedPage } from './LoadedPage';
import { NotFoundPage } from './NotFoundPage';
import { PageBoundary } from './PageBoundary';
import { RequireAccount } from './RequireAccount';
import { type PageName, accountPages, barePages, openPages, pageLoaders } from './pages';

function page(name: PageName): RouteObject {
  return { path: routePatterns[name], element: framed(<LoadedPage load={pageLoaders[name]} />) };
}

/** A page of its own: its crash does not touch the rest of the product. */
function framed(content: ReactNode) {
  return <PageBoundary>{content}</PageBoundary>;
}

/** Every address and its page. Pages are fetched when they are first opened. */
export const routes: RouteObject[] = [
  { element: <BareLayout />, children: barePages.map(page) },
  {
    element: <AppLayout />,
    children: [
      { path: routePatterns.dashboard, element: framed(<HomePage />) },
      { element: framed(<RequireAccount />), children: accountPages.map(page) },
      ...openPages.map(page),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
