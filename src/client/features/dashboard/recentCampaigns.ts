import type { ListCampaignsApiArg } from '../../api/campaignsApi';

/** The dashboard's campaigns: the latest three. */
export const recentCampaigns: ListCampaignsApiArg = { limit: 3 };

/** Whether a list call was made for the dashboard. */
export function isRecentCampaigns(arg: unknown): boolean {
  return JSON.stringify(arg) === JSON.stringify(recentCampaigns);
}
