import { type Change, type EditorChange, mayCall } from '../../api/roles';
import type { Team } from '../../api/teamsApi';
import { type Place, usePlace } from './useTeams';

const viewerReason = 'Viewers can look at this team’s campaigns. Ask an admin for the editor role.';

/** Whether the person may call it where the shown thing belongs, or where the person works. The server says it again. */
export function useMay(operation: Change): boolean {
  return mayCallIn(usePlace(), operation);
}

/** Why the person may not call it there; `undefined` where it may be called. */
export function useHindrance(operation: EditorChange): string | undefined {
  const place = usePlace();
  return mayCallIn(place, operation) ? undefined : reasonIn(place);
}

/** Why nothing can be changed there; `undefined` where something can. */
export function useReadOnlyReason(): string | undefined {
  return reasonIn(usePlace());
}

const mayCallIn = ({ team, role }: Place, operation: Change): boolean =>
  mayCall(operation, role, team?.read_only === true);

function reasonIn({ team, role }: Place): string | undefined {
  if (team?.read_only) return readOnlyReason(team);
  return role === 'viewer' ? viewerReason : undefined;
}

const readOnlyReason = ({ name, owner }: Team): string =>
  `${owner?.full_name ?? 'The owner'}’s plan no longer includes teams, so ${name} is read-only.`;
