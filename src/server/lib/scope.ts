/** What somebody may do in a workspace, from the least to the most; each includes those before it. */
export const roles = ['viewer', 'editor', 'admin', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Somebody who is signed in, and through which session. */
export interface Person {
  account: { id: string };
  sessionId: string;
}

/** What a call requires of the caller; it is checked again when something is stored. */
export interface Right {
  /** The session that the call came through. */
  sessionId: string;
  /** The least role that the call requires. */
  role: Role;
  /** Whether it may be done in a team whose owner's plan includes no teams. */
  whenReadOnly: boolean;
}

/** In which workspace somebody acts. */
export interface Workspace {
  /** The account that calls: it is remembered as the maker of what is made, and work is done in its turn. */
  actorId: string;
  /** To which the things belong. */
  workspaceId: string;
  /** Whether it is a team's, so that others may work there too. */
  isTeam: boolean;
}

/** Who acts, on whose things, at whose cost, and by which right. */
export interface Scope extends Workspace {
  /** The account whose plan, quotas and room are used. */
  payerId: string;
  /** The actor's role in the workspace. */
  role: Role;
  /** Whether the actor waits for a seat of the team, and can only read until then. */
  isWaiting: boolean;
  right: Right;
}

/** An account in the workspace of its own, whose id is the account's. */
export const ownWorkspace = (accountId: string): Workspace => ({
  actorId: accountId,
  workspaceId: accountId,
  isTeam: false,
});

/** What an account does in the workspace of its own, at its own cost. */
export const personalScope = (accountId: string, right: Right): Scope => ({
  ...ownWorkspace(accountId),
  payerId: accountId,
  role: 'owner',
  isWaiting: false,
  right,
});

/** The team that a scope is about; null for an account's own. */
export const teamIdOf = ({ isTeam, workspaceId }: Workspace): string | null => (isTeam ? workspaceId : null);

/** Whether a role is at least the other one. */
export const includesRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Which rows of which workspaces an account may reach, and as what. Nothing else decides that. */
export interface Reach<ItemKind extends string = string> {
  /** `undefined` if there is no such thing, or none that the account may reach. */
  ofItem(accountId: string, kind: ItemKind, id: string, right: Right): Promise<Scope | undefined>;
}
