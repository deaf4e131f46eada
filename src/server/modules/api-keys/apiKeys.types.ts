import type { KeyRole, KeyScope } from '../../lib/scope';

/** What people say of a key. */
export interface ApiKeyFields {
  name: string;
  scopes: KeyScope[];
  /** The highest role that it acts with. */
  role: KeyRole;
  /** Null for never. */
  expiresAt: Date | null;
}

export interface ApiKey extends ApiKeyFields {
  id: string;
  workspaceId: string;
  /** The account that made it, as which it acts. */
  accountId: string;
  /** How its secret begins. */
  prefix: string;
  createdAt: Date;
  /** To within a minute; null if never. */
  lastUsedAt: Date | null;
  lastUsedAddress: string | null;
}

export interface ListedApiKey extends ApiKey {
  /** The full name of who made it. */
  madeBy: string;
}

/** A fresh key. The secret is not stored and can't be shown again. */
export interface CreatedApiKey {
  key: ListedApiKey;
  secret: string;
}
