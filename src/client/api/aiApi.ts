import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type CopyEnd, acceptsLines, copyTextTold, isInLines, readCopyLines } from './copyLines';
import { type GenerateAdCopyApiArg, type Generation, type WrittenCopy, generatedApi } from './generated/ai.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag, tagsOfList } from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type AiDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<AiDefinitions, 'listGenerations'> & {
  listGenerations: OverrideResultType<AiDefinitions['listGenerations'], Page<Generation>>;
};

const generationAdded = invalidatesOnSuccess(() => [listTag('Generation'), tag('AiUsage')]);

/**
 * The generated call. Where the backend answers line by line, each text is dispatched as `copyTextTold` when it
 * arrives.
 */
const aiApiInLines = generatedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    generateAdCopy: build.mutation<WrittenCopy, GenerateAdCopyApiArg>({
      queryFn: async ({ teamId, copyBrief }, { dispatch, signal }, _options, callServer) => {
        let end: CopyEnd | undefined;
        const { data, error } = await callServer({
          url: '/ai/generate-ad-copy',
          ...(teamId !== undefined && { params: { team_id: teamId } }),
          method: 'POST',
          body: copyBrief,
          headers: { Accept: acceptsLines },
          responseHandler: async (response) => {
            if (!isInLines(response)) return (await response.json()) as unknown;
            end = await readCopyLines(response, (text) => {
              if (!signal.aborted) dispatch(copyTextTold(text));
            });
            return undefined;
          },
        });
        if (error) return { error };
        if (!end) return { data: data as WrittenCopy };
        if ('done' in end) return { data: end.done };
        return { error: { status: 'CUSTOM_ERROR', error: end.failed.detail, data: end.failed } };
      },
    }),
  }),
});

/** AI copy, what was written before and how much of it the plan allows, for the page that writes. */
export const aiApi = aiApiInLines.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    generateAdCopy: { invalidatesTags: generationAdded },
    generateHeadlines: { invalidatesTags: generationAdded },
    optimizeContent: { invalidatesTags: generationAdded },
    // Nothing of it is kept or counted as a generation.
    suggestTexts: { invalidatesTags: nothing },
    readBenefits: { invalidatesTags: nothing },
    // What it writes is kept where the ad is saved.
    fillAd: { invalidatesTags: invalidatesOnSuccess(() => [tag('AiUsage'), tag('Usage')]) },
    getBrandVoice: { providesTags: [tag('BrandVoice')] },
    // What was written before stays as it is.
    updateBrandVoice: { invalidatesTags: invalidatesOnSuccess(() => [tag('BrandVoice')]) },
    listGenerations: {
      transformResponse: toPage<Generation>,
      providesTags: (page) => tagsOfList('Generation', page?.items),
    },
    updateGeneration: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Generation')]) },
    // What is deleted still counts.
    deleteGeneration: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Generation')]) },
    getAiUsage: { providesTags: [tag('AiUsage')] },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useGetBrandVoiceQuery,
  useUpdateBrandVoiceMutation,
  useUpdateGenerationMutation,
  useListGenerationsQuery,
  useDeleteGenerationMutation,
  useGetAiUsageQuery,
  useFillAdMutation,
  useReadBenefitsMutation,
} = aiApi;
export type {
  AdToFill,
  AdType,
  AiUsage,
  BenefitKind,
  BrandVoice,
  CopyBrief,
  CopyKind,
  CopyTone,
  FilledAd,
  Generation,
  Headlines,
  HeadlinesBrief,
  OptimizedContent,
  Platform as CopyPlatform,
  ProseField,
  TextChange,
  TextWish,
  WrittenCopy,
} from './generated/ai.gen';
