import { selectUser } from '../../api/authSlice';
import { mayCall } from '../../api/roles';
import type { Team, TeamRole } from '../../api/teamsApi';
import { useAppSelector } from '../../redux/hooks';
import { roleIn } from '../teams/roleIn';
import { useWorkspaceDetails, useTeams } from '../teams/useTeams';
import { useWorkspace } from '../teams/workspace';
import { includesAiCopy } from '../../api/planRank';
import { hasAccess } from './access';

export type AiAccess = {
  /** Whether the plan that pays there includes it. While the team is not known yet, the server decides. */
  isOpen: boolean;
  /** The team that is worked in, or whose the shown thing is. */
  team: Team | null;
  /** What the person is there; `undefined` until it is known. */
  role: TeamRole | undefined;
  /** Where else the person may have ad copy written; `null` for what is the person's own, `undefined` for nowhere. */
  elsewhere: Team | null | undefined;
};

/**
 * Whether ad copy can be written in the current workspace: in a team, its owner's plan decides; elsewhere, the
 * person's.
 */
export function useAiAccess(): AiAccess {
  const { teamId } = useWorkspace();
  const { team, role } = useWorkspaceDetails();
  const teams = useTeams();
  const user = useAppSelector(selectUser);
  const isIncluded = user !== null && includesAiCopy(user.subscription_plan);
  if (teamId !== undefined) {
    return { isOpen: team === null || team.ai_copy, team, role, elsewhere: isIncluded ? null : undefined };
  }
  const lender = teams?.find((one) => one.ai_copy && mayCall('generateAdCopy', roleIn(one, user?.id), one.read_only));
  // A team's plan counts only for work in that team.
  const isOpen = user !== null && hasAccess(user, 'ai_access') && (isIncluded || lender === undefined);
  return { isOpen, team: null, role, elsewhere: lender };
}
