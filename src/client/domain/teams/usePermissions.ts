import type { Team } from '../../api/teamsApi';
import { usePlace } from './useTeams';

export type Permissions = {
  /** Whether the person makes and changes things there. While the role is not known yet, the server decides. */
  mayEdit: boolean;
  /** Whether the person deletes campaigns there. */
  mayDelete: boolean;
  /** Why nothing can be changed; `undefined` where something can. */
  reason: string | undefined;
};

const viewerReason = 'Viewers can look at this team’s campaigns. Ask an admin for the editor role.';

/** What the person may do where the shown thing belongs, or where the person works. The server says it again. */
export function usePermissions(): Permissions {
  const { team, role } = usePlace();
  if (team?.read_only) return { mayEdit: false, mayDelete: false, reason: readOnlyReason(team) };
  if (role === 'viewer') return { mayEdit: false, mayDelete: false, reason: viewerReason };
  return { mayEdit: true, mayDelete: role !== 'editor', reason: undefined };
}

const readOnlyReason = ({ name, owner }: Team): string =>
  `${owner?.full_name ?? 'The owner'}’s plan no longer includes teams, so ${name} is read-only.`;
