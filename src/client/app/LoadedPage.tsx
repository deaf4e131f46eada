import { type ComponentType, type LazyExoticComponent, Suspense, createElement, lazy } from 'react';
import { PageFallback } from './PageFallback';
import type { PageLoader } from './pages';

const pages = new Map<PageLoader, LazyExoticComponent<ComponentType>>();

/** A page whose code is fetched when it is first opened. Where that fails it throws; mounted again, it tries again. */
export function LoadedPage({ load }: { load: PageLoader }) {
  return <Suspense fallback={<PageFallback />}>{createElement(pageOf(load))}</Suspense>;
}

function pageOf(load: PageLoader): LazyExoticComponent<ComponentType> {
  const page = pages.get(load) ?? lazy(async () => ({ default: await loadOrForget(load) }));
  pages.set(load, page);
  return page;
}

async function loadOrForget(load: PageLoader): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    // React would remember the failure for good.
    pages.delete(load);
    throw error;
  }
}
