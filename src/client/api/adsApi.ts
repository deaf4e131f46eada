import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Image, type LinkPreset, type SavedAd, generatedAdsApi } from './generated/adEndpoints.gen';
import { type Page, toPage } from './page';
import { type TagType, idTag, invalidatesOnSuccess, listTag, tag, tagsOfList } from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type AdsDefinitions = DefinitionsFromApi<typeof generatedAdsApi>;
type Definitions = Omit<AdsDefinitions, 'listAds' | 'listImages' | 'listLinkPresets'> & {
  listAds: OverrideResultType<AdsDefinitions['listAds'], Page<SavedAd>>;
  listImages: OverrideResultType<AdsDefinitions['listImages'], Page<Image>>;
  listLinkPresets: OverrideResultType<AdsDefinitions['listLinkPresets'], Page<LinkPreset>>;
};

const oneAd = invalidatesOnSuccess((_result, { id }: { id: string }) => [idTag('Ad', id), listTag('Ad')]);
const anyAd = invalidatesOnSuccess(() => [listTag('Ad')]);

/** The part of the API that only the screens of ads call, so that others need not load it. */
export const adsApi = generatedAdsApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listAds: { transformResponse: toPage<SavedAd>, providesTags: (page) => tagsOfList('Ad', page?.items) },
    createAd: { invalidatesTags: anyAd },
    getAd: { providesTags: (_ad, _error, { id }) => [idTag('Ad', id)] },
    updateAd: { invalidatesTags: oneAd },
    deleteAd: { invalidatesTags: anyAd },
    // Files are saved as they come, by the screens themselves.
    getAdPicture: { providesTags: [], keepUnusedDataFor: 0 },
    exportAd: { providesTags: [], keepUnusedDataFor: 0 },
    restoreAd: { invalidatesTags: oneAd },
    duplicateAd: { invalidatesTags: anyAd },

    listImages: { transformResponse: toPage<Image>, providesTags: (page) => tagsOfList('Image', page?.items) },
    uploadImage: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Image')]) },
    // A picture's bytes are no text, which is what this call would make of them: screens fetch the file themselves.
    getImage: { providesTags: [], keepUnusedDataFor: 0 },
    deleteImage: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Image')]) },

    listLinkPresets: {
      transformResponse: toPage<LinkPreset>,
      providesTags: (page) => tagsOfList('LinkPreset', page?.items),
    },
    createLinkPreset: { invalidatesTags: invalidatesOnSuccess(() => [listTag('LinkPreset')]) },
    deleteLinkPreset: { invalidatesTags: invalidatesOnSuccess(() => [listTag('LinkPreset')]) },
    getLinkSettings: { providesTags: [tag('LinkSettings')] },
    updateLinkSettings: { invalidatesTags: invalidatesOnSuccess(() => [tag('LinkSettings')]) },
  },
});

export const {
  useListAdsQuery,
  useCreateAdMutation,
  useGetAdQuery,
  useUpdateAdMutation,
  useDeleteAdMutation,
  useRestoreAdMutation,
  useDuplicateAdMutation,
  useListImagesQuery,
  useUploadImageMutation,
  useDeleteImageMutation,
  useListLinkPresetsQuery,
  useCreateLinkPresetMutation,
  useDeleteLinkPresetMutation,
  useGetLinkSettingsQuery,
  useUpdateLinkSettingsMutation,
} = adsApi;
export type {
  AdChange,
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
