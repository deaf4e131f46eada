import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type CopyEnd, acceptsLines, copyTextStreamed, isInLines, readCopyLines } from './copyLines';
import {
  type AiUsage as WireUsage,
  type GenerateAdCopyApiArg,
  type Generation as WireGeneration,
  type Headlines as WireHeadlines,
  type OptimizedContent as WireOptimizedContent,
  type WrittenCopy as WireCopy,
  generatedApi,
} from './generated/ai.gen';
import { type Page, pageOf } from './page';
import {
  type CachingDecisions,
  type TagType,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tag,
  tagsOfList,
} from './tags';
import type { Answering, Less, OrNull, Whole } from './whole';

export type WrittenCopy = Whole<OrNull<WireCopy, 'id'>, 'left_out'>;
export type Headlines = OrNull<WireHeadlines, 'id'>;
export type OptimizedContent = OrNull<WireOptimizedContent, 'id'>;
type AiUsage = OrNull<WireUsage, 'monthly_limit' | 'resets_at' | 'model_label'>;
type Written = { ad_copy: WrittenCopy; headlines: Headlines; optimization: OptimizedContent };
type WholeGeneration<Wire extends WireGeneration> = Wire extends WireGeneration
  ? Omit<OrNull<Wire, 'is_favorite'>, 'response'> & { response: Written[Wire['kind']] }
  : never;
export type Generation = WholeGeneration<WireGeneration>;
/** As the contract has them, for the backend of the tests. */
export type { WireCopy, WireGeneration };

const noTexts = { headlines: [], descriptions: [], call_to_actions: [], full_ad_copy: [] };

/** A backend may keep no history, count no characters, and not tell what it left out. */
const wholeCopy = (copy: Less<WireCopy, 'id' | 'character_counts'>): WrittenCopy => ({
  id: null,
  character_counts: noTexts,
  left_out: [],
  ...copy,
});

const wholeHeadlines = (headlines: Less<WireHeadlines, 'id' | 'character_counts'>): Headlines => ({
  id: null,
  character_counts: noTexts,
  ...headlines,
});

const wholeOptimizedContent = (content: Less<WireOptimizedContent, 'id'>): OptimizedContent => ({
  id: null,
  ...content,
});

/** A backend may have no favorites. */
function wholeGeneration(generation: WireGeneration): Generation {
  const isFavorite: boolean | undefined = generation.is_favorite;
  const is_favorite = isFavorite ?? null;
  switch (generation.kind) {
    case 'ad_copy':
      return { ...generation, is_favorite, response: wholeCopy(generation.response) };
    case 'headlines':
      return { ...generation, is_favorite, response: wholeHeadlines(generation.response) };
    case 'optimization':
      return { ...generation, is_favorite, response: wholeOptimizedContent(generation.response) };
  }
}

/** A backend may bound nothing, and not say what writes. */
const wholeUsage = (usage: Less<WireUsage, 'monthly_limit' | 'resets_at' | 'model_label'>): AiUsage => ({
  monthly_limit: null,
  resets_at: null,
  model_label: null,
  ...usage,
});

/** The contract's own types of each operation, before lists become pages. */
type AiDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  AiDefinitions,
  {
    generateAdCopy: WrittenCopy;
    generateHeadlines: Headlines;
    optimizeContent: OptimizedContent;
    listGenerations: Page<Generation>;
    getAiUsage: AiUsage;
  }
>;

const generationAdded = invalidatesOnSuccess(() => [listTag('Generation'), tag('AiUsage')]);

/**
 * The generated call. Where the backend answers line by line, each text is dispatched as `copyTextStreamed` when it
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
              if (!signal.aborted) dispatch(copyTextStreamed(text));
            });
            return undefined;
          },
        });
        if (error) return { error };
        if (!end) return { data: wholeCopy(data as WireCopy) };
        if ('done' in end) return { data: wholeCopy(end.done) };
        return { error: { status: 'CUSTOM_ERROR', error: end.failed.detail, data: end.failed } };
      },
    }),
  }),
});

/** AI copy, what was written before and how much of it the plan allows, for the page that writes. */
export const aiApi = aiApiInLines.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    generateAdCopy: { invalidatesTags: generationAdded },
    generateHeadlines: { transformResponse: wholeHeadlines, invalidatesTags: generationAdded },
    optimizeContent: { transformResponse: wholeOptimizedContent, invalidatesTags: generationAdded },
    // Nothing of it is kept or counted as a generation.
    suggestTexts: { invalidatesTags: nothing },
    readBenefits: { invalidatesTags: nothing },
    // What it writes is kept where the ad is saved.
    fillAd: { invalidatesTags: invalidatesOnSuccess(() => [tag('AiUsage'), tag('Usage')]) },
    getBrandVoice: { providesTags: [tag('BrandVoice')] },
    // What was written before stays as it is.
    updateBrandVoice: { invalidatesTags: invalidatesOnSuccess(() => [tag('BrandVoice')]) },
    listGenerations: {
      transformResponse: pageOf(wholeGeneration),
      providesTags: (page) => tagsOfList('Generation', page?.items),
    },
    updateGeneration: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Generation')]) },
    // What is deleted still counts.
    deleteGeneration: { invalidatesTags: invalidatesOnDelete(() => [listTag('Generation')]) },
    getAiUsage: { transformResponse: wholeUsage, providesTags: [tag('AiUsage')] },
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
  BenefitKind,
  BrandVoice,
  CopyBrief,
  CopyKind,
  CopyTone,
  FilledAd,
  HeadlinesBrief,
  Platform as CopyPlatform,
  ProseField,
  TextChange,
  TextWish,
} from './generated/ai.gen';
