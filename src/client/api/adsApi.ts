import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import {
  type DailyMetrics,
  type Image,
  type LibraryTemplate,
  type LinkPreset,
  type SavedAd,
  type Template,
  generatedAdsApi,
} from './generated/adEndpoints.gen';
import { fileAddress, releaseFile } from './imageFiles';
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
export type AdsDefinitions = DefinitionsFromApi<typeof generatedAdsApi>;
type Paged =
  'listAds' | 'listCampaignMetrics' | 'listImages' | 'listLibraryTemplates' | 'listLinkPresets' | 'listTemplates';
type Definitions = Omit<AdsDefinitions, 'getImage' | Paged> & {
  getImage: OverrideResultType<AdsDefinitions['getImage'], string>;
  listAds: OverrideResultType<AdsDefinitions['listAds'], Page<SavedAd>>;
  listCampaignMetrics: OverrideResultType<AdsDefinitions['listCampaignMetrics'], Page<DailyMetrics>>;
  listImages: OverrideResultType<AdsDefinitions['listImages'], Page<Image>>;
  listLibraryTemplates: OverrideResultType<AdsDefinitions['listLibraryTemplates'], Page<LibraryTemplate>>;
  listTemplates: OverrideResultType<AdsDefinitions['listTemplates'], Page<Template>>;
  listLinkPresets: OverrideResultType<AdsDefinitions['listLinkPresets'], Page<LinkPreset>>;
};

const campaignNumbers = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Campaign', id),
  idTag('CampaignMetrics', id),
  ...campaignFigures,
]);

const oneAd = invalidatesOnSuccess((_result, { id }: { id: string }) => [idTag('Ad', id), listTag('Ad')]);
const anyAd = invalidatesOnSuccess(() => [listTag('Ad')]);

const oneTemplate = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Template', id),
  listTag('Template'),
]);

/** What a use of the library shows up in; its lists and sums are one noun, because every use changes them all. */
const libraryUse = [listTag('LibraryTemplate'), listTag('Template'), tag('Usage')];

/** The part of the API that only the screens of ads, templates and a campaign's numbers call; others don't load it. */
export const adsApi = generatedAdsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listAds: { transformResponse: toPage<SavedAd>, providesTags: (page) => tagsOfList('Ad', page?.items) },
    createAd: { invalidatesTags: anyAd },
    getAd: { providesTags: (_ad, _error, { id }) => [idTag('Ad', id), eachTag('Ad')] },
    updateAd: { invalidatesTags: oneAd },
    deleteAd: { invalidatesTags: anyAd },
    // Files are saved as they come, by the screens themselves.
    getAdPicture: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportAd: { providesTags: nothing, keepUnusedDataFor: 0 },
    restoreAd: { invalidatesTags: oneAd },
    duplicateAd: { invalidatesTags: anyAd },

    listCampaignMetrics: {
      transformResponse: toPage<DailyMetrics>,
      providesTags: (_page, _error, { id }) => [idTag('CampaignMetrics', id), eachTag('CampaignMetrics')],
    },
    getCampaignFigures: {
      providesTags: (_figures, _error, { id }) => [idTag('CampaignMetrics', id), eachTag('CampaignMetrics')],
    },
    recordCampaignMetrics: { invalidatesTags: campaignNumbers },
    importCampaignMetrics: {
      // A dry run stores nothing, so nothing that is cached became wrong.
      invalidatesTags: (report, error, arg) => (report?.stored ? campaignNumbers(report, error, arg) : []),
    },
    deleteCampaignMetrics: { invalidatesTags: campaignNumbers },

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

    listTemplates: { transformResponse: toPage<Template>, providesTags: (page) => tagsOfList('Template', page?.items) },
    createTemplate: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Template')]) },
    getTemplate: { providesTags: (_template, _error, { id }) => [idTag('Template', id)] },
    updateTemplate: { invalidatesTags: oneTemplate },
    deleteTemplate: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Template')]) },
    applyTemplate: { invalidatesTags: oneTemplate },

    // Every letter of an ad changes it a little, so it is asked for each time that it is shown.
    getStorageUse: { providesTags: [listTag('Image')], keepUnusedDataFor: 0 },
    listImages: { transformResponse: toPage<Image>, providesTags: (page) => tagsOfList('Image', page?.items) },
    uploadImage: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Image')]) },
    // A file never changes. What is cached of it is its address in the browser; whoever uses it says for how long.
    getImage: {
      keepUnusedDataFor: 0,
      query: ({ id }) => ({ url: `/images/${encodeURIComponent(id)}`, responseHandler: fileAddress }),
      providesTags: nothing,
      onCacheEntryAdded: releaseFile,
    },
    deleteImage: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Image')]) },

    listLinkPresets: {
      transformResponse: toPage<LinkPreset>,
      providesTags: (page) => tagsOfList('LinkPreset', page?.items),
    },
    createLinkPreset: { invalidatesTags: invalidatesOnSuccess(() => [listTag('LinkPreset')]) },
    deleteLinkPreset: { invalidatesTags: invalidatesOnSuccess(() => [listTag('LinkPreset')]) },
    getBrandKit: { providesTags: [tag('BrandKit')] },
    // Ads that there are carry their own colors and logo.
    updateBrandKit: { invalidatesTags: invalidatesOnSuccess(() => [tag('BrandKit')]) },
    getLinkSettings: { providesTags: [tag('LinkSettings')] },
    updateLinkSettings: { invalidatesTags: invalidatesOnSuccess(() => [tag('LinkSettings')]) },
  } satisfies CachingDecisions<Definitions>,
});

