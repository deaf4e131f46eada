import { type Change, type EditorChange, mayCall } from '../../api/roles';
import type { Team } from '../../api/teamsApi';
import { actingRole } from './roleIn';
import { type WorkspaceDetails, useWorkspaceDetails } from './useTeams';

const twoStepReason =
  'This team asks its owner and admins for two-step sign-in. Turn it on in your settings to make changes here.';

const viewerReason = 'You have view-only access. Ask an admin to make you an editor.';

/**
 * Whether the person may call it, in the shown item's workspace or else in the current one. The server checks it again.
 */
export function useMay(operation: Change): boolean {
  return mayCallIn(useWorkspaceDetails(), operation);
}

/** Why the person may not call it there; `undefined` if it's allowed. */
export function useHindrance(operation: EditorChange): string | undefined {
  const workspace = useWorkspaceDetails();
  return mayCallIn(workspace, operation) ? undefined : reasonIn(workspace);
}

/** Why nothing can be changed there; `undefined` where something can. */
export function useReadOnlyReason(): string | undefined {
  return reasonIn(useWorkspaceDetails());
}

const mayCallIn = ({ team, role }: WorkspaceDetails, operation: Change): boolean =>
  mayCall(operation, actingRole(team, role), team?.read_only ?? false);

function reasonIn({ team, role }: WorkspaceDetails): string | undefined {
  if (team?.read_only) return readOnlyReason(team);
  if (team?.needs_two_step) return twoStepReason;
  return role === 'viewer' ? viewerReason : undefined;
}

const readOnlyReason = ({ name, owner }: Team): string =>
  `${owner.full_name}’s plan no longer includes teams, so ${name} is read-only.`;
