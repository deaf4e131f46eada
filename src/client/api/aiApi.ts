import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Generation, generatedAiApi } from './generated/aiEndpoints.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, tag, tagsOfList } from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type AiDefinitions = DefinitionsFromApi<typeof generatedAiApi>;
type Definitions = Omit<AiDefinitions, 'listGenerations'> & {
  listGenerations: OverrideResultType<AiDefinitions['listGenerations'], Page<Generation>>;
};

const written = invalidatesOnSuccess(() => [listTag('Generation'), tag('AiUsage')]);

/** AI copy, what was written before and how much of it the plan allows, for the page that writes. */
export const aiApi = generatedAiApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    generateAdCopy: { invalidatesTags: written },
    generateHeadlines: { invalidatesTags: written },
    listGenerations: {
      transformResponse: toPage<Generation>,
      providesTags: (page) => tagsOfList('Generation', page?.items),
    },
    // What is deleted still counts.
    deleteGeneration: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Generation')]) },
    getAiUsage: { providesTags: [tag('AiUsage')] },
  } satisfies CachingDecisions<Definitions>,
});

export const { useListGenerationsQuery, useDeleteGenerationMutation, useGetAiUsageQuery } = aiApi;
export type {
  AdType,
  AiUsage,
  CopyBrief,
  CopyTone,
  Generation,
  Headlines,
  HeadlinesBrief,
  Platform as CopyPlatform,
  WrittenCopy,
} from './generated/aiEndpoints.gen';
