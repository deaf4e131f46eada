import type { AppDispatch, RootState } from './types';

/** A page that is about to be opened. */
type PageVisit = {
  dispatch: AppDispatch;
  state: RootState;
  /** What the page's address names, such as an id. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/**
 * Loads what a page's first screen shows, before the page is rendered. It makes the page's own calls with the same
 * arguments, so the page finds the answers in the cache. Resolves when each has arrived or failed.
 */
export type AskForData = (visit: PageVisit) => readonly PromiseLike<unknown>[];
