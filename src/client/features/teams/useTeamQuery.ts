import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from '../../lib/useAddressQuery';

export const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'members', label: 'Members' },
  { value: 'campaigns', label: 'Campaigns' },
  { value: 'settings', label: 'Settings' },
] as const;
export type TeamTab = (typeof tabs)[number]['value'];

/** The address of the page: its tab, and what that tab is filtered by. Another tab begins without filters. */
export function useTeamQuery() {
  const [query, changeQuery] = useAddressQuery();
  const [, setQuery] = useSearchParams();
  const tab: TeamTab = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'overview';
  const setTab = useCallback(
    (next: TeamTab) => setQuery(addressOf(next, new URLSearchParams()), { preventScrollReset: true }),
    [setQuery],
  );
  /** Another page is a step for the back button; letters of a search aren't. */
  const setFilters = useCallback(
    (filters: URLSearchParams, { isStep = false }: { isStep?: boolean } = {}) =>
      changeQuery(addressOf(tab, filters), { replace: !isStep, preventScrollReset: true }),
    [changeQuery, tab],
  );
  return { tab, query, setTab, setFilters };
}

/** The query of a tab with its filters; the first tab is the one without a name. */
export function addressOf(tab: TeamTab, filters: URLSearchParams): URLSearchParams {
  const named = new URLSearchParams(tab === 'overview' ? {} : { tab });
  for (const [name, value] of filters) if (name !== 'tab' && value) named.set(name, value);
  return named;
}
