import { type ComponentType, type ReactNode, lazy } from 'react';

export type PageLoader = () => Promise<ComponentType>;

const arrived = new Map<PageLoader, ComponentType>();

/** Fetches a page's code and keeps it. What could not be fetched is fetched anew the next time. */
export async function fetchPage(load: PageLoader): Promise<ComponentType> {
  const page = await load();
  arrived.set(load, page);
  return page;
}

/** The page, where its code is there already; it can then be shown without a moment in between. */
export const arrivedPage = (load: PageLoader): ComponentType | undefined => arrived.get(load);

/**
 * How long a click may seem to do nothing, in milliseconds. Only a page that takes longer gets a placeholder; for a
 * faster one, it would only flash.
 */
const patienceMs = 200;

type Wait = ComponentType<{ children: ReactNode }>;

const waits = new Map<PageLoader, Wait>();

/**
 * Keeps the previous page on screen until this one is ready, for a short time at most. The router navigates in a
 * transition, which keeps showing the previous page while anything suspends.
 */
export function holdPage(load: PageLoader, ready: Promise<unknown>) {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const over = Promise.race([ready, patience]);
  waits.set(
    load,
    lazy(() => over.then(() => ({ default: Through }))),
  );
}

const Through: Wait = ({ children }) => children;

/**
 * Suspends while a page is waited for. It stays in the tree afterwards, because React would remount the page without
 * it.
 */
export const waitAround = (load: PageLoader): Wait | undefined => waits.get(load);
