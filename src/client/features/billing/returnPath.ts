import type { AppDispatch } from '../../redux/types';
import type { AppExtra } from '../../redux/world';

/** Where the address of the plans names the page that led there. */
export const returnParameter = 'from';

const storageKey = 'billing.from';

/** Stands for whatever site the product runs on. */
const anySite = 'https://here.invalid';

/**
 * A path of this site, or nothing: the address bar may hold anything. It is read as a browser reads it, which drops
 * tabs and takes backslashes for slashes, so that no spelling leads to another site.
 */
export function ownPath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, anySite)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, anySite);
  return origin === anySite && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** Keeps the page to come back to while the person is at the checkout, which may be another site. */
export function keepReturnPath(path: string | undefined) {
  return (_dispatch: AppDispatch, _getState: unknown, { sessionStorage }: AppExtra) => {
    if (path === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, path);
  };
}

/** The page to come back to after the checkout, if there is one. */
export function readReturnPath() {
  return (_dispatch: AppDispatch, _getState: unknown, { sessionStorage }: AppExtra) =>
    ownPath(sessionStorage.getItem(storageKey));
}

/** Leaves the product for the payment provider. */
export function leaveFor(url: string) {
  return (_dispatch: AppDispatch, _getState: unknown, { redirect }: AppExtra) => redirect(url);
}
