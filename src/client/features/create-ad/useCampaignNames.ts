import { useMemo } from 'react';
import { useListCampaignsQuery } from '../../api/campaignsApi';
import { newestCampaigns } from '../../domain/ads/CampaignPicker';
import { useWorkplace } from '../../domain/teams/workplace';

/** Finds a campaign's name by its id; `undefined` for no campaign, and for one that is not among the newest. */
export function useCampaignNames(): (id: string | null) => string | undefined {
  const { data } = useListCampaignsQuery({ ...newestCampaigns, ...useWorkplace() });
  return useMemo(() => {
    const names = new Map((data?.items ?? []).map(({ id, name }) => [id, name]));
    return (id) => (id === null ? undefined : names.get(id));
  }, [data]);
}
