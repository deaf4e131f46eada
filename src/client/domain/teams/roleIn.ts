import type { Team, TeamRole } from '../../api/teamsApi';

/**
 * What an account is in a team. Where a backend doesn't say, the account with the owner's id owns it, and others have
 * the role of their row. Without a row, they may only look.
 */
export function roleIn({ my_role: said, owner_id, members }: Team, accountId: string | undefined): TeamRole {
  if (said) return said;
  if (owner_id === accountId) return 'owner';
  return members.find(({ user_id }) => user_id === accountId)?.role ?? 'viewer';
}

/** The role whose rights somebody has: who lacks the two-step sign-in that the team asks for can only look. */
export const actingRole = <Role extends TeamRole | undefined>(
  team: Team | null | undefined,
  role: Role,
): Role | 'viewer' => (team?.needs_two_step ? 'viewer' : role);
