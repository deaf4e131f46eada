import { useMemo } from 'react';
import { useNewestCampaigns } from '../../domain/ads/newestCampaigns';

/** Finds a campaign's name by its id; `undefined` for no campaign, and for one that is not among the newest. */
export function useCampaignNames(): (id: string | null) => string | undefined {
  const { data } = useNewestCampaigns();
  return useMemo(() => {
    const names = new Map((data?.items ?? []).map(({ id, name }) => [id, name]));
    return (id) => (id === null ? undefined : names.get(id));
  }, [data]);
}
