import { campaignsApi } from '../../api/campaignsApi';
import { workplaceOf } from '../../redux/teamsSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import { recentCampaignsApi } from './recentCampaigns';

/**
 * How old an answer may be that the page shows without asking again, in seconds: the time between asking for it at the
 * start and the page's first render on a slow phone.
 */
export const freshSeconds = 10;

/** Asks for what the dashboard shows before the dashboard is there to ask. */
export function askForDashboard(dispatch: AppDispatch, state: RootState): void {
  const workplace = workplaceOf(state);
  dispatch(campaignsApi.util.prefetch('getAnalyticsOverview', workplace, { ifOlderThan: freshSeconds }));
  dispatch(recentCampaignsApi.util.prefetch('listRecentCampaigns', workplace, { ifOlderThan: freshSeconds }));
  dispatch(campaignsApi.util.prefetch('getCampaignSummary', workplace, { ifOlderThan: freshSeconds }));
}
