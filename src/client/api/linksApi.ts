import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type LinkPreset, generatedApi } from './generated/links.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type TagType,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  tag,
  tagsOfList,
} from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type LinksDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<LinksDefinitions, { listLinkPresets: Page<LinkPreset> }>;

/** How the links of ads are measured. */
export const linksApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listLinkPresets: {
      transformResponse: toPage<LinkPreset>,
      providesTags: (page) => tagsOfList('LinkPreset', page?.items),
    },
    createLinkPreset: { invalidatesTags: invalidatesOnSuccess(() => [listTag('LinkPreset')]) },
    deleteLinkPreset: { invalidatesTags: invalidatesOnDelete(() => [listTag('LinkPreset')]) },
    getLinkSettings: { providesTags: [tag('LinkSettings')] },
    updateLinkSettings: { invalidatesTags: invalidatesOnSuccess(() => [tag('LinkSettings')]) },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListLinkPresetsQuery,
  useCreateLinkPresetMutation,
  useDeleteLinkPresetMutation,
  useGetLinkSettingsQuery,
  useUpdateLinkSettingsMutation,
} = linksApi;
export type { LinkPreset, LinkSettings } from './generated/links.gen';
