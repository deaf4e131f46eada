import { type Campaign, useListCampaignsQuery } from '../../api/campaignsApi';
import { useWorkspace } from '../teams/workspace';

/** As many as one page of the list holds; the newest come first. */
const newest = { limit: 200 };

/** The campaigns to choose from where one works. */
export const useNewestCampaigns = () => useListCampaignsQuery({ ...newest, ...useWorkspace() });

/** Campaigns as options of a select, by id; a chosen one that is not among them is offered too. */
export function campaignOptions(
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[],
  chosen: string | null,
): { value: string; label: string }[] {
  const options = campaigns.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = chosen === null || campaigns.some(({ id }) => id === chosen);
  return isKnown ? options : [{ value: chosen, label: 'Selected campaign' }, ...options];
}
