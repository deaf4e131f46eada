import { useCallback, useLayoutEffect } from 'react';
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  type URLSearchParamsInit,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

/** What was last chosen from a shown address, until the next one is shown. */
const chosenFrom = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the shown address, and a way to change it. Like the router's `useSearchParams`, but safe for choices in
 * quick succession: an address is shown a moment after it is chosen, and a second choice in that moment is written from
 * the one still shown. So of that, only what differs counts; the rest is as it was chosen last.
 */
export function useAddressQuery() {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (wanted: URLSearchParamsInit, options?: NavigateOptions) => {
      const chosen = withChosen(chosenFrom.get(location) ?? query, query, createSearchParams(wanted));
      chosenFrom.set(location, chosen);
      setQuery(chosen, options);
    },
    [location, query, setQuery],
  );
  // "Back" may show the same address again, from which nothing is chosen then.
  useLayoutEffect(() => () => void chosenFrom.delete(location), [location]);
  return [query, change] as const;
}

/** The wanted query; a parameter in which it is as the shown one is as it was chosen meanwhile. */
function withChosen(chosen: URLSearchParams, shown: URLSearchParams, wanted: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(wanted);
  for (const name of new Set([...shown.keys(), ...chosen.keys()])) {
    if (wanted.get(name) !== shown.get(name)) continue;
    const value = chosen.get(name);
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return merged;
}
