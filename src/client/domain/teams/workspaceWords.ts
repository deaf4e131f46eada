import type { Team, TeamRole } from '../../api/teamsApi';

export const roleNames: Record<TeamRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
};

/** How somebody's own workspace is called beside teams. */
export const personalName = 'Personal';

/** Said after somebody chose where to work. */
export const workingIn = (team: Pick<Team, 'name'> | null): string =>
  team ? `You’re working in ${team.name}.` : 'You’re working in your personal workspace.';

/** Said where something is made. */
export const madeIn = (team: Pick<Team, 'name'> | null): string =>
  team ? `In ${team.name}` : 'In your personal workspace';
