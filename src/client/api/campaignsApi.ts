import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import {
  type BulkResult as WireBulkResult,
  type Campaign as WireCampaign,
  generatedApi,
} from './generated/campaigns.gen';
import { type Page, pageOf } from './page';
import {
  type CachingDecisions,
  type TagType,
  campaignFigures,
  eachTag,
  idTag,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tag,
  tagsOfList,
} from './tags';
import type { Answering, Whole } from './whole';

type PlannedField = 'objective' | 'target_audience' | 'start_date' | 'end_date';
/** Of figures, `undefined` is what the backend doesn't tell, and null what nobody can. */
export type Campaign = Whole<WireCampaign, PlannedField | 'labels' | 'is_sample' | 'updated_at'>;
/** As the contract has it, for the backend of the tests. */
export type { WireCampaign };
export type BulkResult = Required<WireBulkResult>;

/** A backend may say less of a campaign: then nothing more was planned. */
export const wholeCampaign = (campaign: WireCampaign): Campaign => ({
  objective: null,
  target_audience: null,
  start_date: null,
  end_date: null,
  labels: [],
  is_sample: false,
  updated_at: campaign.created_at,
  ...campaign,
});

const wholeBulkResult = (result: WireBulkResult): BulkResult => ({ already: [], ...result });

/** The contract's own types of each operation, before lists become pages. */
type CampaignsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  CampaignsDefinitions,
  Record<'createCampaign' | 'getCampaign' | 'updateCampaign' | 'duplicateCampaign' | 'moveCampaign', Campaign> & {
    listCampaigns: Page<Campaign>;
    changeCampaigns: BulkResult;
    labelCampaigns: BulkResult;
  }
>;

const oneCampaign = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Campaign', id),
  ...campaignFigures,
]);
const anyCampaign = invalidatesOnSuccess(() => campaignFigures);
/** Ads outlive their campaign and then belong to none. */
const adsLeftBehind = [listTag('Ad'), eachTag('Ad')];
const shownOfDeleted = () => [...campaignFigures, ...adsLeftBehind];

/** Campaigns, for the pages that show any. */
export const campaignsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listCampaigns: {
      transformResponse: pageOf(wholeCampaign),
      providesTags: (page) => tagsOfList('Campaign', page?.items),
    },
    createCampaign: { transformResponse: wholeCampaign, invalidatesTags: anyCampaign },
    changeCampaigns: {
      transformResponse: wholeBulkResult,
      invalidatesTags: invalidatesOnSuccess((result, { bulkChange }) => [
        ...(bulkChange.ids ?? result?.done ?? []).map((id) => idTag('Campaign', id)),
        ...campaignFigures,
        ...(bulkChange.action === 'delete' ? adsLeftBehind : []),
      ]),
    },
    labelCampaigns: {
      transformResponse: wholeBulkResult,
      invalidatesTags: invalidatesOnSuccess((result) => [
        ...(result?.done ?? []).map((id) => idTag('Campaign', id)),
        ...campaignFigures,
      ]),
    },
    exportCampaigns: { providesTags: nothing, keepUnusedDataFor: 0 },
    getCampaignSummary: { providesTags: [tag('CampaignSummary')] },
    getCampaignTotals: { providesTags: [listTag('Campaign')] },
    addSampleCampaigns: { invalidatesTags: anyCampaign },
    removeSampleCampaigns: { invalidatesTags: invalidatesOnSuccess(shownOfDeleted) },
    getCampaign: {
      transformResponse: wholeCampaign,
      providesTags: (_campaign, _error, { id }) => [idTag('Campaign', id), eachTag('Campaign')],
    },
    updateCampaign: { transformResponse: wholeCampaign, invalidatesTags: oneCampaign },
    getCampaignBrief: {
      providesTags: (_brief, _error, { id }) => [idTag('CampaignBrief', id), eachTag('CampaignBrief')],
    },
    updateCampaignBrief: {
      invalidatesTags: invalidatesOnSuccess((_result, { id }) => [idTag('CampaignBrief', id)]),
    },
    deleteCampaign: { invalidatesTags: invalidatesOnDelete(shownOfDeleted) },
    duplicateCampaign: { transformResponse: wholeCampaign, invalidatesTags: anyCampaign },
    // Its ads go along, and the images that only they use.
    moveCampaign: {
      transformResponse: wholeCampaign,
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
  useLabelCampaignsMutation,
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
  CampaignBrief,
  CampaignChange,
  CampaignsByStatus,
  CampaignSortField,
  CampaignStatus,
  CampaignSummary,
  CampaignTotals,
  ExportCampaignsApiArg,
  LabelChange,
  ListCampaignsApiArg,
  NewCampaign,
  Platform,
  SortDirection,
} from './generated/campaigns.gen';
