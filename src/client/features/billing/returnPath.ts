import type { AppDispatch, AppExtra } from '../../redux/types';

/** Where the address of the plans names the page that led there. */
export const returnParameter = 'from';

const storageKey = 'billing.from';

/** A path of this site, or nothing: the address bar may hold anything. */
export function ownPath(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
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
