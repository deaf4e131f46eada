import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type LibraryTemplate as WireTemplate, generatedApi } from './generated/template-library.gen';
import { type Page, pageOf } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag } from './tags';
import type { Answering, Whole } from './whole';

export type LibraryTemplate = Whole<WireTemplate, 'short_description' | 'locked'>;

/** A backend may say less of a template's look, or one text where there is a list. */
type SaidTemplate = Omit<WireTemplate, 'conversion_tips' | 'design_elements'> & {
  conversion_tips: string[] | string;
  design_elements?: Partial<WireTemplate['design_elements']> | null;
};

const wholeTemplate = ({
  conversion_tips: tips,
  design_elements: look,
  ...template
}: SaidTemplate): LibraryTemplate => ({
  short_description: '',
  locked: false,
  ...template,
  conversion_tips: typeof tips === 'string' ? [tips] : tips,
  design_elements: { color_scheme: [], fonts: [], ...look },
});

/** The contract's own types of each operation, before lists become pages. */
type TemplateLibraryDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<TemplateLibraryDefinitions, { listLibraryTemplates: Page<LibraryTemplate> }>;

/** What a use of the library shows up in; its lists and sums are one noun, because every use changes them all. */
const libraryUse = [listTag('LibraryTemplate'), listTag('Template'), tag('Usage')];

/** The templates that the product brings, wherever they are chosen. */
export const templateLibraryApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listLibraryTemplates: {
      transformResponse: pageOf(wholeTemplate),
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
  ListLibraryTemplatesApiArg,
  TemplateCategory,
  TemplateCategoryCount,
} from './generated/template-library.gen';
