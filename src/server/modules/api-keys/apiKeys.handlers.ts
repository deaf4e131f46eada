import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireApiKey, toWireCreatedKey } from '../../contract/wire/apiKeys';
import type { ApiKeysService } from './apiKeys.service';

type ApiKeyHandlers = Pick<Handlers, 'listApiKeys' | 'createApiKey' | 'revokeApiKey' | 'rotateApiKey'>;

export function createApiKeyHandlers({ apiKeys }: { apiKeys: ApiKeysService }): ApiKeyHandlers {
  return {
    listApiKeys: async ({ scope, query }) => {
      const paged = await apiKeys.list(scope, pageOf(query));
      const body = paged.items.map((key) => toWireApiKey(key, scope.actorId));
      return { status: 200, headers: totalCount(paged), body };
    },
    createApiKey: async ({ scope, body: { name, scopes, role = 'viewer', expires_at: end } }) => {
      const fields = { name, scopes, role, expiresAt: end ? new Date(end) : null };
      return { status: 201, body: toWireCreatedKey(await apiKeys.create(scope, fields), scope.actorId) };
    },
    revokeApiKey: async ({ scope, params }) => {
      await apiKeys.revoke(scope, params.id);
      return { status: 204 };
    },
    rotateApiKey: async ({ scope, params, body }) => ({
      status: 201,
      body: toWireCreatedKey(await apiKeys.rotate(scope, params.id, body.overlap_hours), scope.actorId),
    }),
  };
}
