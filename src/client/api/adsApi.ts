import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type SavedAd, generatedApi } from './generated/ads.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type TagType,
  eachTag,
  idTag,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tagsOfList,
} from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type AdsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<AdsDefinitions, 'listAds'> & {
  listAds: OverrideResultType<AdsDefinitions['listAds'], Page<SavedAd>>;
};

const oneAd = invalidatesOnSuccess((_result, { id }: { id: string }) => [idTag('Ad', id), listTag('Ad')]);
const anyAd = invalidatesOnSuccess(() => [listTag('Ad')]);

/** Ads, for the pages that show, write or offer one. */
export const adsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
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
  } satisfies CachingDecisions<Definitions>,
});

export const { useListAdsQuery, useCreateAdMutation, useGetAdQuery, useDeleteAdMutation, useDuplicateAdMutation } =
  adsApi;
export type {
  AdContents,
  AdCopy,
  AdFormat,
  AdTextChange,
  ArtworkDesign,
  ArtworkFormat,
  ImageCrops,
  MissingField,
  NewAd,
  PictureTexts,
  SavedAd,
} from './generated/ads.gen';
