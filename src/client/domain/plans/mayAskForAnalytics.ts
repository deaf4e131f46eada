import { selectUser } from '../../api/authSlice';
import { includesAnalytics } from '../../api/planRank';
import type { RootState } from '../../redux/types';
import { workspaceOf } from '../teams/teamsSlice';

/** Whether analytics are worth asking for before the page is there. In a team the server decides. */
export function mayAskForAnalytics(state: RootState): boolean {
  const user = selectUser(state);
  return workspaceOf(state).teamId !== undefined || (user !== null && includesAnalytics(user.subscription_plan));
}