type AdsState = Parameters<ReturnType<typeof adsApi.endpoints.getImage.select>>[0];

/** What is known of an image's file. The store's own type has only the endpoints that every page loads. */
export function selectImageFile(state: unknown, id: string): { address: string | undefined; isFailed: boolean } {
  const { data, isError } = adsApi.endpoints.getImage.select({ id })(state as AdsState);
  return { address: data, isFailed: isError };
}

export const {
  useListAdsQuery,
  useCreateAdMutation,
  useGetAdQuery,
  useUpdateAdMutation,
  useDeleteAdMutation,
  useRestoreAdMutation,
  useDuplicateAdMutation,
  useListCampaignMetricsQuery,
  useGetCampaignFiguresQuery,
  useRecordCampaignMetricsMutation,
  useImportCampaignMetricsMutation,
  useDeleteCampaignMetricsMutation,
  useGetStorageUseQuery,
  useListImagesQuery,
  useUploadImageMutation,
  useDeleteImageMutation,
  useListLinkPresetsQuery,
  useCreateLinkPresetMutation,
  useDeleteLinkPresetMutation,
  useGetBrandKitQuery,
  useLazyGetBrandKitQuery,
  useUpdateBrandKitMutation,
  useGetLinkSettingsQuery,
  useUpdateLinkSettingsMutation,
  useListLibraryTemplatesQuery,
  useApplyLibraryTemplateMutation,
  useListTemplateCategoriesQuery,
  useListTemplateIndustriesQuery,
  useGetLibraryStatsQuery,
  useListTemplatesQuery,
  useCreateTemplateMutation,
  useGetTemplateQuery,
  useUpdateTemplateMutation,
  useDeleteTemplateMutation,
  useApplyTemplateMutation,
} = adsApi;
export type {
  ArtworkDesign,
  BrandColors,
  BrandKit,
  ImageCrops,
  ArtworkFormat,
  Industry,
  IndustryCount,
  LibraryStats,
  MetricsImport,
  MetricsImportOutcome,
  MetricsImportReport,
  MetricsImportRow,
  ReportCampaign,
  ReportColumns,
  ReportFile,
  MetricsResult,
  LibraryTemplate,
  ListLibraryTemplatesApiArg,
  NewTemplate,
  Template,
  TemplateCategory,
  TemplateCategoryCount,
  TemplateChange,
  AdChange,
  CampaignFigures,
  AdContents,
  AdCopy,
  AdCopyRequest,
  AdFormat,
  AdTextChange,
  Image,
  ImageType,
  LinkPreset,
  LinkSettings,
  MissingField,
  NewAd,
  NewLinkPreset,
  PictureTexts,
  SavedAd,
} from './generated/adEndpoints.gen';
