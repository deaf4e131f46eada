import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/labels.gen';
import { type CachingDecisions, type TagType, listTag } from './tags';

/** The contract's own types of each operation. */
type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** What campaigns and ads are grouped by; setting labels is theirs. */
export const labelsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listLabels: { providesTags: [listTag('Campaign'), listTag('Ad')] },
  } satisfies CachingDecisions<Definitions>,
});

export const { useListLabelsQuery } = labelsApi;
