import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Campaign, generatedApi } from './generated/campaigns.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type TagType,
  campaignFigures,
  eachTag,
  idTag,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tag,
  tagsOfList,
} from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type CampaignsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<CampaignsDefinitions, 'listCampaigns'> & {
  listCampaigns: OverrideResultType<CampaignsDefinitions['listCampaigns'], Page<Campaign>>;
};

const oneCampaign = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Campaign', id),
  ...campaignFigures,
]);
const anyCampaign = invalidatesOnSuccess(() => campaignFigures);
/** Ads outlive their campaign and then belong to none. */
const adsLeftBehind = [listTag('Ad'), eachTag('Ad')];
const fewerCampaigns = invalidatesOnSuccess(() => [...campaignFigures, ...adsLeftBehind]);

/** Campaigns, for the pages that show any. */
export const campaignsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listCampaigns: { transformResponse: toPage<Campaign>, providesTags: (page) => tagsOfList('Campaign', page?.items) },
    createCampaign: { invalidatesTags: anyCampaign },
    changeCampaigns: {
      invalidatesTags: invalidatesOnSuccess((result, { bulkChange }) => [
        ...(bulkChange.ids ?? result?.done ?? []).map((id) => idTag('Campaign', id)),
        ...campaignFigures,
        ...(bulkChange.action === 'delete' ? adsLeftBehind : []),
      ]),
    },
    exportCampaigns: { providesTags: nothing, keepUnusedDataFor: 0 },
    getCampaignSummary: { providesTags: [tag('CampaignSummary')] },
    getCampaignTotals: { providesTags: [listTag('Campaign')] },
    addSampleCampaigns: { invalidatesTags: anyCampaign },
    removeSampleCampaigns: { invalidatesTags: fewerCampaigns },
    getCampaign: { providesTags: (_campaign, _error, { id }) => [idTag('Campaign', id), eachTag('Campaign')] },
    updateCampaign: { invalidatesTags: oneCampaign },
    getCampaignBrief: {
      providesTags: (_brief, _error, { id }) => [idTag('CampaignBrief', id), eachTag('CampaignBrief')],
    },
    updateCampaignBrief: {
      invalidatesTags: invalidatesOnSuccess((_result, { id }) => [idTag('CampaignBrief', id)]),
    },
    deleteCampaign: { invalidatesTags: fewerCampaigns },
    duplicateCampaign: { invalidatesTags: anyCampaign },
    // Its ads go along, and the images that only they use.
    moveCampaign: {
      invalidatesTags: invalidatesOnSuccess((_result, { id }) => [
        idTag('Campaign', id),
        ...campaignFigures,
        ...adsLeftBehind,
        listTag('Image'),
      ]),
    },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListCampaignsQuery,
  useCreateCampaignMutation,
  useGetCampaignSummaryQuery,
  useLazyGetCampaignSummaryQuery,
  useGetCampaignTotalsQuery,
  useAddSampleCampaignsMutation,
  useRemoveSampleCampaignsMutation,
  useGetCampaignQuery,
  useUpdateCampaignMutation,
  useGetCampaignBriefQuery,
  useUpdateCampaignBriefMutation,
  useDeleteCampaignMutation,
  useDuplicateCampaignMutation,
  useMoveCampaignMutation,
} = campaignsApi;
export type {
  Brief,
  BulkAction,
  BulkChange,
  BulkMatching,
  BulkRefusal,
  BulkResult,
  Campaign,
  CampaignBrief,
  CampaignChange,
  CampaignsByStatus,
  CampaignSortField,
  CampaignStatus,
  CampaignSummary,
  CampaignTotals,
  ExportCampaignsApiArg,
  ListCampaignsApiArg,
  NewCampaign,
  Platform,
  SortDirection,
} from './generated/campaigns.gen';
