import type { ComponentType } from 'react';

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
