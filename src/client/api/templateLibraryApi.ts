import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type LibraryTemplate, generatedApi } from './generated/template-library.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag } from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type TemplateLibraryDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<TemplateLibraryDefinitions, 'listLibraryTemplates'> & {
  listLibraryTemplates: OverrideResultType<TemplateLibraryDefinitions['listLibraryTemplates'], Page<LibraryTemplate>>;
};

/** What a use of the library shows up in; its lists and sums are one noun, because every use changes them all. */
const libraryUse = [listTag('LibraryTemplate'), listTag('Template'), tag('Usage')];

/** The templates that the product brings, wherever they are chosen. */
export const templateLibraryApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listLibraryTemplates: {
      transformResponse: toPage<LibraryTemplate>,
      providesTags: [listTag('LibraryTemplate')],
    },
    applyLibraryTemplate: { invalidatesTags: invalidatesOnSuccess(() => libraryUse) },
    // Drawings are asked for by the addresses in `thumbnail`, as pictures.
    getLibraryArtwork: { providesTags: nothing, keepUnusedDataFor: 0 },
    listTemplateCategories: { providesTags: [listTag('LibraryTemplate')] },
    listTemplateIndustries: { providesTags: [listTag('LibraryTemplate')] },
    getLibraryStats: { providesTags: [listTag('LibraryTemplate')] },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListLibraryTemplatesQuery,
  useApplyLibraryTemplateMutation,
  useListTemplateCategoriesQuery,
  useListTemplateIndustriesQuery,
  useGetLibraryStatsQuery,
} = templateLibraryApi;
export type {
  Industry,
  IndustryCount,
  LibraryStats,
  LibraryTemplate,
  ListLibraryTemplatesApiArg,
  TemplateCategory,
  TemplateCategoryCount,
} from './generated/template-library.gen';
