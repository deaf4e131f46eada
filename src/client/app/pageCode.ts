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
 * How long a click may seem to do nothing, in milliseconds. A page that takes longer shows that it loads: below it, what
 * would be shown of that is a flash.
 */
const patienceMs = 200;

type Wait = ComponentType<{ children: ReactNode }>;

const waits = new Map<PageLoader, Wait>();

/**
 * Has the page before stay on screen until this one is ready, but not for longer than somebody waits gladly: the router
 * navigates in a transition, which goes on showing what it has while anything suspends.
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
 * What suspends around a page while it is waited for. It stays around it afterwards: without it, React would take the
 * page for another one and mount it anew.
 */
export const waitAround = (load: PageLoader): Wait | undefined => waits.get(load);
