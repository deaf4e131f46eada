import { analyticsApi } from '../../api/analyticsApi';
import { ahead } from '../../api/baseApi';
import { campaignsApi } from '../../api/campaignsApi';
import type { AskForData } from '../../redux/pageData';
import { workplaceOf } from '../../redux/teamsSlice';
import { recentCampaignsApi } from './recentCampaigns';

const { getAnalyticsOverview } = analyticsApi.endpoints;
const { getCampaignSummary } = campaignsApi.endpoints;

export const askForDashboard: AskForData = ({ dispatch, state }) => {
  const workplace = workplaceOf(state);
  return [
    dispatch(getAnalyticsOverview.initiate(workplace, ahead)),
    dispatch(recentCampaignsApi.endpoints.listRecentCampaigns.initiate(workplace, ahead)),
    dispatch(getCampaignSummary.initiate(workplace, ahead)),
  ];
};
