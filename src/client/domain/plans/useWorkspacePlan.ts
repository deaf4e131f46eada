import type { PlanId } from '../../api/api';
import { selectUser } from '../../api/authSlice';
import type { Team, TeamRole } from '../../api/teamsApi';
import { useAppSelector } from '../../redux/hooks';
import { useWorkspaceDetails } from '../teams/useTeams';
import { useWorkspace } from '../teams/workspace';

export type WorkspacePlan = {
  /** Whether the plan includes what is asked about. While the team is not known yet, the server decides. */
  isOpen: boolean;
  /** The team whose plan it is; null for the person's own, and until the team is known. */
  team: Team | null;
  /** What the person is there; `undefined` until it is known. */
  role: TeamRole | undefined;
};

/** Whether the plan that pays in the current workspace includes something. */
export function useWorkspacePlan(includes: (plan: PlanId) => boolean): WorkspacePlan {
  const { teamId } = useWorkspace();
  const { team, role } = useWorkspaceDetails();
  const user = useAppSelector(selectUser);
  if (teamId !== undefined) return { isOpen: team === null || includes(team.plan), team, role };
  return { isOpen: user !== null && includes(user.subscription_plan), team: null, role };
}
