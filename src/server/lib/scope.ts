/** What somebody may do in a workspace, from the least to the most; each includes those before it. */
export const roles = ['viewer', 'editor', 'admin', 'owner'] as const;

export type Role = (typeof roles)[number];

/** The roles of keys: what takes the owner's is never done by one. */
export type KeyRole = Exclude<Role, 'owner'>;

/** What an API key may do in an area, as `x-scope` of the contract names it; `write` includes `read`. */
export type KeyScope =
  `${'campaigns' | 'numbers' | 'ads' | 'templates' | 'copy' | 'teams' | 'analytics'}:${'read' | 'write'}`;

/** What a request proves with who makes it. */
export type Credential =
  | { kind: 'session'; id: string }
  /** An API key works in one workspace, with at most its role. */
  | { kind: 'key'; id: string; workspaceId: string; role: KeyRole; scopes: readonly KeyScope[]; label: KeyLabel };

/** By what people know a key. */
interface KeyLabel {
  name: string;
  /** How its secret begins. */
  prefix: string;
}

/** Somebody who is signed in, or whose API key is used. */
export interface Person {
  account: { id: string };
  credential: Credential;
}

/** What a call requires of the caller; it is checked again when something is stored. */
export interface Right {
  /** What the call was made with. */
  credential: Credential;
  /** The least role that the call requires. */
  role: Role;
  /** Whether it may be done in a team whose owner's plan includes no teams. */
  whenReadOnly: boolean;
}

/** In which workspace somebody acts. */
export interface Workspace {
  /** The account that calls. What is made is recorded as its own, and its share of the turns is used. */
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
  /** Whether the team asks the actor for two-step sign-in, and the actor can only read until it is on. */
  needsTwoStep: boolean;
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
  needsTwoStep: false,
  right,
});

/** The team that a scope is about; null for an account's own. */
export const teamIdOf = ({ isTeam, workspaceId }: Workspace): string | null => (isTeam ? workspaceId : null);

/** The role in which a call is made by somebody who has `role`. */
export const roleBy = (credential: Credential, role: Role): Role =>
  credential.kind === 'key' && includesRole(role, credential.role) ? credential.role : role;

/** Whether scopes are enough for a call that takes `needed`. */
export const includesScope = (scopes: readonly KeyScope[], needed: KeyScope): boolean =>
  scopes.includes(needed) || scopes.some((scope) => scope.replace(/:write$/, ':read') === needed);

/** Whether a role is at least the other one. */
export const includesRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Decides which rows an account may reach, and in which role. Nothing else does. */
export interface Reach<ItemKind extends string = string> {
  /** `undefined` if there is no such thing, or none that the account may reach. */
  ofItem(accountId: string, kind: ItemKind, id: string, right: Right): Promise<Scope | undefined>;
}
