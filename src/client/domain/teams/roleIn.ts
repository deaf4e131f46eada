import type { Team, TeamRole } from '../../api/teamsApi';

/**
 * What an account is in a team. Where a backend does not say, whoever has the owner's id owns it, and others are what
 * their row says. Without a row of one's own nothing can be done but to look.
 */
export function roleIn({ my_role: said, owner_id, members }: Team, accountId: string | undefined): TeamRole {
  if (said) return said;
  if (owner_id === accountId) return 'owner';
  return members.find(({ user_id }) => user_id === accountId)?.role ?? 'viewer';
}
