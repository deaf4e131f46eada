import { analyticsApi } from '../../api/analyticsApi';
import { ahead } from '../../api/baseApi';
import { campaignsApi } from '../../api/campaignsApi';
import type { AskForData } from '../../redux/pageData';
import { workspaceOf } from '../../domain/teams/teamsSlice';
import { recentCampaignsApi } from './recentCampaigns';

const { getAnalyticsOverview } = analyticsApi.endpoints;
const { getCampaignSummary } = campaignsApi.endpoints;

export const askForDashboard: AskForData = ({ dispatch, state }) => {
  const workspace = workspaceOf(state);
  return [
    dispatch(getAnalyticsOverview.initiate(workspace, ahead)),
    dispatch(recentCampaignsApi.endpoints.listRecentCampaigns.initiate(workspace, ahead)),
    dispatch(getCampaignSummary.initiate(workspace, ahead)),
  ];
};
