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
 * Asks for what a page's first screen shows, before the page is there to ask. Its calls and arguments are those of the
 * page, which then finds the answers. Answers when each is there or failed.
 */
export type AskForData = (visit: PageVisit) => readonly PromiseLike<unknown>[];
