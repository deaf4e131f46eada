import type { CreatedApiKey, ListedApiKey } from '../../modules/api-keys/apiKeys.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireApiKey = (key: ListedApiKey, readerId: string): Every<WireTypes['ApiKey']> => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  role: key.role,
  made_by: key.madeBy,
  is_own: key.accountId === readerId,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  last_used_address: key.lastUsedAddress,
});

export const toWireCreatedKey = (
  { key, secret }: CreatedApiKey,
  readerId: string,
): Every<WireTypes['CreatedApiKey']> => ({ key: toWireApiKey(key, readerId), secret });
