import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type Template as WireTemplate, generatedApi } from './generated/templates.gen';
import { type Page, pageOf } from './page';
import {
  type CachingDecisions,
  type TagType,
  idTag,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  tagsOfList,
} from './tags';
import type { Answering, Whole } from './whole';

export type Template = Whole<WireTemplate, 'short_description' | 'button'>;

/** A backend may say nothing of what stands under an ad's picture. */
const wholeTemplate = (template: WireTemplate): Template => ({ short_description: '', button: null, ...template });

/** The contract's own types of each operation, before lists become pages. */
type TemplatesDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  TemplatesDefinitions,
  Record<'createTemplate' | 'getTemplate' | 'updateTemplate' | 'applyTemplate', Template> & {
    listTemplates: Page<Template>;
  }
>;

const oneTemplate = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Template', id),
  listTag('Template'),
]);

/** The templates of an account's or a team's own. */
export const templatesApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listTemplates: {
      transformResponse: pageOf(wholeTemplate),
      providesTags: (page) => tagsOfList('Template', page?.items),
    },
    createTemplate: {
      transformResponse: wholeTemplate,
      invalidatesTags: invalidatesOnSuccess(() => [listTag('Template')]),
    },
    getTemplate: {
      transformResponse: wholeTemplate,
      providesTags: (_template, _error, { id }) => [idTag('Template', id)],
    },
    updateTemplate: { transformResponse: wholeTemplate, invalidatesTags: oneTemplate },
    deleteTemplate: { invalidatesTags: invalidatesOnDelete(() => [listTag('Template')]) },
    applyTemplate: { transformResponse: wholeTemplate, invalidatesTags: oneTemplate },
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
export type { NewTemplate } from './generated/templates.gen';
