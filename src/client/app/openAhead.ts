import { matchPath } from 'react-router-dom';
import { routePatterns } from '../lib/paths';
import type { AppDispatch, RootState } from '../redux/types';
import { arrivedPage, fetchPage, holdPage } from './pageCode';
import { type PageName, accountPages, dataLoaders, loadLanding, pageLoaders } from './pages';

type Store = { dispatch: AppDispatch; getState: () => RootState };
type Address = { pathname: string; search: string };
type Found = { name: PageName; params: Record<string, string | undefined> };

function findPage(pathname: string): Found | undefined {
  for (const name of Object.keys(routePatterns) as PageName[]) {
    const match = matchPath(routePatterns[name], pathname);
    if (match) return { name, params: match.params };
  }
  return undefined;
}

/** Starts to fetch the code of the page at a path; does nothing for unknown paths and for code that is there. */
export function fetchCodeAhead(pathname: string) {
  const found = findPage(pathname);
  // A failure shows when the page is really opened.
  if (found) fetchPage(pageLoaders[found.name]).catch(() => undefined);
}

/** Starts to fetch what the page at an address shows first: its code, and its data together with that. */
export function fetchPageAhead(store: Store, { pathname, search }: Address): Promise<unknown> {
  const found = findPage(pathname);
  if (!found) return Promise.resolve();
  const parts = [fetchPage(pageLoaders[found.name]), askForData(store, found, search)];
  // A failure shows when the page is really opened.
  return Promise.allSettled(parts);
}

async function askForData(store: Store, { name, params }: Found, search: string): Promise<void> {
  const isOwn = name === 'dashboard' || accountPages.includes(name);
  const load = dataLoaders[name];
  if (!load || (isOwn && store.getState().auth.token === null)) return;
  const ask = await load();
  const { dispatch } = store;
  await Promise.all(ask({ dispatch, state: store.getState(), params, query: new URLSearchParams(search) }));
}

/**
 * As above, for a page that is opened in this moment. While the code comes for the first time, the page before stays for
 * a moment, so that nothing is shown that the next frames throw away. `asked` is what a press of the link began.
 */
export function openPageAhead(store: Store, address: Address, asked?: Promise<unknown>) {
  const found = findPage(address.pathname);
  const load = found && pageLoaders[found.name];
  const isNew = load && !arrivedPage(load);
  const ready = asked ?? fetchPageAhead(store, address);
  if (isNew) holdPage(load, ready);
}

/**
 * Starts to fetch what the first page will show, before anything is rendered. Its data is asked for together with whose
 * it is: where the token is refused, both are.
 */
export function fetchFirstPage(store: Store, address: Address) {
  if (store.getState().auth.status === 'unauthenticated') fetchPage(loadLanding).catch(() => undefined);
  else void fetchPageAhead(store, address);
}
