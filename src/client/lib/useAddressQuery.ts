import { useCallback, useLayoutEffect } from 'react';
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  NavigationType,
  type URLSearchParamsInit,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

let lastShown: Location | undefined;

/** The query that is shown, and those that were chosen since, which will be shown one after the other. */
let queries: readonly string[] = [''];

/**
 * The query of the shown address, and a way to change it. Like the router's `useSearchParams`, but safe for choices in
 * quick succession: an address is shown a moment after it is chosen, and a second choice in that moment is written from
 * the one still shown. So of that, only what differs counts; the rest is as it was chosen last.
 */
export function useAddressQuery() {
  const location = useLocation();
  const type = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (wanted: URLSearchParamsInit, options?: NavigateOptions) => {
      const chosen = withChosen(new URLSearchParams(queries.at(-1)), query, createSearchParams(wanted));
      queries = [...queries, `${chosen}`];
      setQuery(chosen, options);
    },
    [query, setQuery],
  );
  useLayoutEffect(() => {
    if (location === lastShown) return;
    lastShown = location;
    // "Back" and links lead elsewhere, from where nothing is chosen yet.
    const at = type === NavigationType.Pop ? -1 : queries.indexOf(`${query}`, 1);
    queries = at === -1 ? [`${query}`] : queries.slice(at);
  }, [location, query, type]);
  return [query, change] as const;
}

/**
 * The wanted query; a parameter in which it is as the shown one is as it was chosen meanwhile. Not the page: whatever else
 * is chosen starts at the first again.
 */
function withChosen(chosen: URLSearchParams, shown: URLSearchParams, wanted: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(wanted);
  for (const name of new Set([...shown.keys(), ...chosen.keys()])) {
    if (name === 'page' || wanted.get(name) !== shown.get(name)) continue;
    const value = chosen.get(name);
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return merged;
}
