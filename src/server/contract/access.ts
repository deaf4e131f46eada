import { type KeyScope, type Role, roles } from '../lib/scope';
import { type ItemKind, itemKindValues, keyScopeValues } from './generated/bounds.gen';

export type { ItemKind };

/** Who may call an operation. */
export type Access =
  /** Everybody, signed in or not. */
  | { by: 'anyone' }
  /** Everybody who is signed in, about their own profile, sessions, and bills. */
  | { by: 'person'; keyScope: KeyScope | undefined }
  /** Everybody with a role in the workspace that the call is about: the caller's own, or that of the named item. */
  | {
      by: 'member';
      role: Role;
      item: ItemKind | undefined;
      /** Whether it may be called for a team whose owner's plan includes no teams. */
      whenReadOnly: boolean;
      /** What an API key needs for it; `undefined` where none may call it. */
      keyScope: KeyScope | undefined;
    };

interface Stated {
  operationId: string;
  path: string;
  security: object[] | undefined;
  'x-role'?: unknown;
  'x-item'?: unknown;
  'x-scope'?: unknown;
  'x-when-read-only'?: unknown;
  parameters?: readonly { $ref?: string }[] | undefined;
}

const among = <T extends string>(names: readonly T[], value: unknown): T | undefined =>
  names.find((name) => name === value);

/** Reads who may call an operation from the contract's statements. Throws if one is missing or contradicts another. */
export function accessOf({ operationId, path, security, parameters = [], ...stated }: Stated): Access {
  const by = stated['x-role'];
  const wrong = (what: string) => new Error(`The contract's operation ${operationId} ${what}.`);
  const role = among(roles, by);
  if (!role && by !== 'anyone' && by !== 'person') throw wrong('does not say in x-role who may call it');
  if ((by === 'anyone') !== (security?.length === 0)) throw wrong('is open by x-role or by security, not by both');
  const namesTeam = parameters.some(({ $ref }) => $ref?.endsWith('/TeamId'));
  if (namesTeam && !role) throw wrong('takes team_id and is not for members');
  const readOnly = stated['x-when-read-only'];
  if (readOnly !== undefined && (readOnly !== 'allowed' || !role || role === 'viewer')) {
    throw wrong('states an x-when-read-only that says nothing');
  }
  if (by === 'anyone') return { by };
  const keyScope = among(keyScopeValues, stated['x-scope']);
  if (!keyScope && stated['x-scope'] !== 'none') throw wrong('does not say in x-scope what a key needs for it');
  if (!role) return { by: 'person', keyScope };
  const item = among(itemKindValues, stated['x-item']);
  if (path.includes('{id}') && !item) throw wrong('does not say in x-item of what its id is');
  if (item && namesTeam) throw wrong('is about one thing, whose workspace team_id cannot change');
  return { by: 'member', role, item, whenReadOnly: role === 'viewer' || readOnly === 'allowed', keyScope };
}
