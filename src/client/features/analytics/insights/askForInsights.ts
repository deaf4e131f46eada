import { ahead } from '../../../api/baseApi';
import { insightsApi } from '../../../api/insightsApi';
import { mayAskForAnalytics } from '../../../domain/plans/mayAskForAnalytics';
import { workspaceOf } from '../../../domain/teams/teamsSlice';
import type { AskForData } from '../../../redux/pageData';

export const askForInsights: AskForData = ({ dispatch, state }) =>
  mayAskForAnalytics(state) ? [dispatch(insightsApi.endpoints.getInsights.initiate(workspaceOf(state), ahead))] : [];
