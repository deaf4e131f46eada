import { ahead } from '../../api/baseApi';
import { campaignsApi } from '../../api/campaignsApi';
import { listArguments, matchArguments, readCampaignFilters } from '../../domain/campaign-list/campaignFilters';
import type { AskForData } from '../../redux/pageData';
import { workspaceOf } from '../../domain/teams/teamsSlice';

const { listCampaigns, getCampaignTotals, getCampaignSummary } = campaignsApi.endpoints;

export const askForCampaigns: AskForData = ({ dispatch, state, query }) => {
  const workspace = workspaceOf(state);
  const filters = readCampaignFilters(query);
  return [
    // First, because the row of totals makes columns wider: rows that stood there before it would move.
    dispatch(getCampaignTotals.initiate({ ...matchArguments(filters), ...workspace }, ahead)),
    dispatch(listCampaigns.initiate({ ...listArguments(filters), ...workspace }, ahead)),
    dispatch(getCampaignSummary.initiate(workspace, ahead)),
  ];
};
