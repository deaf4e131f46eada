import { selectUser } from '../../api/authSlice';
import { includesAnalytics } from '../../api/planRank';
import type { Team } from '../../api/teamsApi';
import { useWorkspaceDetails } from '../teams/useTeams';
import { useWorkspace } from '../teams/workspace';
import { useAppSelector } from '../../redux/hooks';

/**
 * Whether the plan that pays in the current workspace includes advanced analytics, and the team whose plan it is. While
 * the team is not known yet, the server decides.
 */
export function useHasAnalytics(): { isOpen: boolean; team: Team | null; isOwner: boolean } {
  const { teamId } = useWorkspace();
  const { team, role } = useWorkspaceDetails();
  const user = useAppSelector(selectUser);
  if (teamId !== undefined) {
    return { isOpen: team === null || includesAnalytics(team.plan), team, isOwner: role === 'owner' };
  }
  return { isOpen: user !== null && includesAnalytics(user.subscription_plan), team: null, isOwner: true };
}
