import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type ApiKey, generatedApi } from './generated/api-keys.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, tagsOfList } from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type ApiKeysDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<ApiKeysDefinitions, { listApiKeys: Page<ApiKey> }>;

const keysChange = invalidatesOnSuccess(() => [listTag('ApiKey')]);

/** What programs call the API with. */
export const apiKeysApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listApiKeys: { transformResponse: toPage<ApiKey>, providesTags: (page) => tagsOfList('ApiKey', page?.items) },
    createApiKey: { invalidatesTags: keysChange },
    revokeApiKey: { invalidatesTags: keysChange },
    rotateApiKey: { invalidatesTags: keysChange },
  } satisfies CachingDecisions<Definitions>,
});

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation, useRotateApiKeyMutation } =
  apiKeysApi;
export type { ApiKey, CreatedApiKey, KeyScope } from './generated/api-keys.gen';
