/** What somebody may do in a workspace, from the least to the most; each includes those before it. */
export const roles = ['viewer', 'editor', 'admin', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Who acts, on whose things, at whose cost, and as what. */
export interface Scope {
  /** The account that calls: it is remembered as the maker of what is made, and work is done in its turn. */
  actorId: string;
  /** To which the things belong. */
  workspaceId: string;
  /** The account whose plan, quotas and room are used. */
  payerId: string;
  /** The actor's, in the workspace. */
  role: Role;
  /** Whether it is a team's, so that others may work there too. */
  isTeam: boolean;
}

/** What belongs to a workspace and is found by an id; a team by its own, which is the workspace's. */
export const itemKinds = ['team', 'campaign', 'template', 'ad', 'image', 'preset', 'generation'] as const;

export type ItemKind = (typeof itemKinds)[number];

/** An account in the workspace of its own, whose id is the account's. */
export const personalScope = (accountId: string): Scope => ({
  actorId: accountId,
  workspaceId: accountId,
  payerId: accountId,
  role: 'owner',
  isTeam: false,
});

/** The team that a scope is about; null for an account's own. */
export const teamIdOf = ({ isTeam, workspaceId }: Scope): string | null => (isTeam ? workspaceId : null);

/** Whether somebody in the one role may do what takes the other. */
export const includesRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Which rows of which workspaces an account may reach, and as what. Nothing else decides that. */
export interface Reach {
  /** Where what an account makes goes, and what its lists show, where no team is named. */
  personal(accountId: string): Scope;
  /** `undefined` if there is no such thing, or none that the account may reach. */
  ofItem(accountId: string, kind: ItemKind, id: string): Promise<Scope | undefined>;
}
