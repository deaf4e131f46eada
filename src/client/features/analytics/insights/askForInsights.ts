import { selectUser } from '../../../api/authSlice';
import { ahead } from '../../../api/baseApi';
import { insightsApi } from '../../../api/insightsApi';
import { includesAnalytics } from '../../../api/planRank';
import { workspaceOf } from '../../../domain/teams/teamsSlice';
import type { AskForData } from '../../../redux/pageData';

export const askForInsights: AskForData = ({ dispatch, state }) => {
  const workspace = workspaceOf(state);
  const user = selectUser(state);
  const isClosed = workspace.teamId === undefined && !(user && includesAnalytics(user.subscription_plan));
  return isClosed ? [] : [dispatch(insightsApi.endpoints.getInsights.initiate(workspace, ahead))];
};
