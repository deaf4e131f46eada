import { analyticsApi } from '../../api/analyticsApi';
import { ahead } from '../../api/baseApi';
import { campaignsApi } from '../../api/campaignsApi';
import { mayAskForAnalytics } from '../../domain/plans/mayAskForAnalytics';
import { workspaceOf } from '../../domain/teams/teamsSlice';
import { todayInUtc } from '../../lib/dates';
import type { AskForData } from '../../redux/pageData';
import { readAnalyticsView, reportArguments } from './analyticsView';

export const askForAnalytics: AskForData = ({ dispatch, state, query }) => {
  const view = readAnalyticsView(query);
  // The workspace is known once the campaign is.
  if (view.campaignId !== undefined) {
    return [dispatch(campaignsApi.endpoints.getCampaign.initiate({ id: view.campaignId }, ahead))];
  }
  const workspace = workspaceOf(state);
  const wanted = reportArguments(view, todayInUtc(Date.now()));
  if (!wanted || !mayAskForAnalytics(state)) return [];
  return [dispatch(analyticsApi.endpoints.getAnalyticsReport.initiate({ ...wanted, ...workspace }, ahead))];
};
