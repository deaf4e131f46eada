import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Template, generatedApi } from './generated/templates.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, idTag, invalidatesOnSuccess, listTag, tagsOfList } from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type TemplatesDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<TemplatesDefinitions, 'listTemplates'> & {
  listTemplates: OverrideResultType<TemplatesDefinitions['listTemplates'], Page<Template>>;
};

const oneTemplate = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Template', id),
  listTag('Template'),
]);

/** The templates of an account's or a team's own. */
export const templatesApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listTemplates: { transformResponse: toPage<Template>, providesTags: (page) => tagsOfList('Template', page?.items) },
    createTemplate: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Template')]) },
    getTemplate: { providesTags: (_template, _error, { id }) => [idTag('Template', id)] },
    updateTemplate: { invalidatesTags: oneTemplate },
    deleteTemplate: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Template')]) },
    applyTemplate: { invalidatesTags: oneTemplate },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListTemplatesQuery,
  useCreateTemplateMutation,
  useGetTemplateQuery,
  useUpdateTemplateMutation,
  useDeleteTemplateMutation,
  useApplyTemplateMutation,
} = templatesApi;
export type { NewTemplate, Template } from './generated/templates.gen';
