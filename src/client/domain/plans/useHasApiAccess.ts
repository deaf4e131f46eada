import { selectUser } from '../../api/authSlice';
import { includesApiAccess } from '../../api/planRank';
import type { Team, TeamRole } from '../../api/teamsApi';
import { useAppSelector } from '../../redux/hooks';
import { useWorkspaceDetails } from '../teams/useTeams';
import { useWorkspace } from '../teams/workspace';

type ApiAccess = { isOpen: boolean; team: Team | null; role: TeamRole | undefined };

/**
 * Whether the plan that pays in the current workspace includes API access, the team whose plan it is, and what the person
 * is there. While the team is not known yet, the server decides.
 */
export function useHasApiAccess(): ApiAccess {
  const { teamId } = useWorkspace();
  const { team, role } = useWorkspaceDetails();
  const user = useAppSelector(selectUser);
  if (teamId !== undefined) return { isOpen: team === null || includesApiAccess(team.plan), team, role };
  return { isOpen: user !== null && includesApiAccess(user.subscription_plan), team: null, role };
}
